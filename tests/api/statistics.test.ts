import { nowhere } from '../../server/geo/geo.service.ts';
import type { Updateable } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { unmatchableReasons } from '../../contract/applicants/unmatchable-reasons.ts';
import type { PingStatus } from '../../contract/pings/pings.schema.ts';
import {
  showApplicantStatistics,
  showEmployeeStatistics,
  showOrganizationStatistics,
} from '../../contract/statistics/statistics.endpoints.ts';
import type { OrganizationsTable, UsersTable } from '../../server/db/tables-accounts.ts';
import type { ApplicantsTable } from '../../server/db/tables-matching.ts';
import { newId } from '../../server/db/ids.ts';
import { inTenant, type TenantTx } from '../../server/db/scope.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { applicantStatistics } from '../../server/statistics/statistics.service.ts';
import { loadMe } from '../../server/users/me.service.ts';
import type { ApiClient } from '../support/api-client.ts';
import type { Person, PersonWishes } from '../support/people.ts';
import { aCode } from '../support/registration.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';

const day = 86_400_000;
let world: World;
let staff: ApiClient;

const changeUser = (person: Person, values: Updateable<UsersTable>): Promise<unknown> =>
  inTenant(world.db, person.tenant.id, (tx) =>
    tx.updateTable('users').set(values).where('id', '=', person.id).execute(),
  );
const changeApplicant = (person: Person, values: Updateable<ApplicantsTable>): Promise<unknown> =>
  inTenant(world.db, person.tenant.id, (tx) =>
    tx.updateTable('applicants').set(values).where('user_id', '=', person.id).execute(),
  );
const daysAgo = (days: number): Date => new Date(world.clock.now().getTime() - days * day);

/** Somebody who registered so many days ago, and whatever else is to be known of them. */
async function applicant(days: number, wishes: PersonWishes, rest: Updateable<ApplicantsTable> = {}): Promise<Person> {
  const person = await world.person(wishes);
  await changeUser(person, { created_at: daysAgo(days) });
  if (Object.keys(rest).length > 0) await changeApplicant(person, rest);
  return person;
}

const minorsBirthday = '2012-05-05';
const [baker, cook] = occupations;
let applicants: Person[];
let source: Awaited<ReturnType<typeof aCode>>;

beforeAll(async () => {
  world = await createWorld();
  source = await aCode(world);
  const byCode = { registration_code_id: source.code.id };
  const wants = (occupation: (typeof occupations)[number] | undefined) => ({ occupation_id: occupation?.id ?? '' });
  applicants = [
    await applicant(0, wants(baker), byCode),
    await applicant(6, wants(baker), byCode),
    await applicant(8, wants(cook)),
    await applicant(29, { ...wants(cook), stage: 'onboarded' }),
    await applicant(31, { ...wants(cook), stage: 'onboarded', date_of_birth: minorsBirthday }),
    await applicant(50, { stage: 'verified' }, byCode),
    await applicant(1, { stage: 'session' }),
    await applicant(90, wants(cook), { search_status: 'doesnot_want_matching' }),
    await applicant(90, wants(cook), { search_status: 'expired', ...nowhere }),
    await applicant(90, wants(cook), nowhere),
  ];
  const off = await applicant(90, wants(cook));
  await changeUser(off, { account: 'inactive' });
  applicants.push(off);
  const shadow = await world.person({ stage: 'session' });
  await changeUser(shadow, { shadow_of: applicants[0]?.id ?? null });
  await world.person({ tenant: world.other, occupation_id: occupations[8]?.id ?? '' });
  await world.person({ tenant: world.other, type: 'employee' });
  staff = await world.login(await world.person({ type: 'tenant_member' }));
});
afterAll(() => world.close());

