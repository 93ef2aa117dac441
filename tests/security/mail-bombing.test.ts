import { afterAll, beforeAll, expect, test } from 'vitest';
import { forgotPassword } from '../../contract/authentication/authentication.endpoints.ts';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { createLegalContact, transitionLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import type { ApiClient } from '../support/api-client.ts';
import { createWorld, type World } from '../support/world.ts';

/** SECURITY 23: however many accounts join in, one inbox gets at most ten mails of a kind in a day; none is lost. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const hour = 3_600_000;
const victim = 'victim@example.net';
/** The same inbox to a mail program, so the same to the limits. */
const spellings = [victim, 'Victim@example.net', 'victim+a@example.net', 'VICTIM+newsletter@EXAMPLE.NET'];
const spelt = (index: number): string => spellings[index % spellings.length] ?? victim;

/** The most mails of a kind that inbox got within any 24 hours. */
async function mostInADay(kind: string): Promise<number> {
  const rows = await world.db.kysely
    .selectFrom('mails')
    .select(['recipient_address', 'sent_at'])
    .where('kind', '=', kind)
    .where('status', '=', 'sent')
    .execute();
  const times = rows
    .filter(({ recipient_address: to }) => /^victim(\+\w+)?@example\.net$/i.test(to))
    .map(({ sent_at }) => sent_at?.getTime() ?? 0);
  return Math.max(0, ...times.map((end) => times.filter((time) => time > end - 24 * hour && time <= end).length));
}

/** Passes a day in steps, delivering what is due at each. */
async function passDay(): Promise<void> {
  for (let step = 0; step < 12; step += 1) {
    world.clock.advance(2 * hour);
    await world.jobs.deliverMails(world.clock.now());
  }
}

const waiting = async (kind: string): Promise<number> =>
  (
    await world.db.kysely
      .selectFrom('mails')
      .select('id')
      .where('kind', '=', kind)
      .where('status', '=', 'queued')
      .execute()
  ).length;

test('accounts that name one guardian, again and again, and organizations that invite the same address', async () => {
  const minors: { browser: ApiClient; id: string }[] = [];
  for (let count = 0; count < 30; count += 1) {
    const browser = await world.login(await world.person({ stage: 'onboarded', date_of_birth: '2012-05-05' }));
    const body = {
      firstname: 'Eva',
      lastname: 'Gast',
      email: spelt(count),
      gender: 'female',
      relation: 'mother',
    } as const;
    const { body: answer, status } = await browser.call(createLegalContact, { body });
    expect(status).toBe(201);
    minors.push({ browser, id: answer.data.id });
  }
  for (let round = 0; round < 2; round += 1) {
    world.clock.advance(61_000);
    for (const { browser, id } of minors)
      expect((await browser.call(transitionLegalContact, { params: { id }, body: { event: 'resend' } })).status).toBe(
        200,
      );
    await world.jobs.deliverMails(world.clock.now());
  }
  await passDay();
  expect(await mostInADay('guardian_request')).toBe(10);
  expect(await waiting('guardian_request')).toBeGreaterThan(0);

  for (let count = 0; count < 30; count += 1) {
    const employee = await world.login(await world.person({ type: 'employee' }));
    expect(
      (await employee.call(invitations.create, { body: { email: spelt(count), firstname: 'Vik', lastname: 'Tim' } }))
        .status,
    ).toBe(201);
  }
  await passDay();
  expect(await mostInADay('invitation')).toBe(10);
  expect(await mostInADay('guardian_request')).toBe(10);
  expect(await waiting('invitation')).toBeGreaterThan(0);
});

test('one organization inviting many gets to 50 a day, however many at once', async () => {
  const employee = await world.login(await world.person({ type: 'employee' }));
  const statuses: number[] = [];
  const invite = async (count: number): Promise<number> => {
    const body = { email: `many${count}@example.net`, firstname: 'Vik', lastname: 'Tim' };
    return (await employee.call(invitations.create, { body })).status;
  };
  for (let count = 0; count < 56; count += 4) {
    statuses.push(...(await Promise.all([0, 1, 2, 3].map((more) => invite(count + more)))));
  }
  expect(statuses.toSorted((a, b) => a - b)).toEqual([...Array<number>(50).fill(201), ...Array<number>(6).fill(429)]);
});

test('200 calls for a forgotten password from 100 addresses', async () => {
  const person = await world.person({ email: 'forgetful@example.net' });
  for (let count = 0; count < 200; count += 1) {
    const guest = world.client();
    guest.address = `203.0.113.${count % 100}`;
    expect((await guest.call(forgotPassword, { body: { email: person.email } })).status).toBe(204);
    if (count % 30 === 0) await world.jobs.deliverMails(world.clock.now());
  }
  await passDay();
  const mails = await world.mails(person.email);
  expect(mails.length).toBeGreaterThan(0);
  expect(mails.length).toBeLessThanOrEqual(11);
  expect(mails.every(({ subject }) => subject === mails[0]?.subject)).toBe(true);
});
