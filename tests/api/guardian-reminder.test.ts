import { describe, expect, test } from 'vitest';
import {
  createReminderCode,
  lookupReminder,
  sendReminder,
} from '../../contract/legal-contacts/guardian-reminder.endpoints.ts';
import { answerLegalContact, createLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { qrPath } from '../../server/kit/qr.ts';
import { worldOfGuardians } from '../support/guardian.ts';

/** The picture on the child's screen, for a guardian who stands beside it: it sends their own mail anew, and nothing else. */
const { world, hash, anyone } = await worldOfGuardians();
let guardians = 0;

async function awaited() {
  const person = await world.person({
    tenant: world.other,
    stage: 'onboarded',
    date_of_birth: '2011-05-05',
    firstname: 'Zarifa',
    lastname: 'Quendolin',
  });
  const browser = await world.login(person);
  const email = `kitchen${(guardians += 1)}@example.org`;
  const body = { firstname: 'Maren', lastname: 'Vogt', email, gender: 'other', relation: 'mother' } as const;
  const { id } = (await browser.call(createLegalContact, { body })).body.data;
  const show = async () => {
    const { data } = (await browser.call(createReminderCode, { params: { id } })).body;
    expect(data.qr).toEqual(qrPath(data.link));
    return { token: data.link.split('#token=')[1] ?? '' };
  };
  const mails = async () => (await world.mails(email)).length;
  return { person, browser, email, id, body, show, mails };
}
const minute = (count = 1) => world.clock.advance(count * 60_000);
const lookup = (id: string, token: string) => anyone().call(lookupReminder, { params: { id }, body: { token } });
const send = (id: string, token: string) => anyone().call(sendReminder, { params: { id }, body: { token } });

test('whoever scans it sees a masked address, and one press sends the mail anew to it', async () => {
  const { id, email, show, mails, person } = await awaited();
  const { token } = await show();
  expect(await mails()).toBe(1);
  minute();
  const seen = await lookup(id, token);
  expect(seen.body.data).toEqual({ email: 'k…@example.org', resend_at: world.clock.now().toISOString() });
  expect(await mails()).toBe(1);
  const sent = await send(id, token);
  expect(sent.status).toBe(200);
  expect(await mails()).toBe(2);
  for (const told of [JSON.stringify(seen.body), JSON.stringify(sent.body)]) {
    for (const secret of [person.email, email, 'Zarifa', 'Quendolin', 'Maren', 'Vogt'])
      expect(told).not.toContain(secret);
  }
});

test('within a minute, and after the day’s four, nothing is sent', async () => {
  const { id, show, mails } = await awaited();
  const { token } = await show();
  expect((await send(id, token)).error.code).toBe('resend_too_early');
  for (let count = 0; count < 3; count += 1) {
    minute();
    // oxlint-disable-next-line no-await-in-loop -- one after the other, a minute apart
    expect((await send(id, token)).status).toBe(200);
  }
  minute();
  expect((await lookup(id, token)).body.data.resend_at).toBeNull();
  expect((await send(id, token)).status).toBe(429);
  expect(await mails()).toBeLessThanOrEqual(4);
});

describe('it opens nothing else', () => {
  test('its secret answers nothing, and no other secret sends', async () => {
    const { id, show } = await awaited();
    const { token } = await show();
    const answer = { event: 'decline', token } as const;
    expect((await anyone().call(answerLegalContact, { params: { id }, body: answer })).error.code).toBe('link_invalid');
    const [mail] = await world.mails(`kitchen${guardians}@example.org`);
    const mailed = /verify#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await lookup(id, mailed)).error.code).toBe('link_invalid');
  });

  test('not for another’s guardian, another tenant, or a mutilated secret', async () => {
    const [one, other] = [await awaited(), await awaited()];
    const { token } = await one.show();
    minute();
    expect((await lookup(other.id, token)).error.code).toBe('link_invalid');
    expect((await lookup(one.id, `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`)).error.code).toBe(
      'link_invalid',
    );
    const elsewhere = world.client(world.tenant);
    const params = { id: one.id };
    expect((await elsewhere.call(sendReminder, { params, body: { token } })).error.code).toBe('link_invalid');
    expect((await one.browser.call(createReminderCode, { params: { id: other.id } })).status).toBe(404);
  });
});

describe('it ends', () => {
  test('after an hour, and with the next one', async () => {
    const { id, show } = await awaited();
    const [first, second] = [await show(), await show()];
    expect((await lookup(id, first.token)).error.code).toBe('link_used');
    minute(61);
    expect((await lookup(id, second.token)).error.code).toBe('link_expired');
  });

  test('with an answer and with another guardian: then none is shown either', async () => {
    const [answered, replaced] = [await awaited(), await awaited()];
    const codes = [await answered.show(), await replaced.show()] as const;
    const [mail] = await world.mails(answered.email);
    const token = /verify#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    const yes = { event: 'accept', token, custody: true, ...hash.de, releases: 'ask' } as const;
    expect((await anyone().call(answerLegalContact, { params: { id: answered.id }, body: yes })).status).toBe(200);
    await replaced.browser.call(createLegalContact, { body: { ...replaced.body, email: 'another@example.org' } });
    minute();
    expect((await send(answered.id, codes[0].token)).error.code).toBe('link_used');
    expect((await send(replaced.id, codes[1].token)).error.code).toBe('link_used');
    const again = await answered.browser.call(createReminderCode, { params: { id: answered.id } });
    expect(again.error.code).toBe('transition_not_allowed');
  });

  test('with the birthday from which the child decides alone, and while the account is deleted', async () => {
    const [grown, leaving] = [await awaited(), await awaited()];
    const codes = [await grown.show(), await leaving.show()] as const;
    await inTenant(world.db, world.other.id, async (tx) => {
      const born = { date_of_birth: '2000-01-01' };
      await tx
        .updateTable('applicants')
        .set(born)
        .where('id', '=', grown.person.applicant_id ?? '')
        .execute();
      await tx.updateTable('users').set({ account: 'inactive' }).where('email', '=', leaving.person.email).execute();
    });
    expect((await lookup(grown.id, codes[0].token)).error.code).toBe('link_used');
    expect((await lookup(leaving.id, codes[1].token)).error.code).toBe('link_used');
  });
});
