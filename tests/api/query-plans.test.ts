import { type CompiledQuery, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Role, roles } from '../../contract/kit/roles.ts';
import type { ListSearch } from '../../contract/kit/list-search.ts';
import { registry, resources } from '../../contract/registry.ts';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { searchOrders } from '../../contract/search/search.schema.ts';
import { buildApp } from '../../server/app.ts';
import { readConfig } from '../../server/config.ts';
import { withoutHurry } from '../../server/db/postgres.ts';
import { inTenant } from '../../server/db/scope.ts';
import { createJobs, type Jobs } from '../../server/jobs/jobs.ts';
import { openMailer } from '../../server/mail/mailer.ts';
import { locateAddress } from '../../server/geo/geo.service.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { ApiClient } from '../support/api-client.ts';
import { columns } from '../support/columns.ts';
import { fillCountry } from '../support/country.ts';
import { listening, type Walk, walksOf } from '../support/listening.ts';
import type { Schema } from '../../server/db/schema.ts';
import { crowdedTables, fillTables, plantRows } from '../support/many-rows.ts';
import { pingTemplate } from '../support/templates.ts';
import { publishTerms } from '../support/terms.ts';
import { isWhole } from '../support/whole.ts';
import { createWorld, type World } from '../support/world.ts';

/** What a page asks costs no more with everybody there is: no statement walks a table, or half a tenant by an index. */
const sizes = { postgres: isWhole ? 40_000 : 24_000, pglite: 24_000 };
type Planted = Parameters<typeof plantRows>[1][number];
/** Of which a company has many. */
const ofCompanies = [...columns].filter(([, { ofCompany }]) => ofCompany);
const readableBy = (role: Role) =>
  ofCompanies.flatMap(([name, { admission }]) => (admission?.['list']?.roles.includes(role) ? [name] : []));

let world: World;
let many: number;
let app: Awaited<ReturnType<typeof buildApp>>;
let jobs: Jobs;
let statements: CompiledQuery[];
const browsers = new Map<Role, ApiClient>();
let ids: Record<string, string>;

beforeAll(async () => {
  world = await createWorld();
  const { db, tenant, clock } = world;
  many = sizes[db.kind];
  await publishTerms(world, tenant);
  const people = Object.fromEntries(
    await Promise.all(roles.map(async (type) => [type, await world.person({ type })] as const)),
  );
  const { organization_id, employee_id } = people['employee']!;
  await inTenant(db, tenant.id, (tx) =>
    tx
      .updateTable('organizations')
      .set(locateAddress({ postcode: '60311', country: 'DE' }))
      .execute(),
  );
  await withoutHurry(() => fillCountry(world, many));
  const template = await pingTemplate(world, tenant);
  const ofCompany = { organization_id: `'${organization_id}'::uuid` };
  const ping = {
    ...ofCompany,
    employee_id: `'${employee_id}'::uuid`,
    email_template_id: `'${template}'::uuid`,
    match: `'{"rule":1,"reasons":[]}'`,
  };
  const somebody = `('0199c000-0000-7000-8000-' || lpad(to_hex(n), 12, '0'))::uuid`;
  await plantRows(
    db,
    [
      ['pings', { ...ping, applicant_id: somebody }, 60],
      ['pings', { ...ping, applicant_id: `'${people['applicant']!.applicant_id}'::uuid`, status: `'declined'` }, 60],
      ...Object.values(people).map(({ id }): Planted => [
        'activities',
        { user_id: `'${id}'::uuid`, kind: `'password_changed'`, happened_at: '$now' },
        60,
      ]),
      ...ofCompanies.map(([, { table, ofCompany: own }]): Planted => [table, { ...ofCompany, ...own }, 60]),
      ['alert_recipients', { alert_id: somebody, employee_id: `'${employee_id}'::uuid` }, many / 8],
      ['recommendations', { applicant_id: somebody, status: `'accepted'` }, many / 8],
      ['recommendations', { ...ofCompany, applicant_id: somebody, status: `'created'` }, 60],
      ['organization_blocks', { applicant_id: somebody }, many / 8],
    ],
    tenant.id,
    clock.now(),
  );
  const anyOf = async (table: keyof Schema): Promise<string> => {
    const { rows } = await inTenant(db, tenant.id, (tx) =>
      sql<{ id: string }>`select id from ${sql.table(table)} limit 1`.execute(tx),
    );
    return rows[0]?.id ?? '';
  };
  ids = { organizations: organization_id ?? '' };
  for (const { name, show, search } of resources) {
    const { table, readBy } = columns.get(name) ?? {};
    if (show && search && table && !readBy) ids[name] ??= await anyOf(table);
  }
  await fillTables(db, many, clock.now());
  // as autovacuum leaves a database that has been standing for a while
  await withoutHurry(() => sql`vacuum analyze`.execute(db.kysely));
  const heard = listening(db);
  ({ statements } = heard);
  const mailer = openMailer({ clock });
  jobs = createJobs({ db, clock, config: readConfig({}), mailer, onError: () => undefined });
  app = await buildApp({ ...world.deps, db: heard.heard, jobs });
  for (const role of roles) {
    const browser = new ApiClient(app, `${tenant.slug}.localhost:3000`);
    await browser.login(people[role]!.email);
    browsers.set(role, browser);
  }
}, 300_000);
afterAll(async () => {
  await app.close();
  await jobs.stop();
  await world.close();
});

