import { expect, test } from 'vitest';
import { transitionApplicant, updateApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { cancelDeletion } from '../../contract/account/account.endpoints.ts';
import {
  askChildDeletion,
  chooseReleases,
  openGuardianPage,
  sendPageCode,
  showGuardianPage,
  withdrawOnPage,
} from '../../contract/legal-contacts/guardian-page.endpoints.ts';
import {
  createLegalContact,
  currentLegalContact,
  lookupLegalContact,
  withdrawLegalContact,
} from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { guardedChild, mailedCode, visitPage, worldOfGuardians } from '../support/guardian.ts';
import { saidYes } from '../support/yes.ts';

/** The guardian's own page: opened by a code to the guardian's address, each time. */

const { world, hash, anyone } = await worldOfGuardians();

const minute = 60_000;
const wrongFor = (code: string): string => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

test('the link alone opens nothing; the code of the mail does, once, and the visit ends after half an hour', async () => {
  const child = await guardedChild(world, hash.en, 'ask');
  const { id, token, email } = child;
  const params = { id };
  const early = await anyone().call(openGuardianPage, { params, body: { token, code: '123456' } });
  expect(early.error.code).toBe('code_void');
  const { visit, page } = await visitPage(world, child);
  expect(page).toMatchObject({
    child: 'Lio',
    status: 'confirmed',
    release_choice: 'ask',
    questions: [],
    recipients: [],
  });
  const code = await mailedCode(world, email);
  expect((await anyone().call(openGuardianPage, { params, body: { token, code } })).error.code).toBe('code_void');
  const show = (secret: string) => anyone().call(showGuardianPage, { params, body: { visit: secret } });
  expect((await show(visit)).status).toBe(200);
  expect((await show(token)).error.code, 'the mail’s secret is none of a visit').toBe('link_invalid');
  world.clock.advance(31 * minute);
  expect((await show(visit)).error.code).toBe('link_expired');
});

test('the page says how the child stands: found, or taking a break, or with a place', async () => {
  const child = await guardedChild(world, hash.en, 'ask', '2011-05-05', async (browser) => {
    const body = {
      firstname: 'Ida',
      lastname: 'Vogt',
      email: 'ida@example.org',
      gender: 'other',
      relation: 'mother',
    } as const;
    const { kept_until } = (await browser.call(createLegalContact, { body })).body.data;
    expect(kept_until, 'thirty days from the registration').toBe(
      new Date(world.clock.now().getTime() + 30 * 86_400_000).toISOString(),
    );
    world.clock.advance(61_000);
  });
  expect((await child.browser.call(currentLegalContact)).body.data?.kept_until, 'found since').toBeNull();
  const { visit, page } = await visitPage(world, child);
  const params = { id: child.id };
  const search = async (event: 'found_traineeship' | 'looking_again', reason?: 'paused' | 'found_elsewhere') => {
    const body = { event, ...(reason && { reason }) };
    await child.browser.call(transitionApplicant, { params: { id: child.person.applicant_id ?? '' }, body });
    return (await anyone().call(showGuardianPage, { params, body: { visit } })).body.data.search;
  };
  expect(page.search).toBe('found');
  expect(await search('found_traineeship', 'paused')).toBe('paused');
  expect(await search('looking_again')).toBe('found');
  expect(await search('found_traineeship', 'found_elsewhere')).toBe('has_place');
});

test('whose address is nowhere on the map is found by nobody: mails and page say so', async () => {
  const address = { line_1: 'Ring 1', postcode: '1010', city: 'Wien', country: 'AT' } as const;
  const child = await guardedChild(world, hash.en, 'ask', '2011-05-05', (browser, id) =>
    browser.call(updateApplicant, { params: { id }, body: { address } }),
  );
  expect((await world.mails(child.email))[0]?.text).toContain('don’t find Lio yet');
  expect((await world.mails(child.person.email))[0]?.text).toContain('Companies still can’t find you');
  expect((await visitPage(world, child)).page.search).toBe('incomplete');
});

test('the link of a forwarded mail withdraws nothing and names nobody: it lets a code be sent, no more', async () => {
  const child = await guardedChild(world, hash.en, 'tell');
  const yes = await saidYes(world, { tenant: world.other, applicant: child.person });
  const mails = await world.mails(child.email);
  const links = mails.flatMap(({ text }) => [...text.matchAll(/legal-contacts\/[0-9a-f-]{36}#token=([\w-]+)/g)]);
  expect(links.length, 'one in the copy, one in the mail about the release').toBe(2);
  const byLink = async (token = '') => {
    const call = { params: { id: child.id }, body: { token } };
    expect((await anyone().call(lookupLegalContact, call)).error.code).toBe('link_invalid');
    expect((await anyone().call(withdrawLegalContact, call)).error.code).toBe('link_invalid');
    world.clock.advance(minute + 1000);
    expect((await anyone().call(sendPageCode, call)).status).toBe(200);
  };
  await byLink(links[0]?.[1]);
  await byLink(links[1]?.[1]);
  expect((await yes.browser.call(pings.show, { params: { id: yes.id } })).body.data.status).toBe('accepted');
});

test('a code is sent once a minute, holds ten minutes, and five tries; the next one voids it', async () => {
  const { id, token, email } = await guardedChild(world, hash.en, 'ask');
  const params = { id };
  const send = () => anyone().call(sendPageCode, { params, body: { token } });
  const open = (code: string) => anyone().call(openGuardianPage, { params, body: { token, code } });
  expect((await send()).body.data.email).toBe('p…@example.org');
  expect((await send()).error.code).toBe('resend_too_early');
  const first = await mailedCode(world, email);
  world.clock.advance(minute + 1000);
  await send();
  const second = await mailedCode(world, email);
  expect((await open(first)).error.code).toBe(first === second ? undefined : 'code_wrong');
  const wrong = wrongFor(second);
  const codes = [];
  // oxlint-disable-next-line no-await-in-loop -- tries come one after the other
  for (let n = 0; n < 5; n += 1) codes.push((await open(wrong)).error.code);
  expect(codes).toEqual(['code_wrong', 'code_wrong', 'code_wrong', 'code_wrong', 'code_void']);
  expect((await open(second)).error.code, 'the right one comes too late').toBe('code_void');
  world.clock.advance(minute);
  await send();
  const third = await mailedCode(world, email);
  world.clock.advance(10 * minute + 1000);
  expect((await open(third)).error.code).toBe('code_expired');
});

test('of fifty guesses at once five are compared at most', async () => {
  const { id, token, email } = await guardedChild(world, hash.en, 'ask');
  const params = { id };
  await anyone().call(sendPageCode, { params, body: { token } });
  const wrong = wrongFor(await mailedCode(world, email));
  const guesses = await Promise.all(
    Array.from({ length: 50 }, () => anyone().call(openGuardianPage, { params, body: { token, code: wrong } })),
  );
  const compared = guesses.filter(({ error }) => error.code === 'code_wrong');
  expect(compared).toHaveLength(5);
});

const from = (address: string) => {
  const client = anyone();
  client.address = address;
  return client;
};
const [stranger, home] = ['203.0.113.7', '198.51.100.20'];

test('twenty-five wrong codes by whoever has a forwarded link lock out their network, not the guardian', async () => {
  const child = await guardedChild(world, hash.en, 'ask');
  const params = { id: child.id };
  const body = { token: child.token };
  const codes: string[] = [];
  for (let round = 0; round < 5; round += 1) {
    expect((await from(stranger).call(sendPageCode, { params, body })).status).toBe(200);
    const wrong = { ...body, code: wrongFor(await mailedCode(world, child.email)) };
    for (let n = 0; n < 5; n += 1)
      codes.push((await from(stranger).call(openGuardianPage, { params, body: wrong })).error.code);
    world.clock.advance(minute + 1000);
  }
  expect(codes).toEqual(Array(25).fill('code_wrong'));
  expect((await from(stranger).call(sendPageCode, { params, body })).error.code).toBe('code_blocked');
  expect((await from(home).call(sendPageCode, { params, body })).status).toBe(200);
  const code = await mailedCode(world, child.email);
  const late = await from(stranger).call(openGuardianPage, { params, body: { ...body, code } });
  expect(late.error.code, 'nor can they use up the guardian’s own').toBe('code_blocked');
  expect((await from(home).call(openGuardianPage, { params, body: { ...body, code } })).status).toBe(200);
});

test('codes asked for by whoever has a forwarded link leave the guardian’s network some of its own', async () => {
  const child = await guardedChild(world, hash.en, 'ask');
  const call = { params: { id: child.id }, body: { token: child.token } };
  const asked = async (address: string, times: number) => {
    const statuses: number[] = [];
    for (let n = 0; n < times; n += 1) {
      statuses.push((await from(address).call(sendPageCode, call)).status);
      world.clock.advance(minute + 1000);
    }
    return statuses;
  };
  expect(await asked(stranger, 12)).toEqual([...Array(11).fill(200), 429]);
  expect(await asked(home, 4)).toEqual([200, 200, 200, 429]);
});

test('a guardian who was replaced, or another child’s, opens nothing, and no code is mailed', async () => {
  const one = await guardedChild(world, hash.en, 'ask');
  const other = await guardedChild(world, hash.en, 'ask');
  const before = (await world.mails(other.email)).length;
  const crossed = await anyone().call(sendPageCode, { params: { id: other.id }, body: { token: one.token } });
  expect(crossed.error.code).toBe('link_invalid');
  expect(await world.mails(other.email)).toHaveLength(before);
  const { client, visit } = await visitPage(world, one);
  const foreign = await client.call(showGuardianPage, { params: { id: other.id }, body: { visit } });
  expect(foreign.error.code).toBe('link_invalid');
  await client.call(withdrawOnPage, { params: { id: one.id }, body: { visit } });
  const body = {
    firstname: 'A',
    lastname: 'B',
    email: 'next@example.org',
    gender: 'other',
    relation: 'father',
  } as const;
  expect((await one.browser.call(createLegalContact, { body })).status).toBe(201);
  const stale = await client.call(showGuardianPage, { params: { id: one.id }, body: { visit } });
  expect(stale.error.code).toBe('link_used');
});

test('the page changes the choice, and withdraws: at once, with the truth in the mails of both', async () => {
  const child = await guardedChild(world, hash.en, 'ask');
  const params = { id: child.id };
  const { client, visit } = await visitPage(world, child);
  const changed = await client.call(chooseReleases, { params, body: { visit, choice: 'tell' } });
  expect(changed.body.data.release_choice).toBe('tell');
  world.clock.advance(2 * minute);
  const withdrawn = await client.call(withdrawOnPage, { params, body: { visit } });
  expect(withdrawn.body.data.status).toBe('revoked');
  expect((await world.mails(child.email))[0]?.text).toContain('No company had contact details of Lio.');
  expect((await world.mails(child.person.email))[0]?.text).toContain('No company had your contact details.');
  const again = await client.call(withdrawOnPage, { params, body: { visit } });
  expect(again.status, 'a second press changes nothing').toBe(200);
  const link = { id: child.id, token: child.token };
  const old = await anyone().call(lookupLegalContact, { params: { id: link.id }, body: { token: link.token } });
  expect(old.body.data, 'the link of the old mail says so too').toMatchObject({ link: 'withdraw', status: 'revoked' });
});

test('a guardian asks for deletion: the page says until when and who is to delete; the child is told and may object', async () => {
  const child = await guardedChild(world, hash.en, 'tell');
  await saidYes(world, { tenant: world.other, applicant: child.person });
  const { client, visit } = await visitPage(world, child);
  expect((await client.call(askChildDeletion, { params: { id: child.id }, body: { visit } })).status).toBe(204);
  const [mail] = (await world.mails(child.person.email)).filter(({ text }) => text.includes('/account/keep'));
  const token = /#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const deletion_until = new Date(world.clock.now().getTime() + 7 * 86_400_000).toISOString();
  const recipients = [{ has_access: false, deletion_confirmed_at: null }];
  const shown = await client.call(showGuardianPage, { params: { id: child.id }, body: { visit } });
  expect(shown.body.data).toMatchObject({ deletion_until, recipients });
  world.clock.advance(2 * minute);
  const { page, visit: later } = await visitPage(world, child);
  expect(page, 'by the old link, too').toMatchObject({ deletion_until, recipients });
  const params = { id: child.id };
  const refused = [
    await client.call(chooseReleases, { params, body: { visit: later, choice: 'ask' } }),
    await client.call(withdrawOnPage, { params, body: { visit: later } }),
    await client.call(askChildDeletion, { params, body: { visit: later } }),
  ];
  expect(refused.map(({ error }) => error.code)).toEqual(Array(3).fill('link_invalid'));
  expect((await anyone().call(cancelDeletion, { body: { token } })).status).toBe(204);
  world.clock.advance(2 * minute);
  const kept = await visitPage(world, child);
  expect(kept.page.deletion_until).toBeNull();
});

test('the page ends with the age from which the child decides alone', async () => {
  world.clock.set('2027-06-01T12:00:00Z');
  const child = await guardedChild(world, hash.en, 'ask', '2011-06-03');
  const { client, visit } = await visitPage(world, child);
  world.clock.set('2027-06-03T12:00:00Z');
  const params = { id: child.id };
  expect((await client.call(showGuardianPage, { params, body: { visit } })).error.code).toBe('link_expired');
  const late = await client.call(sendPageCode, { params, body: { token: child.token } });
  expect(late.error.code).toBe('link_expired');
});
