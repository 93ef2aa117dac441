import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicantsSearch, listedStatuses } from '../../contract/applicants/desk.search.ts';
import { employeesSearch } from '../../contract/employees/employees.search.ts';
import type { ListSearch } from '../../contract/kit/list-search.ts';
import { organizationStatuses, organizationsSearch } from '../../contract/organizations/organizations.search.ts';
import { profiles } from '../../contract/profiles/profiles.endpoints.ts';
import { listApplicants } from '../../server/applicants/desk.repository.ts';
import { entryView } from '../../server/applicants/desk.view.ts';
import { dayAfter, dayIn } from '../../contract/kit/age.ts';
import type { Period } from '../../contract/statistics/period.search.ts';
import { inTenant, type TenantTx } from '../../server/db/scope.ts';
import { areas as everyArea } from '../../server/geo/areas.ts';
import { spanned } from '../../server/kit/span.ts';
import type { Days } from '../../server/statistics/stretches.ts';
import { listAllEmployees } from '../../server/employees/desk.repository.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { listOrganizations } from '../../server/organizations/organizations.repository.ts';
import { type Filter, figuresOf, type ListName, several } from '../support/led-figures.ts';
import { succeeded } from '../support/api-client.ts';
import type { Person } from '../support/people.ts';
import { aCode } from '../support/registration.ts';
import { isWhole } from '../support/whole.ts';
import { createWorld, type World } from '../support/world.ts';

/**
 * A figure and the list it leads to are one count: over people and companies that change at random, each figure is held
 * against its list, and lists under random filters against the rows themselves. Ten thousand filter sets in
 * `npm run test:all`, some hundred in `npm test`.
 */
const rounds = isWhole ? 130 : 6;
/** In ms; ten thousand sets of filters on the embedded database take half an hour. */
const limit = isWhole ? 3_000_000 : 300_000;

let world: World;
let codes: readonly string[];
let member: Person;
const day = 86_400_000;
const moment = () => ({ born_by: '2010-11-20', now: world.clock.now(), since: daysAgo(14) });
const daysAgo = (days: number): Date => new Date(world.clock.now().getTime() - days * day);

/** Numbers that look random and are the same in each run (a linear congruential generator). */
let state = 1_604;
const random = (below: number): number => {
  state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
  return Math.floor((state / 2_147_483_648) * below);
};
const one = <T>(of: readonly T[]): T => of[random(of.length)] as T;
const areas = everyArea.slice(0, 3);

beforeAll(async () => {
  world = await createWorld();
  member = await world.person({ type: 'tenant_member' });
  const stage = () => one(['session', 'verified', 'onboarded', 'tos'] as const);
  for (let n = 0; n < 5; n += 1) {
    await world.person({ type: 'employee', stage: stage() });
    for (const tenant of [world.tenant, world.tenant, world.tenant, world.other])
      await world.person({ tenant, stage: stage() });
  }
  codes = [(await aCode(world)).code.id, (await aCode(world)).code.id];
  const browser = await world.login(await world.person({ type: 'employee' }));
  await succeeded(browser.call(profiles.create, { body: { name: 'Ausbildung' } }));
});
afterAll(() => world.close());

const all = { by: 'created_at', direction: 'asc', limit: 10_000, offset: 0 } as const;

/** Every list under a filter, as its endpoint asks for it. */
const lists = {
  applicants: (tx: TenantTx, filter: Filter) => listApplicants(tx, inDays(filter), all, moment()),
  employees: (tx: TenantTx, filter: Filter) => listAllEmployees(tx, inDays(filter), all, moment().now),
  organizations: (tx: TenantTx, filter: Filter) => listOrganizations(tx, inDays(filter), all, moment()),
};
const inDays = (filter: Filter): object => {
  const { area, ...rest } = spanned(filter as Filter & Period, world.tenant.timezone) as Filter & { area?: string };
  return { ...(rest as object), ...(area !== undefined && { area: Number(area) }) };
};

