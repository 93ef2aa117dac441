import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { applicantsSearch, listedStatuses } from '../../contract/applicants/desk.search.ts';
import { unmatchableReasons } from '../../contract/applicants/unmatchable-reasons.ts';
import { employeesSearch } from '../../contract/employees/employees.search.ts';
import type { ListSearch } from '../../contract/kit/list-search.ts';
import {
  askedUsages,
  organizationStatuses,
  organizationsSearch,
} from '../../contract/organizations/organizations.search.ts';
import {
  applicantFigures,
  applicantsBy,
  employeeFigures,
  organizationFigures,
  organizationsBy,
} from '../../contract/statistics/figures.ts';
import { profiles } from '../../contract/profiles/profiles.endpoints.ts';
import { listApplicants } from '../../server/applicants/desk.repository.ts';
import { entryView } from '../../server/applicants/desk.view.ts';
import { inTenant, type TenantTx } from '../../server/db/scope.ts';
import { listAllEmployees } from '../../server/employees/desk.repository.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { listOrganizations } from '../../server/organizations/organizations.repository.ts';
import {
  applicantStatistics,
  employeeStatistics,
  organizationStatistics,
} from '../../server/statistics/statistics.service.ts';
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

type Filter = Readonly<Record<string, readonly string[] | string | undefined>>;
const all = { by: 'created_at', direction: 'asc', limit: 10_000, offset: 0 } as const;

/** Every list under a filter, as its endpoint asks for it. */
const lists = {
  applicants: (tx: TenantTx, filter: Filter) => listApplicants(tx, filter, all, moment()),
  employees: (tx: TenantTx, filter: Filter) => listAllEmployees(tx, filter, all, moment().now),
  organizations: (tx: TenantTx, filter: Filter) => listOrganizations(tx, filter, all, moment()),
};
type ListName = keyof typeof lists;

/** A link's words, as an endpoint takes them. */
const several = (filter: Readonly<Record<string, string>>): Filter =>
  Object.fromEntries(
    Object.entries(filter).map(([name, value]) => [name, ['occupation', 'source'].includes(name) ? value : [value]]),
  );

/** Each figure of the pages, with the list it leads to. */
async function figures(
  tx: TenantTx,
): Promise<readonly (readonly [ListName, Readonly<Record<string, string>>, number])[]> {
  const of = await applicantStatistics(tx, world.tenant, world.clock.now());
  const { total, verified, onboarded, active_30_days } = await employeeStatistics(tx, world.clock.now());
  const companies = await organizationStatistics(tx, world.clock.now());
  const { active, ...having } = organizationFigures;
  return [
    ...(['total', 'verified', 'onboarded', 'tos_accepted', 'matchable', 'minors_waiting'] as const).map(
      (name) => ['applicants', applicantFigures[name], of[name]] as const,
    ),
    ['applicants', applicantFigures.days_7, of.new.days_7],
    ['applicants', applicantFigures.days_30, of.new.days_30],
    ['applicants', applicantFigures.without_occupation, of.by_occupation.none],
    ['applicants', applicantFigures.without_code, of.by_source.none],
    ...unmatchableReasons.map((it) => ['applicants', applicantsBy.reason(it), of.unmatchable_reasons[it]] as const),
    ...listedStatuses.map((it) => ['applicants', applicantsBy.search_status(it), of.by_search_status[it]] as const),
    ...of.by_occupation.top.map(({ id, count }) => ['applicants', applicantsBy.occupation(id), count] as const),
    ...of.by_source.top.map(({ id, count }) => ['applicants', applicantsBy.source(id), count] as const),
    ['employees', employeeFigures.total, total],
    ['employees', employeeFigures.verified, verified],
    ['employees', employeeFigures.onboarded, onboarded],
    ['employees', employeeFigures.active_30_days, active_30_days],
    ['organizations', active, companies.by_status.active],
    ...(Object.keys(having) as (keyof typeof having)[]).map(
      (name) => ['organizations', having[name], companies[name]] as const,
    ),
    ...organizationStatuses.map(
      (it) => ['organizations', organizationsBy.status(it), companies.by_status[it]] as const,
    ),
    ...askedUsages.map((it) => ['organizations', organizationsBy.usage_type(it), companies.by_usage_type[it]] as const),
  ];
}

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
  () => ['applicants', one(['lat = null, lng = null, area_id = null', 'lat = 52, lng = 13, area_id = 10115'])],
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

test('every figure is as long as the list it leads to, whatever happens to people and companies', async () => {
  const wrong: string[] = [];
  let held = 0;
  await inTenant(world.db, world.tenant.id, async (tx) => {
    for (let round = 0; round < rounds * 2; round += 1) {
      for (let n = 0; n < 6; n += 1) await somethingHappens(tx);
      for (const [list, filter, count] of await figures(tx)) {
        const { total, rows } = await lists[list](tx, several(filter));
        held += 1;
        if (total !== count || rows.length !== count)
          wrong.push(`${list} ${JSON.stringify(filter)}: ${count}, listed ${total} of ${rows.length}`);
      }
    }
  });
  expect([...new Set(wrong)]).toEqual([]);
  expect(held).toBeGreaterThan(rounds * 70);
}, 300_000);

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
const least = (asked: readonly string[]): number => (asked.includes('days_30') ? 30 : 7);

test('a list under any filters has the rows that its filters mean, and no other', async () => {
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
        minor: (row, asked) => isAsked(asked, reasons(row).minor),
        reached: (row, asked) => asked.every((step) => isFar(row, step)),
        since: (row, asked) => isConfirmed(row) && row.created_at > daysAgo(least(asked)),
        without: (row, asked) =>
          isConfirmed(row) && asked.every((what) => (what === 'code' ? row.code_name : row.occupation_id) === null),
      };
      const isThrough = (row: Colleague) =>
        isConfirmed(row) && row.phonenumber !== null && (usageOf.get(row.organization_id) ?? null) !== null;
      const ofColleagues: Meaning<Colleague> = {
        q: ({ firstname, lastname, email }, [text = '']) =>
          [`${firstname} ${lastname}`, email].some((it) => it.toLowerCase().includes(text.toLowerCase())),
        status: ({ account }, asked) => asked.includes(account),
        verified: (row, asked) => isAsked(asked, isConfirmed(row)),
        onboarded: (row, asked) => isAsked(asked, isThrough(row)),
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
}, 300_000);
