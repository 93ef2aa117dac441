import { afterAll, beforeAll, expect, test } from 'vitest';
import { undoBulkAction } from '../../contract/bulk-actions/bulk-actions.endpoints.ts';
import { undoSeconds } from '../../contract/kit/undo.ts';
import { createLegalContact, lookupLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { askAgain, previewAskingAgain } from '../../contract/legal-contacts/asking-again.endpoints.ts';
import { organizations } from '../../contract/organizations/desk.endpoints.ts';
import { remindOrganizations } from '../../contract/organizations/progress.endpoints.ts';
import { verifyOrganizations } from '../../contract/organizations/verifying.endpoints.ts';
import type { Undo } from '../../contract/kit/undo.ts';
import type { ApiClient } from '../support/api-client.ts';
import type { Person } from '../support/people.ts';
import { publishTerms } from '../support/terms.ts';
import { createWorld, type World } from '../support/world.ts';

/** What staff did with several, taken back before its mails go out. */
let world: World;
let member: Person;
let desk: ApiClient;
beforeAll(async () => {
  world = await createWorld();
  await publishTerms(world, world.tenant);
  member = await world.person({ type: 'tenant_member' });
  desk = await world.login(member);
});
afterAll(() => world.close());

const day = 86_400_000;
const minute = 60_000;
const undo = (of: Undo, by = desk) => by.call(undoBulkAction, { params: { id: of?.id ?? '' } });
const later = async (ms: number) => {
  world.clock.advance(ms);
  if (ms >= day) desk = await world.login(member);
};
const eventsOf = async (id: string) =>
  (
    await world.db.kysely
      .selectFrom('audits')
      .select(['event', 'actor_id'])
      .where('subject_id', '=', id)
      .orderBy('at')
      .orderBy('id')
      .execute()
  ).map(({ event, actor_id }) => `${event} ${actor_id === member.id ? 'by the member' : ''}`.trim());

const aCompany = async () => {
  const person = await world.person({ type: 'employee' });
  return { person, id: person.organization_id ?? '' };
};
const remind = async (...ids: readonly string[]) =>
  (await desk.call(remindOrganizations, { body: { organization_ids: [...ids] } })).body;
const remindedAt = async (id: string) =>
  (await world.db.kysely.selectFrom('organizations').select('reminded_at').where('id', '=', id).executeTakeFirst())
    ?.reminded_at ?? null;

test('reminders wait a minute, and taken back they never were: no mail, and the 14 days don’t begin', async () => {
  const [one, two] = [await aCompany(), await aCompany()];
  const { undo: first } = await remind(one.id);
  expect(await world.mails(one.person.email), 'held').toEqual([]);
  await later(undoSeconds * 1000);
  expect(await world.mails(one.person.email)).toHaveLength(1);
  expect((await undo(first)).body).toMatchObject({ code: 'undo_window_closed' });
  const earlier = await remindedAt(one.id);
  await later(15 * day);

  const { undo: second } = await remind(one.id, two.id);
  expect(Date.parse(second?.until ?? '') - world.clock.now().getTime()).toBe(undoSeconds * 1000);
  const answer = await undo(second);
  expect(answer.status).toBe(200);
  expect(new Map(answer.body.data.map((it) => [it.id, it.undone]))).toEqual(
    new Map([
      [one.id, true],
      [two.id, true],
    ]),
  );
  expect([await remindedAt(one.id), await remindedAt(two.id)]).toEqual([earlier, null]);
  expect((await eventsOf(one.id)).slice(-2)).toEqual(['remind by the member', 'undo_remind by the member']);
  await later(2 * minute);
  expect(await world.mails(one.person.email), 'the earlier one alone').toHaveLength(1);
  expect(await world.mails(two.person.email)).toEqual([]);

  // asked again, even after the minute, it says the same and does nothing
  const again = await remind(one.id);
  expect((await undo(second)).body).toEqual(answer.body);
  expect(await remindedAt(one.id)).not.toEqual(earlier);
  expect(again.data[0]?.refused).toBeNull();
});

test('only who did it takes it back, and nobody of elsewhere', async () => {
  const { id, person } = await aCompany();
  const { undo: mine } = await remind(id);
  const colleague = await world.login(await world.person({ type: 'administrator' }));
  const stranger = await world.login(await world.person({ type: 'administrator', tenant: world.other }));
  const employee = await world.login(person);
  expect((await undo(mine, colleague)).status).toBe(404);
  expect((await undo(mine, stranger)).status).toBe(404);
  expect((await undo(mine, employee)).status).toBe(403);
  expect(await remindedAt(id)).not.toBeNull();
});

test('a mail that delivery has in hand already stays, with everything that goes with it', async () => {
  const { id } = await aCompany();
  const { undo: mine } = await remind(id);
  const inHand = { attempts: 1 };
  await world.db.kysely.updateTable('mails').set(inHand).where('subject_id', '=', id).execute();
  expect((await undo(mine)).body.data).toEqual([{ id, name: expect.any(String), undone: false }]);
  expect(await remindedAt(id)).not.toBeNull();
  expect(await eventsOf(id)).not.toContain('undo_remind by the member');
});

test('two presses at once take it back once', async () => {
  const { id } = await aCompany();
  const { undo: mine } = await remind(id);
  const [first, second] = await Promise.all([undo(mine), undo(mine)]);
  expect([first.status, second.status, second.body]).toEqual([200, 200, first.body]);
  expect((await eventsOf(id)).filter((event) => event.startsWith('undo_remind'))).toHaveLength(1);
});

const guardian = { firstname: 'Eva', lastname: 'Gast', gender: 'other', relation: 'mother' } as const;
async function child(email: string) {
  const person = await world.person({ stage: 'onboarded', date_of_birth: '2011-05-05' });
  await (await world.login(person)).call(createLegalContact, { body: { ...guardian, email } });
  return { person, id: person.applicant_id ?? '', link: await linkTo(email) };
}
async function linkTo(email: string) {
  const [mail] = await world.mails(email);
  const [, id = '', token = ''] = /legal-contacts\/([0-9a-f-]{36})\/verify#token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  return { id, token };
}
const opens = async ({ id, token }: { id: string; token: string }) =>
  (await world.client().call(lookupLegalContact, { params: { id }, body: { token } })).status;
const standing = (applicant_id: string) =>
  world.db.kysely
    .selectFrom('legal_contacts')
    .select(['status', 'sent_count', 'sent_at', 'expires_at'])
    .where('applicant_id', '=', applicant_id)
    .executeTakeFirstOrThrow();
const ask = async (id: string) => (await desk.call(askAgain, { body: { applicant_ids: [id] } })).body;

test('a guardian who is asked again keeps the link of before where that is taken back', async () => {
  const { id, link } = await child('keeps@example.net');
  await later(2 * minute);
  const before = await standing(id);
  const { undo: mine, data } = await ask(id);
  expect(data[0]?.refused).toBeNull();
  expect((await undo(mine)).body.data).toEqual([{ id, name: expect.any(String), undone: true }]);
  expect(await standing(id)).toEqual(before);
  await later(2 * minute);
  expect(await world.mails('keeps@example.net'), 'the first one alone').toHaveLength(1);
  expect(await opens(link)).toBe(200);
  // it counts for none of the day's links
  for (let sent = 1; sent <= 3; sent += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await ask(id)).data[0]?.refused).toBeNull();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await later(2 * minute);
  }
  expect((await ask(id)).data[0]?.refused).toBe('limit');
});

