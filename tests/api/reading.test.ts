import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { verificationState } from '../../contract/authentication/authentication.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { createLegalContact, currentLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { showApplicantDashboard } from '../../contract/applicants/dashboard.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { findable, sentPing } from '../support/account.ts';
import { publishTerms } from '../support/terms.ts';
import { createWorld, type World } from '../support/world.ts';

/** Who reads waits for nobody who writes: a lock taken would stand in the row (`xmax`) even after it was let go. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
  await publishTerms(world, world.other);
});
afterAll(() => world.close());

async function locks(): Promise<unknown> {
  const { rows } = await sql`
    select 'ping', id, xmin::text, xmax::text from pings union all
    select 'applicant', id, xmin::text, xmax::text from applicants union all
    select 'guardian', id, xmin::text, xmax::text from legal_contacts union all
    select 'user', id, xmin::text, xmax::text from users
    order by 1, 2`.execute(world.db.kysely);
  return rows;
}

test('a GET locks and writes no row of people and messages', async () => {
  const person = await world.person(findable);
  const employee = await world.login(await world.person({ type: 'employee' }));
  const ping = await sentPing(world, employee, person);
  const applicant = await world.login(person);
  const child = await world.person({ tenant: world.other, stage: 'onboarded', date_of_birth: '2011-05-05' });
  const minor = await world.login(child);
  const guardian = { firstname: 'Maren', lastname: 'Vogt', gender: 'female', relation: 'mother' } as const;
  await minor.call(createLegalContact, { body: { ...guardian, email: 'maren.vogt@example.org' } });
  const newcomer = await world.login(await world.person({ stage: 'session' }));
  const before = await locks();
  const replies = [
    await applicant.call(pings.show, { params: { id: ping } }),
    await employee.call(pings.show, { params: { id: ping } }),
    await applicant.call(pings.list, {}),
    await applicant.call(showApplicantDashboard),
    await employee.call(pings.list, {}),
    await employee.call(searchApplicants, {}),
    await applicant.call(fetchMe),
    await applicant.call(exportAccount),
    await minor.call(currentLegalContact),
    await newcomer.call(verificationState),
  ];
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  expect(await locks()).toEqual(before);
});

test('a message just sent is listed before anybody has written down that it arrived, and is not locked for that', async () => {
  const person = await world.person(findable);
  const employee = await world.login(await world.person({ type: 'employee' }));
  const reader = await world.login(person);
  await sentPing(world, employee, person, 'mailed');
  const before = await locks();
  const [listed, open, unsent] = [
    await reader.call(pings.list, {}),
    await reader.call(pings.list, { query: { filter: { status: ['pending'] } } }),
    await reader.call(pings.list, { query: { filter: { status: ['created'] } } }),
  ].map(({ body }) => body.data);
  expect(await locks()).toEqual(before);
  expect(listed?.map(({ status, sent_at }) => [status, sent_at])).toEqual([['pending', expect.any(String)]]);
  expect([open, unsent]).toEqual([listed, []]);
  await world.jobs.tick(world.clock.now());
  expect((await reader.call(pings.list, {})).body.data).toEqual(listed);
});

test('a message whose time is over is shown as run out before anybody has written it down', async () => {
  const person = await world.person(findable);
  const employee = await world.login(await world.person({ type: 'employee' }));
  const ping = await sentPing(world, employee, person);
  world.clock.advance(22 * 86_400_000);
  const reader = await world.login(person);
  expect((await reader.call(pings.show, { params: { id: ping } })).body.data.status).toBe('expired');
});