const growing = new Set([...crowdedTables, 'recommendations', 'organization_blocks']);
/** Sums are of a whole tenant, and the last page of many comes after all others: by indexes, but a long way. */
const goesFar = (path: string): boolean => /\/_statistics|\/statistics\/report|page=500/.test(path);

/** What the statements of a request walk that is too much, in words. */
async function wideWalks(role: Role, path: string): Promise<string[]> {
  statements.length = 0;
  const { status, body } = (await browsers.get(role)?.send('GET', `/api${path}`)) ?? { status: 0, body: '' };
  if (status >= 500 || status === 422) throw new Error(`${path} answered ${status}: ${JSON.stringify(body)}`);
  const isWide = ({ table, rows, isWhole: walksAll }: Walk): boolean =>
    growing.has(table) && (walksAll || (rows > many / 2 && !goesFar(path)));
  const found: string[] = [];
  for (const statement of statements.filter(({ sql: text }) => /^\s*(select|with)\b/i.test(text)))
    for (const { table, rows, isWhole: walksAll } of (
      await inTenant(world.db, world.tenant.id, (tx) => walksOf(tx, statement))
    ).filter(isWide))
      found.push(
        `${walksAll ? 'all' : rows} of ${table}: ${role} ${path.slice(0, 200)} ${statement.sql.slice(0, 300)}`,
      );
  return found;
}

/** What endpoints ask for that answer nothing without it. */
const ofOne = [...readableBy('tenant_member'), 'organization-pings'];
const queries: Record<string, string> = {
  ...Object.fromEntries(ofOne.map((name) => [`${name}.list`, '?filter[organization_id]={organization}'])),
  'alerts.estimate': '?filter[organization_id]={organization}',
  'addresses.list': '?filter[query]=Berlin',
  'addresses.streets': '?filter[query]=Hauptstr',
  'tenants.lookup': '?filter[slug]=app',
  'blocks.organizations': '?name=Betrieb',
};
const pathOf = ({ name, path }: Endpoint): string =>
  path.replaceAll('{id}', ids[name.split('.')[0] ?? ''] ?? '').replaceAll(/\{\w+\}/g, 'app') +
  (queries[name]?.replace('{organization}', ids['organizations'] ?? '') ?? '');

const gets = registry.filter(({ method }) => method === 'GET');
const reading = Map.groupBy(gets, ({ name }) => name.split('.')[0] ?? '');
const readers = [...reading].flatMap(([of, endpoints]) => roles.map((role) => ({ role, of, endpoints })));
test.each(readers)('whatever a page of $role reads of $of goes by indexes', async ({ role, endpoints }) => {
  const found: string[] = [];
  for (const endpoint of endpoints) found.push(...(await wideWalks(role, pathOf(endpoint))));
  expect(found).toEqual([]);
});

/** A value that each kind of filter takes. */
const filterValues = {
  true: 'true',
  text: 'a',
  number: '30',
  day: '2026-01-01',
  id: '0198f0a0-0000-7000-8000-000000000011',
};
const variantsOf = ({ order, filter }: ListSearch): string[] => [
  ...order.flatMap((word) => [`order=${word}`, `order=-${word}&page=2`]),
  ...Object.entries(filter).flatMap(([name, of]) =>
    (typeof of === 'string' ? [filterValues[of]] : of).map((value) => `filter[${name}]=${value}`),
  ),
];
const lists: readonly (readonly [path: string, variants: readonly string[]])[] = [
  ['/v1/activities', ['order=happened_at&page=2', 'filter[unread]=true']],
  ...resources.flatMap(({ list, search }) =>
    list && search && list.access.roles?.includes('employee') !== false
      ? [[list.path, variantsOf(search)] as const]
      : [],
  ),
];

test.each(lists)('the list %s of a company does in every order and with every filter', async (path, variants) => {
  const found: string[] = [];
  for (const variant of variants) found.push(...(await wideWalks('employee', `${path}?${variant}`)));
  expect(found).toEqual([]);
});