/** What happens to people and companies in a month, one after the other. */
const happenings: readonly (() => readonly [
  table: 'users' | 'applicants' | 'organizations' | 'employees' | 'profiles' | 'registration_codes',
  set: string,
])[] = [
  () => ['applicants', `tos_status = '${one(['pending', 'accepted', 'expired', 'revoked'])}'`],
  () => ['applicants', `findable_status = '${one(['pending', 'accepted', 'revoked'])}'`],
  () => ['applicants', `search_status = '${one([...listedStatuses, 'archived'])}'`],
  () => ['applicants', `occupation_id = ${one(['null', ...occupations.slice(0, 3).map(({ id }) => `'${id}'`)])}`],
  () => ['applicants', `registration_code_id = ${one(['null', ...codes.map((id) => `'${id}'`)])}`],
  () => [
    'applicants',
    `date_of_birth = ${one(['null', `'2006-02-28'`, `'2010-11-20'`, `'2010-11-21'`, `'2012-02-29'`])}`,
  ],
  () => ['applicants', `phonenumber = ${one(['null', `'+4930'`])}`],
  () => [
    'applicants',
    one(['lat = null, lng = null, area_id = null', ...areas.map(({ id }) => `lat = 52, lng = 13, area_id = ${id}`)]),
  ],
  () => ['users', `account = '${one(['active', 'inactive'])}'`],
  () => ['users', `created_at = '${daysAgo(one([0, 6, 7, 8, 29, 30, 31, 90])).toISOString()}'`],
  () => ['users', `last_login_at = '${daysAgo(one([0, 13, 15, 29, 31])).toISOString()}'`],
  () => ['employees', `phonenumber = ${one(['null', `'+4930'`])}`],
  () => ['organizations', `status = '${one(organizationStatuses)}'`],
  () => ['organizations', `usage_type = ${one(['null', `'referring'`, `'searching'`, `'searching_and_referring'`])}`],
  () => ['organizations', `created_at = '${daysAgo(one([1, 13, 15, 60])).toISOString()}'`],
  () => ['profiles', `status = '${one(['draft', 'published'])}'`],
  () => ['registration_codes', `status = '${one(['draft', 'active', 'expired'])}'`],
];

async function somethingHappens(tx: TenantTx): Promise<void> {
  const [table, set] = one(happenings)();
  const who = ` where id = (select id from ${table} where tenant_id = '${world.tenant.id}' ${table === 'users' ? `and id <> '${member.id}'` : ''} order by id offset ${random(16)} limit 1)`;
  await sql.raw(`update ${table} set ${set} ${who}`).execute(tx);
}

/** Days that end before today, or after it; one alone, some weeks, most of a year. */
const someDays = (): Days => {
  const until = dayIn(world.tenant.timezone, daysAgo(one([-3, 0, 0, 1, 7, 30])));
  return { from: dayAfter(until, -one([0, 1, 6, 20, 31, 90, 300])), until };
};

test(
  'every figure is as long as the list it leads to, whatever happens to people and companies',
  async () => {
    const wrong: string[] = [];
    let held = 0;
    await inTenant(world.db, world.tenant.id, async (tx) => {
      for (let round = 0; round < rounds * 2; round += 1) {
        for (let n = 0; n < 6; n += 1) await somethingHappens(tx);
        const days = someDays();
        for (const [list, filter, count] of [
          ...(await figuresOf(tx, world)),
          ...(await figuresOf(tx, world, days)).map(
            ([name, narrowed, total]) => [name, { ...days, ...narrowed }, total] as const,
          ),
        ]) {
          const { total, rows } = await lists[list](tx, several(filter));
          held += 1;
          if (total !== count || rows.length !== count)
            wrong.push(`${list} ${JSON.stringify(filter)}: ${count}, listed ${total} of ${rows.length}`);
        }
      }
    });
    expect([...new Set(wrong)]).toEqual([]);
    expect(held).toBeGreaterThan(rounds * 190);
  },
  limit,
);

const searches: Readonly<Record<ListName, ListSearch>> = {
  applicants: applicantsSearch,
  employees: employeesSearch,
  organizations: organizationsSearch,
};