test('applicants are counted once by what keeps them from being found, and by how far they have come [S2-33]', async () => {
  const { status, body } = await staff.call(showApplicantStatistics);
  expect([status, body.data]).toEqual([
    200,
    {
      total: 11,
      verified: 10,
      onboarded: 9,
      tos_accepted: 7,
      matchable: 3,
      unmatchable_reasons: {
        not_looking: 2,
        unverified: 1,
        onboarding_incomplete: 1,
        tos_not_accepted: 1,
        guardian_not_confirmed: 1,
        findable_not_accepted: 0,
        account_inactive: 1,
        address_not_found: 1,
      },
      minors_waiting: 1,
      new: { days_7: 2, days_30: 4 },
      course: expect.any(Array),
      by_search_status: {
        unconfirmed: 3,
        wants_to_be_matched: 5,
        doesnot_want_matching: 1,
        expired: 1,
        archived: 0,
      },
      by_source: {
        top: [{ id: source.organization_id, name: expect.stringMatching(/^Betrieb/), count: 3 }],
        rest: 0,
        none: 7,
      },
      by_occupation: {
        top: [
          { id: cook?.id, name: cook?.name, count: 7 },
          { id: baker?.id, name: baker?.name, count: 2 },
        ],
        rest: 0,
        none: 1,
      },
      by_area: expect.objectContaining({ rest: 0 }),
    },
  ]);
  expect(body.data.course.map(({ registered }) => registered)).toEqual([0, 0, 0, 0, 1, 0, 0, 2, 0, 0, 1, 2]);
});

/** Whoever isn't matchable, by the first reason their own page gives. */
async function firstReasons(tx: TenantTx, tenant = world.tenant, now = world.clock.now()) {
  const counts: Record<string, number> = Object.fromEntries(unmatchableReasons.map((reason) => [reason, 0]));
  for (const { id } of applicants) {
    // oxlint-disable-next-line no-await-in-loop -- one connection, one statement after the other
    const me = await loadMe(tx, id, tenant, now);
    const [reason] = me.applicant?.unmatchable_reasons ?? [];
    if (reason !== undefined) counts[reason] = (counts[reason] ?? 0) + 1;
  }
  return counts;
}

test('the reasons are those that everybody reads in their own overview', async () => {
  const { body } = await staff.call(showApplicantStatistics);
  expect(body.data.unmatchable_reasons).toEqual(await inTenant(world.db, world.tenant.id, firstReasons));
});

test.each(['2027-02-28T12:00:00Z', '2028-02-29T12:00:00Z', '2028-03-01T12:00:00Z', '2027-02-28T23:30:00Z'])(
  'who needs a guardian is counted as the rules count ages, on %s too',
  async (instant) => {
    const now = new Date(instant);
    await inTenant(world.db, world.tenant.id, async (tx) => {
      const born = ['2012-02-28', '2012-02-29', '2012-03-01', '2011-02-28', '2011-03-01', '2013-02-28', '2013-03-01'];
      for (const [index, date_of_birth] of born.entries()) {
        const of = tx.updateTable('applicants').set({ date_of_birth, tos_status: 'pending' });
        // oxlint-disable-next-line no-await-in-loop -- one connection, one statement after the other
        await of.where('user_id', '=', applicants[index]?.id ?? '').execute();
      }
      for (const guardian_age of [14, 15, 16, 17]) {
        const tenant = { ...world.tenant, guardian_age };
        // oxlint-disable-next-line no-await-in-loop -- see above
        const { unmatchable_reasons } = await applicantStatistics(tx, tenant, now);
        // oxlint-disable-next-line no-await-in-loop -- see above
        expect(unmatchable_reasons).toEqual(await firstReasons(tx, tenant, now));
      }
      throw new Undone();
    }).catch((error: unknown) => {
      if (!(error instanceof Undone)) throw error;
    });
  },
);
class Undone extends Error {}

test('the most frequent occupations stand by themselves, the others together; names decide ties', async () => {
  const nine = occupations.slice(0, 9);
  const last = nine.at(-1);
  for (const { id } of nine)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    await world.person({ tenant: world.other, occupation_id: id });
  const { by_occupation } = await inTenant(world.db, world.other.id, (tx) =>
    applicantStatistics(tx, world.other, world.clock.now()),
  );
  expect([by_occupation.top.map(({ id, count }) => [id, count]), by_occupation.rest, by_occupation.none]).toEqual([
    [[last?.id, 2], ...nine.slice(0, 7).map(({ id }) => [id, 1])],
    1,
    0,
  ]);
});