test('a company has many of whatever its people list by the kit, and each of the others says what is planted instead', () => {
  const few = {
    channels: 'one for each class of mails',
    employees: 'a company’s people are few',
    pings: 'planted here, with whom they went to',
    recommendations: 'planted here, with whom they are about',
  };
  const ofPeople = [...columns].filter(
    ([, { admission, readBy }]) => readBy === undefined && admission?.['list']?.roles.includes('employee'),
  );
  expect(ofPeople.flatMap(([name, { ofCompany }]) => (ofCompany ? [] : [name])).toSorted()).toEqual(Object.keys(few));
});

/** Of columns those that a company has many of, and what else is long. */
const longLists = (role: Role, ...others: readonly string[]): readonly string[] =>
  [...readableBy(role), ...others].map((name) => `/v1/${name}`).toSorted();
const staffsLists = (role: Role) => longLists(role, 'activities', 'applicants', 'audits', 'organization-pings');
const listsOf: Record<Role, readonly string[]> = {
  applicant: longLists('applicant', 'activities', 'pings'),
  employee: longLists('employee', 'activities', 'applicants/search', 'pings', 'recommendations'),
  tenant_member: staffsLists('tenant_member'),
  administrator: staffsLists('administrator'),
};

test.each(roles)('a page of twenty rows asks no more often for %s than a page of one', async (role) => {
  const asked = async (path: string, rows: number) => {
    statements.length = 0;
    const { body } =
      (await browsers.get(role)?.send('GET', `/api${path}${path.includes('?') ? '&' : '?'}per_page=${rows}`)) ?? {};
    const { data } = body as { data?: unknown };
    return { rows: Array.isArray(data) ? data.length : 0, times: statements.length };
  };
  const times: Record<string, readonly [one: number, twenty: number]> = {};
  for (const endpoint of registry.filter(({ method }) => method === 'GET')) {
    const path = pathOf(endpoint);
    const [one, twenty] = [await asked(path, 1), await asked(path, 20)];
    if (one.rows === 1 && twenty.rows === 20) times[path] = [one.times, twenty.times];
  }
  expect(
    Object.keys(times)
      .map((path) => path.replace(/\?.*/, ''))
      .toSorted(),
  ).toEqual(listsOf[role]);
  expect(Object.entries(times).filter(([, [one, twenty]]) => one !== twenty)).toEqual([]);
});

const wished = (count: number): string =>
  occupations
    .slice(0, count)
    .map(({ id }) => `filter[occupation_ids][]=${id}`)
    .join('&');
const filters: readonly string[] = [
  '',
  'filter[saved]=true',
  'filter[hidden]=true',
  'filter[fresh]=true&filter[centre]=10115',
  'filter[interested]=true',
  'filter[centre]=60311&filter[radius_km]=10',
  'filter[centre]=44135&filter[radius_km]=100',
  wished(1),
  `${wished(1)}&filter[related]=kldb3&filter[centre]=10115&filter[radius_km]=50`,
  wished(50),
  `${wished(50)}&filter[related]=kldb3`,
  'filter[graduation_rank]=8&filter[ranked_only]=true',
  'filter[recommended_only]=true',
  'filter[not_contacted]=true',
  `${wished(20)}&filter[graduation_rank]=3&filter[recommended_only]=true&filter[not_contacted]=true`,
];

test.each(searchOrders)(
  'a search by %s does with every kind of filter, on the first page and the last',
  async (order) => {
    const found: string[] = [];
    for (const filter of filters)
      for (const page of [1, 500])
        found.push(...(await wideWalks('employee', `/v1/applicants/search?order=${order}&page=${page}&${filter}`)));
    expect(found).toEqual([]);
  },
);

test('the figures beside the choices do with every kind of filter', async () => {
  const found: string[] = [];
  for (const filter of filters) found.push(...(await wideWalks('employee', `/v1/applicants/search/counts?${filter}`)));
  expect(found).toEqual([]);
});

test('a page behind the last one that totals reach is empty and costs no more than counting', async () => {
  const browser = browsers.get('employee')!;
  const pageAt = async (page: number) => {
    statements.length = 0;
    const { body } = await browser.call(searchApplicants, { query: { page: String(page) } });
    const asked = statements.filter(({ sql: text }) => text.includes('from applicants'));
    return { rows: body.data.length, total: body.meta.total, more: body.meta.total_is_at_least, asked: asked.length };
  };
  const { asked: _, ...last } = await pageAt(500);
  expect(last).toEqual({ rows: 20, total: 10_000, more: true });
  expect(await pageAt(501)).toEqual({ rows: 0, total: 10_000, more: true, asked: 1 });
  expect(await pageAt(10_000)).toEqual({ rows: 0, total: 10_000, more: true, asked: 1 });
});

test('without its index a list is noticed', async () => {
  await sql`drop index invitations_organization`.execute(world.db.kysely);
  expect(await wideWalks('employee', '/v1/invitations')).not.toEqual([]);
});