/** Some of a list's filters with some of their words. */
function drawn(list: ListName): Filter {
  const chosen = Object.entries(searches[list].filter).filter(() => random(3) === 0);
  return Object.fromEntries(
    chosen.map(([name, of]) => {
      if (name === 'occupation') return [name, one(occupations.slice(0, 3)).id];
      if (name === 'source') return [name, one(sources)];
      if (name === 'area') return [name, String(one(areas).id)];
      if (of === 'day') return [name, someDays()[name as 'from' | 'until']];
      if (typeof of === 'string') return [name, one(['K', 'Mus', 'Betrieb', '%', 'muster1'])];
      const words = of.filter(() => random(2) === 0);
      return [name, words.length === 0 ? [one(of)] : words];
    }),
  );
}
let sources: readonly string[] = [];

/** Whether a row is one of those that a word of a filter means; the other filters are words of the row itself. */
type Meaning<Row> = Readonly<Record<string, (row: Row, asked: readonly string[]) => boolean>>;
const isAsked = (asked: readonly string[], holds: boolean): boolean => asked.includes(holds ? 'yes' : 'no');
/** By the calendar of the tenant's clock, of whom each row is about. */
const dayOf = ({ created_at }: { readonly created_at: Date }) => dayIn(world.tenant.timezone, created_at);
const ofDays: Meaning<{ readonly created_at: Date }> = {
  from: (row, [first = '']) => dayOf(row) >= first,
  until: (row, [last = '']) => dayOf(row) <= last,
};
const least = (asked: readonly string[]): number => (asked.includes('days_30') ? 30 : 7);

