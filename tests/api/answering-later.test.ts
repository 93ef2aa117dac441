import { afterAll, beforeAll, expect, test } from 'vitest';
import { transitionApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { setBlock } from '../../contract/blocks/blocks.endpoints.ts';
import { answerPing, lookupPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { wait } from '../support/contacts.ts';
import { createWorld, type World } from '../support/world.ts';
import { written, type Yes } from '../support/yes.ts';

/** A message put aside, and one that ends because its reader found a place: what each side is told. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const later = ({ own, id }: Yes) => own.call(pings.transition, { params: { id }, body: { event: 'later' } });
const company = async ({ employee, id }: Yes) => {
  const { body } = await (await world.login(employee)).call(pings.show, { params: { id } });
  return body.data;
};
const reminders = async ({ applicant }: Yes) =>
  (await world.mails(applicant.email)).filter(({ subject }) => /still waiting|answer .* later/.test(subject));
const end = (yes: Yes, reason: 'found_here' | 'found_elsewhere' | 'paused') =>
  yes.own.call(transitionApplicant, {
    params: { id: yes.applicant.applicant_id ?? '' },
    body: { event: 'found_traineeship', reason },
  });
const toCompany = async ({ employee }: Yes) =>
  (await world.mails(employee.email)).filter(({ subject }) => /has found a place/.test(subject));

test('one put aside stays open, is said once, and its reader is reminded once before it ends, not after a week', async () => {
  const yes = await written(world);
  const before = await company(yes);
  const { status, body } = await later(yes);
  if (body.data.perspective !== 'applicant') throw new Error('An applicant reads their own side.');
  const { expires_at, later: aside } = body.data;
  expect([status, body.data.status]).toEqual([200, 'pending']);
  expect(aside?.reminds_at).toBe(new Date(Date.parse(expires_at) - 3 * 86_400_000).toISOString());
  expect(body.data.events).toEqual(['accept', 'decline']);
  expect((await later(yes)).status).toBe(409);
  expect(await company(yes), 'nothing of it goes to the company').toEqual(before);
  await wait(world, 10);
  expect(await reminders(yes)).toEqual([]);
  await wait(world, 8.1);
  expect((await reminders(yes)).map(({ subject }) => subject)).toEqual([expect.stringMatching(/wanted to answer/)]);
  await wait(world, 1);
  expect(await reminders(yes)).toHaveLength(1);
});

test('who puts it aside at the very end is promised no reminder and gets none', async () => {
  const yes = await written(world);
  await wait(world, 17.5);
  const sent = (await reminders(yes)).length;
  const own = await world.login(yes.applicant);
  const { body } = await later({ ...yes, own });
  expect(body.data).toMatchObject({ status: 'pending', later: { reminds_at: null } });
  await wait(world, 2);
  expect(await reminders(yes)).toHaveLength(sent);
});

test('the reminder is in the reader’s own language', async () => {
  const yes = await written(world, { locale: 'de' });
  await later(yes);
  await wait(world, 18.1);
  const subjects = (await world.mails(yes.applicant.email)).map(({ subject }) => subject);
  expect(subjects.filter((subject) => /später antworten/.test(subject))).toHaveLength(1);
});

test('the link of the mail does it in one call, and hands nothing over', async () => {
  const yes = await written(world);
  const params = { id: yes.id };
  const anyone = world.client();
  const { status, body } = await anyone.call(answerPing, { params, body: { token: yes.token, event: 'later' } });
  expect([status, body.data.masked]).toEqual([200, true]);
  expect(JSON.stringify(body.data)).not.toContain(yes.applicant.email);
  const again = await anyone.call(lookupPing, { params, body: { token: yes.token } });
  expect(again.body.data).toMatchObject({ status: 'pending', later: { since: world.clock.now().toISOString() } });
});

test('a yes and a no are still possible afterwards', async () => {
  for (const event of ['accept', 'decline'] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const yes = await written(world);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await later(yes);
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect((await yes.own.call(pings.transition, { params: { id: yes.id }, body: { event } })).status).toBe(200);
  }
});

test('a company whose message is open is told of a place found, without a name and not where', async () => {
  const yes = await written(world);
  await end(yes, 'found_elsewhere');
  await world.jobs.tick(world.clock.now());
  const [mail, ...others] = await toCompany(yes);
  expect(others).toEqual([]);
  expect(mail?.text).toContain('Your message is closed');
  expect(mail?.text).not.toMatch(/Noor|Geheim|person\d+@example\.org/);
  expect(await company(yes)).toMatchObject({ status: 'revoked', closed_by_place: true, applicant: { contact: null } });
  const { body } = await yes.own.call(pings.show, { params: { id: yes.id } });
  expect(body.data).toMatchObject({ status: 'revoked', closed_because: 'found' });
});

test('a break and a block read the same to it, and neither says that a place was found', async () => {
  const paused = await written(world);
  await end(paused, 'paused');
  const blocked = await written(world);
  await blocked.own.call(setBlock, {
    body: { organization_id: blocked.employee.organization_id ?? '', blocked: true },
  });
  await world.jobs.tick(world.clock.now());
  for (const yes of [paused, blocked]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect(await company(yes)).toMatchObject({ status: 'revoked', closed_by_place: false });
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await toCompany(yes)).toEqual([]);
  }
});

test('who looks again within the minute troubles nobody', async () => {
  const yes = await written(world);
  await end(yes, 'found_elsewhere');
  const params = { id: yes.applicant.applicant_id ?? '' };
  await yes.own.call(transitionApplicant, { params, body: { event: 'looking_again' } });
  await world.jobs.tick(world.clock.now());
  expect(await toCompany(yes)).toEqual([]);
});