test('employees, their messages and how often these are answered', async () => {
  const [from, colleague] = [await world.person({ type: 'employee' }), await world.person({ type: 'employee' })];
  await changeUser(from, { last_login_at: daysAgo(29) });
  await changeUser(colleague, { last_login_at: daysAgo(31) });
  await world.person({ type: 'employee', stage: 'verified' });
  await world.person({ type: 'employee', stage: 'session' });
  await changeUser(await world.person({ type: 'employee' }), { account: 'inactive' });
  const template = await pingTemplate(world, world.tenant);
  const ping = (status: PingStatus, sent: boolean, answered: boolean) => ({
    tenant_id: world.tenant.id,
    id: newId(world.clock),
    applicant_id: applicants[0]?.applicant_id ?? '',
    organization_id: from.organization_id ?? '',
    employee_id: from.employee_id ?? '',
    email_template_id: template,
    kind: 'apprenticeship' as const,
    offered_occupation_id: null,
    email_template_version: 1,
    locale: 'de' as const,
    subject: 'Hallo',
    body: 'Hallo',
    match: '{}',
    status,
    send_at: daysAgo(30),
    sent_at: sent ? daysAgo(30) : null,
    expires_at: daysAgo(9),
    responded_at: answered ? daysAgo(20) : null,
    created_at: daysAgo(30),
    updated_at: daysAgo(9),
  });
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .insertInto('pings')
      .values([
        ping('pending', true, false),
        ping('accepted', true, true),
        ping('accepted', true, true),
        ping('declined', true, true),
        ping('expired', true, false),
        ping('revoked', true, false),
        ping('archived', true, true),
        ping('archived', true, false),
        ping('archived', false, false),
      ])
      .execute(),
  );
  const { body } = await staff.call(showEmployeeStatistics);
  // the company whose code it was has an employee, who logged in just now
  expect(body.data).toEqual({
    perspective: 'tenant',
    total: 5,
    verified: 4,
    onboarded: 3,
    active_30_days: 2,
    pings_by_status: {
      draft: 0,
      created: 0,
      pending: 1,
      accepted: 2,
      declined: 1,
      expired: 1,
      revoked: 1,
      archived: 2,
    },
    answer_rate: { answered: 4, of: 6 },
    course: expect.any(Array),
  });
});

test('organizations by status and purpose, those with a code, and those where nobody was for two weeks', async () => {
  const { other: tenant } = world;
  const { organization_id } = await aCode(world, {}, tenant);
  await aCode(world, { status: 'draft' }, tenant);
  const asleep = await world.person({ type: 'employee', tenant });
  const paused = await world.person({ type: 'employee', tenant });
  await world.person({ type: 'employee', stage: 'session', tenant });
  const update = (id: string | undefined, values: Updateable<OrganizationsTable>) =>
    inTenant(world.db, tenant.id, (tx) =>
      tx
        .updateTable('organizations')
        .set(values)
        .where('id', '=', id ?? '')
        .execute(),
    );
  await update(organization_id, { created_at: daysAgo(30), usage_type: 'referring' });
  await update(asleep.organization_id, { created_at: daysAgo(30) });
  await update(paused.organization_id, { created_at: daysAgo(30), status: 'inactive' });
  const browser = await world.login(await world.person({ type: 'tenant_member', tenant }));
  // one more is there since the beginning
  expect((await browser.call(showOrganizationStatistics)).body.data).toEqual({
    total: 6,
    by_status: { created: 1, verified: 0, active: 4, inactive: 1, archived: 0 },
    by_usage_type: { referring: 1, searching: 0, searching_and_referring: 4, unsaid: 1 },
    with_profile: 0,
    with_code: 1,
    with_alert: 0,
    stalled: 1,
  });
});

test('numbers leave the server and no person’s name, address or contact', async () => {
  const all = [showApplicantStatistics, showEmployeeStatistics, showOrganizationStatistics];
  const replies = await Promise.all(all.map((endpoint) => staff.call(endpoint)));
  for (const { raw } of replies) expect(raw.body).not.toMatch(/Kim|Muster|@example|\+49|2008-03-14/);
});

test.each([
  ['applicant', [showApplicantStatistics, showEmployeeStatistics, showOrganizationStatistics]],
  ['employee', [showApplicantStatistics, showOrganizationStatistics]],
] as const)('an %s is refused', async (type, endpoints) => {
  const browser = await world.login(await world.person({ type }));
  const answers = await Promise.all(endpoints.map((endpoint) => browser.call(endpoint)));
  expect(answers.map(({ status, error }) => [status, error.code])).toEqual(endpoints.map(() => [403, 'forbidden']));
});