test(
  'a list under any filters has the rows that its filters mean, and no other',
  async () => {
    const wrong: string[] = [];
    await inTenant(world.db, world.tenant.id, async (tx) => {
      sources = (await lists.organizations(tx, {})).rows.map(({ id }) => id);
      for (let round = 0; round < rounds; round += 1) {
        for (let n = 0; n < 12; n += 1) await somethingHappens(tx);
        const { rows: everybody } = await lists.applicants(tx, {});
        const { rows: colleagues } = await lists.employees(tx, {});
        const { rows: companies } = await lists.organizations(tx, {});
        const usageOf = new Map(companies.map(({ id, usage_type }) => [id, usage_type]));
        type Applicant = (typeof everybody)[number];
        type Colleague = (typeof colleagues)[number];
        type Company = (typeof companies)[number];
        const reasons = (row: Applicant) => entryView(row, { tenant: world.tenant, now: world.clock.now() });
        const isConfirmed = ({ verification }: Applicant | Colleague) => verification === 'verified';
        const isFar = (row: Applicant, step: string) => {
          const [first = 'matchable'] = reasons(row).unmatchable_reasons;
          const before = [
            'onboarding_incomplete',
            ...(step === 'tos_accepted' ? ['tos_not_accepted', 'guardian_not_confirmed'] : []),
          ];
          return isConfirmed(row) && (step === 'verified' || !before.includes(first));
        };
        const names = ({ firstname, lastname }: Applicant, text: string) =>
          [firstname, lastname].some((name) => name.toLowerCase().startsWith(text.toLowerCase()));
        const ofApplicants: Meaning<Applicant> = {
          q: (row, [text = '']) => names(row, text),
          search_status: (row, asked) => isConfirmed(row) && asked.includes(row.search_status),
          matchable: (row, asked) => isAsked(asked, row.matchable),
          unmatchable_reason: (row, asked) => asked.includes(reasons(row).unmatchable_reasons[0] ?? ''),
          occupation: (row, [id]) => isConfirmed(row) && row.occupation_id === id,
          source: (row, [id]) => isConfirmed(row) && row.source_id === id,
          area: (row, [id]) => isConfirmed(row) && row.area_id === Number(id),
          ...ofDays,
          minor: (row, asked) => isAsked(asked, reasons(row).minor),
          reached: (row, asked) => asked.every((step) => isFar(row, step)),
          since: (row, asked) => isConfirmed(row) && row.created_at > daysAgo(least(asked)),
          without: (row, asked) =>
            isConfirmed(row) &&
            asked.every(
              (what) => ({ code: row.code_name, occupation: row.occupation_id, area: row.area_id })[what] === null,
            ),
        };
        const isThrough = (row: Colleague) =>
          isConfirmed(row) && row.phonenumber !== null && (usageOf.get(row.organization_id) ?? null) !== null;
        const ofColleagues: Meaning<Colleague> = {
          q: ({ firstname, lastname, email }, [text = '']) =>
            [`${firstname} ${lastname}`, email].some((it) => it.toLowerCase().includes(text.toLowerCase())),
          status: ({ account }, asked) => asked.includes(account),
          verified: (row, asked) => isAsked(asked, isConfirmed(row)),
          onboarded: (row, asked) => isAsked(asked, isThrough(row)),
          ...ofDays,
          here: (row) => isConfirmed(row) && row.last_active_at !== null && row.last_active_at >= daysAgo(30),
        };
        const ofCompanies: Meaning<Company> = {
          q: ({ name }, [text = '']) => name.toLowerCase().includes(text.toLowerCase()),
          status: ({ status }, asked) => asked.includes(status),
          usage_type: ({ usage_type }, asked) => asked.includes(usage_type ?? 'unsaid'),
          stalled: ({ stalled }, asked) => isAsked(asked, stalled),
          profile: (row, asked) => isAsked(asked, row.with_profile),
          code: (row, asked) => isAsked(asked, row.with_code),
          alert: (row, asked) => isAsked(asked, row.with_alert),
          held: (row, asked) => isAsked(asked, row.held > 0),
          ...ofDays,
        };
        const compare = async <Row extends { readonly id: string }>(
          list: ListName,
          rows: readonly Row[],
          meaning: Meaning<Row>,
        ) => {
          for (let n = 0; n < 26; n += 1) {
            const filter = drawn(list);
            const meant = rows.filter((row) =>
              Object.entries(filter).every(([name, asked]) => meaning[name]?.(row, [asked ?? []].flat()) ?? false),
            );
            const { rows: listed, total } = await lists[list](tx, filter);
            if (total !== meant.length || listed.map(({ id }) => id).join() !== meant.map(({ id }) => id).join())
              wrong.push(`${list} ${JSON.stringify(filter)}: ${meant.length}, listed ${total}`);
          }
        };
        await compare('applicants', everybody, ofApplicants);
        await compare('employees', colleagues, ofColleagues);
        await compare('organizations', companies, ofCompanies);
      }
    });
    expect([...new Set(wrong)]).toEqual([]);
  },
  limit,
);

/** Each question of the list of applicants alone: with each of its words, and with each two of them. */
const questionsAlone = (): readonly Filter[] =>
  Object.entries(applicantsSearch.filter).flatMap(([name, of]): Filter[] => {
    if (name === 'occupation')
      return occupations.slice(0, 2).flatMap(({ id }) => [{ [name]: id }, { [name]: id.toUpperCase() }]);
    if (name === 'source') return sources.flatMap((id) => [{ [name]: id }, { [name]: id.toUpperCase() }]);
    if (name === 'area') return areas.map(({ id }) => ({ [name]: String(id) }));
    if (typeof of === 'string') return [];
    return of
      .flatMap((word, at) => [[word], ...of.slice(at + 1).map((other) => [word, other])])
      .map((words) => ({ [name]: words }));
  });

test('a question that is asked alone has as many as it lists, whichever of its words are asked, and an id in capitals too', async () => {
  const wrong: string[] = [];
  await inTenant(world.db, world.tenant.id, async (tx) => {
    sources = (await lists.organizations(tx, {})).rows.map(({ id }) => id);
    for (let n = 0; n < 300; n += 1) await somethingHappens(tx);
    for (const filter of questionsAlone()) {
      const { total, rows } = await lists.applicants(tx, filter);
      if (total !== rows.length) wrong.push(`${JSON.stringify(filter)}: ${total} of ${rows.length}`);
    }
  });
  expect(wrong).toEqual([]);
});
