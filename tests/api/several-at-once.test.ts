import { afterAll, beforeAll, expect, test } from 'vitest';
import { createLegalContact, transitionLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { askAgain, previewAskingAgain } from '../../contract/legal-contacts/asking-again.endpoints.ts';
import { organizations } from '../../contract/organizations/desk.endpoints.ts';
import { previewVerifications, verifyOrganizations } from '../../contract/organizations/verifying.endpoints.ts';
import type { ApiClient } from '../support/api-client.ts';
import type { Person } from '../support/people.ts';
import { absentId, createWorld, type World } from '../support/world.ts';

/** What staff do with several at once: looked at first, then done, each as by itself. */
let world: World;
let desk: ApiClient;
beforeAll(async () => {
  world = await createWorld();
  desk = await world.login(await world.person({ type: 'tenant_member' }));
});
afterAll(() => world.close());

const waiting = async (name: string): Promise<string> =>
  (await desk.call(organizations.create, { body: { name, unchecked: true } })).body.data.id;

test('several companies are verified after a look that changes nothing; one that can’t be keeps no other from it', async () => {
  const [first, second] = [await waiting('Alpha GmbH'), await waiting('Beta GmbH')];
  const running = (await world.person({ type: 'employee' })).organization_id ?? '';
  const foreign = (await world.person({ type: 'employee', tenant: world.other })).organization_id ?? '';
  const body = { organization_ids: [second, first, running, foreign, absentId(world.clock), first] };
  const looked = (await desk.call(previewVerifications, { body })).body.data;
  expect(new Set(looked.map(({ organization_id }) => organization_id))).toEqual(new Set([first, second, running]));
  expect(looked.find((one) => one.organization_id === running)).toMatchObject({ refused: 'not_waiting', to: [] });
  const listed = async (id: string) =>
    (await desk.call(organizations.list, { query: { filter: { organization_id: id } } })).body.data[0];
  expect((await listed(first))?.events).toContain('verify');

  const done = (await desk.call(verifyOrganizations, { body })).body.data;
  expect(done.filter(({ refused }) => refused === null).map(({ name }) => name)).toEqual(
    expect.arrayContaining(['Alpha GmbH', 'Beta GmbH']),
  );
  for (const id of [first, second]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await listed(id))?.events).not.toContain('verify');
  }
  const again = (await desk.call(verifyOrganizations, { body })).body.data;
  expect(again.map(({ refused }) => refused)).toEqual(['not_waiting', 'not_waiting', 'not_waiting']);
  const log = await world.db.kysely
    .selectFrom('audits')
    .select('subject_id')
    .where('event', '=', 'verify')
    .where('subject_id', 'in', [first, second])
    .execute();
  expect(log.length).toBe(2);
});

async function child(email: string | undefined): Promise<Person> {
  const person = await world.person({ stage: 'onboarded', date_of_birth: '2011-05-05' });
  if (email === undefined) return person;
  const guardian = { firstname: 'Eva', lastname: 'Gast', email, gender: 'other', relation: 'mother' } as const;
  await (await world.login(person)).call(createLegalContact, { body: guardian });
  return person;
}

test('guardians of several are asked again, within the limits of one; who isn’t is named with the reason', async () => {
  const [asked, unnamed, adult] = [
    await child('eva.gast@example.net'),
    await child(undefined),
    await world.person({ stage: 'onboarded', date_of_birth: '2000-05-05' }),
  ];
  const foreign = await world.person({ tenant: world.other, stage: 'onboarded', date_of_birth: '2011-05-05' });
  const ids = [asked, unnamed, adult, foreign].map(({ applicant_id = '' }) => applicant_id);
  const body = { applicant_ids: ids };
  const outcome = async (of: typeof askAgain | typeof previewAskingAgain) =>
    new Map((await desk.call(of, { body })).body.data.map((one) => [one.applicant_id, one]));
  const mails = async () => (await world.mails('eva.gast@example.net')).length;
  const before = await mails();
  const [id = '', none = '', grown = '', other = ''] = ids;
  expect((await outcome(previewAskingAgain)).get(id)?.refused, 'within the minute').toBe('just_now');

  world.clock.advance(2 * 60_000);
  const looked = await outcome(previewAskingAgain);
  expect(looked.get(id)).toMatchObject({ refused: null, to: { name: 'Eva Gast', address: 'e…@example.net' } });
  expect([looked.get(none)?.refused, looked.get(grown)?.refused, looked.has(other)]).toEqual([
    'nobody',
    'of_age',
    false,
  ]);
  expect(await mails(), 'a look sends nothing').toBe(before);

  for (let sent = 1; sent <= 3; sent += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await outcome(askAgain)).get(id)?.refused).toBeNull();
    world.clock.advance(70 * 60_000);
  }
  expect(await mails()).toBeGreaterThan(before);
  expect((await outcome(previewAskingAgain)).get(id)?.refused).toBe('limit');
  expect((await outcome(askAgain)).get(id)?.refused).toBe('limit');
  const one = await world.db.kysely
    .selectFrom('legal_contacts')
    .select('id')
    .where('applicant_id', '=', id)
    .executeTakeFirstOrThrow();
  const alone = await desk.call(transitionLegalContact, { params: { id: one.id }, body: { event: 'resend' } });
  expect(alone.status, 'one by itself is refused as well').toBe(429);
});