test('a guardian whose time had run out has none again where that is taken back, and the child isn’t told twice', async () => {
  const { id, person } = await child('late@example.net');
  await later(15 * day);
  await world.jobs.run('legal-contacts.tend', world.clock.now());
  await world.mails(person.email);
  const before = await standing(id);
  expect(before.status).toBe('expired');
  const told = (await world.mails(person.email)).length;
  const { undo: mine } = await ask(id);
  expect((await standing(id)).status).toBe('pending');
  expect((await undo(mine)).body.data[0]?.undone).toBe(true);
  expect(await standing(id)).toEqual(before);
  await later(2 * minute);
  await world.jobs.run('legal-contacts.tend', world.clock.now());
  expect(await world.mails(person.email)).toHaveLength(told);
});

test('where an earlier mail waits still, the new one takes its place at once and can’t be taken back, as the look says', async () => {
  const { id } = await child('waits@example.net');
  await later(2 * minute);
  const looked = async () =>
    (await desk.call(previewAskingAgain, { body: { applicant_ids: [id] } })).body.data.map(({ at_once }) => at_once);
  expect(await looked()).toEqual([false]);
  const held = { status: 'queued', attempts: 0, send_at: new Date(world.clock.now().getTime() + day) } as const;
  await world.db.kysely.updateTable('mails').set(held).where('recipient_address', '=', 'waits@example.net').execute();
  expect(await looked()).toEqual([true]);
  const { undo: mine, data } = await ask(id);
  expect([data[0]?.refused, data[0]?.at_once, mine]).toEqual([null, true, null]);
  expect(await looked(), 'nobody is asked within the minute').toEqual([false]);
});

const waiting = async (name: string): Promise<string> =>
  (await desk.call(organizations.create, { body: { name, unchecked: true } })).body.data.id;
const statusOf = async (id: string) =>
  (await world.db.kysely.selectFrom('organizations').select('status').where('id', '=', id).executeTakeFirstOrThrow())
    .status;

test('companies that were verified wait again, also who could begin at once; who was paused meanwhile stays so', async () => {
  const [quiet, paused, ready] = [await waiting('Still GmbH'), await waiting('Pause GmbH'), await aCompany()];
  await world.db.kysely.updateTable('organizations').set({ status: 'created' }).where('id', '=', ready.id).execute();
  const body = { organization_ids: [quiet, paused, ready.id] };
  const { undo: mine } = (await desk.call(verifyOrganizations, { body })).body;
  expect([await statusOf(quiet), await statusOf(ready.id)]).toEqual(['verified', 'active']);
  const end = { event: 'archive', reason: 'Doppelt' } as const;
  expect((await desk.call(organizations.transition, { params: { id: paused }, body: end })).status).toBe(200);
  const { data } = (await undo(mine)).body;
  expect(new Map(data.map((one) => [one.id, one.undone]))).toEqual(
    new Map([
      [quiet, true],
      [paused, false],
      [ready.id, true],
    ]),
  );
  expect([await statusOf(quiet), await statusOf(paused), await statusOf(ready.id)]).toEqual([
    'created',
    'archived',
    'created',
  ]);
  await later(2 * minute);
  expect(await world.mails(ready.person.email)).toEqual([]);
  expect((await eventsOf(quiet)).slice(-2)).toEqual(['verify by the member', 'undo_verify by the member']);
});
