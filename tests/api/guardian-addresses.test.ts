import { expect, test } from 'vitest';
import {
  answerLegalContact,
  createLegalContact,
  currentLegalContact,
  lookupLegalContact,
  withdrawLegalContact,
} from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { guardedChild, worldOfGuardians } from '../support/guardian.ts';
import { publishTerms } from '../support/terms.ts';

/** A child who names a friend: nobody agrees from there, and the child learns nothing of who has an account. */
const { world, hash, anyone } = await worldOfGuardians();
let children = 0;

const young = '2011-05-05';
const someone = (email: string, date_of_birth = young) =>
  world.person({ tenant: world.other, stage: 'onboarded', email, date_of_birth });

async function names(email: string) {
  children += 1;
  const child = await world.person({
    tenant: world.other,
    stage: 'onboarded',
    date_of_birth: young,
    firstname: 'Zarifa',
    email: `child${children}@example.org`,
  });
  const browser = await world.login(child);
  const body = { firstname: 'Maren', lastname: 'Vogt', email, gender: 'other', relation: 'mother' } as const;
  const { status, body: answer } = await browser.call(createLegalContact, { body });
  expect(status).toBe(201);
  const { id: _, ...seen } = answer.data;
  const current = (await browser.call(currentLegalContact)).body.data;
  return { id: answer.data.id, seen, current: current?.status };
}
const secretIn = (text = '') => /verify#token=([\w-]+)/.exec(text)?.[1];
const newest = async (email: string) => (await world.mails(email))[0];

test.each([
  ['as it is', 'friend.one@gmail.com', 'friend.one@gmail.com'],
  ['with an alias', 'friend.two@gmail.com', 'friend.two+mama@gmail.com'],
  ['with other dots, in capitals', 'friend.three@gmail.com', 'FriendThree@googlemail.com'],
] as const)('a friend’s address %s: nothing to agree with, and no name', async (_, account, typed) => {
  await someone(account);
  const { current } = await names(typed);
  const mail = await newest(typed);
  expect([current, secretIn(mail?.text)]).toEqual(['pending', undefined]);
  expect(JSON.stringify(mail)).not.toContain('Zarifa');
});

test('the child sees of it what it sees of anybody', async () => {
  await someone('friend.four@gmail.com');
  const friend = await names('friend.four@gmail.com');
  const stranger = await names('f-stranger@gmail.com');
  expect(friend.seen).toEqual(stranger.seen);
});

test('somebody who hasn’t said when they were born doesn’t agree either', async () => {
  const { applicant_id = '' } = await someone('friend.six@example.org');
  await inTenant(world.db, world.other.id, (tx) =>
    tx.updateTable('applicants').set({ date_of_birth: null }).where('id', '=', applicant_id).execute(),
  );
  await names('friend.six@example.org');
  expect(secretIn((await newest('friend.six@example.org'))?.text)).toBeUndefined();
});

test('a parent who looks for a place too, one who is known elsewhere, and one whose address was only typed, are asked', async () => {
  await someone('grown@example.org', '1980-01-01');
  await world.person({ stage: 'onboarded', email: 'elsewhere@example.org', date_of_birth: young });
  await someone('typed@example.org');
  await inTenant(world.db, world.other.id, (tx) =>
    tx.updateTable('users').set({ verification: 'unverified' }).where('email', '=', 'typed@example.org').execute(),
  );
  for (const email of ['grown@example.org', 'elsewhere@example.org', 'typed@example.org']) {
    // oxlint-disable-next-line no-await-in-loop -- each child after the other
    await names(email);
    // oxlint-disable-next-line no-await-in-loop -- see above
    expect([email, secretIn((await newest(email))?.text)?.length]).toEqual([email, 43]);
  }
});

test('a link from before its reader had an account opens nothing', async () => {
  const { id } = await names('later@example.org');
  const token = secretIn((await newest('later@example.org'))?.text) ?? '';
  const open = () => anyone().call(lookupLegalContact, { params: { id }, body: { token } });
  expect((await open()).status).toBe(200);
  await someone('later@example.org');
  expect((await open()).error.code).toBe('link_invalid');
});

test('whoever agreed before they had an account takes that back when asked again, and agrees to nothing', async () => {
  const child = await guardedChild(world, hash.en, 'ask');
  await someone(child.email);
  const next = await publishTerms(world, world.other, 2);
  world.clock.advance(60_000);
  await world.jobs.tick(world.clock.now());
  expect(secretIn((await newest(child.email))?.text)).toBeUndefined();
  const { params, token } = { params: { id: child.id }, token: child.token };
  const yes = { event: 'accept', token, custody: true, ...next.en, releases: 'ask' } as const;
  expect((await anyone().call(answerLegalContact, { params, body: yes })).error?.code).toBe('link_invalid');
  const shown = await anyone().call(lookupLegalContact, { params, body: { token } });
  expect(shown.body.data).toMatchObject({ link: 'withdraw', status: 'confirmed' });
  expect((await anyone().call(withdrawLegalContact, { params, body: { token } })).status).toBe(200);
});
