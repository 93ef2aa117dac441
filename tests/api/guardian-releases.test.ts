import { expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import {
  answerRelease,
  showGuardianPage,
  withdrawOnPage,
} from '../../contract/legal-contacts/guardian-page.endpoints.ts';
import { lookupLegalContact, withdrawLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { createPing, listRecipients, pings } from '../../contract/pings/pings.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { handleFor, type Person } from '../support/people.ts';
import { type GuardedChild, guardedChild, visitPage, worldOfGuardians } from '../support/guardian.ts';
import { pingTemplate } from '../support/templates.ts';

/** A minor's contact details go to a company only with the guardian asked before, or told. */

const { world, hash } = await worldOfGuardians();
const template = await pingTemplate(world, world.other);

const minute = 60_000;
const day = 86_400_000;

/** A company's message that has reached the child. */
async function written(child: GuardedChild) {
  const employee: Person = await world.person({ tenant: world.other, type: 'employee' });
  const company = await world.login(employee);
  const { body } = await company.call(
    createPing,
    { body: { handle: handleFor(employee, child.person), email_template_id: template, ...offer } },
    { key: crypto.randomUUID() },
  );
  const { id } = body.data;
  world.clock.advance(2 * minute);
  await world.jobs.deliverMails(world.clock.now());
  await world.jobs.tick(world.clock.now());
  const params = { id };
  return {
    id,
    employee,
    company,
    seenByCompany: async () => (await company.call(pings.show, { params })).body.data,
    seenByChild: async () => (await child.browser.call(pings.show, { params })).body.data,
    accept: () => child.browser.call(pings.transition, { params, body: { event: 'accept' } }),
  };
}

const textsTo = async (email: string) => (await world.mails(email)).map(({ subject, text }) => `${subject}\n${text}`);

test('asked before: the child’s yes waits, the company sees only that it waits, and the guardian’s yes releases', async () => {
  const child = await guardedChild(world, hash.en, 'ask');
  const ping = await written(child);
  const before = await ping.seenByCompany();
  expect(await ping.seenByChild()).toMatchObject({
    guardian: 'Maren',
    guardian_choice: 'ask',
    guardian_asked_at: null,
  });
  const said = await ping.accept();
  expect(said.body.data).toMatchObject({ status: 'pending', guardian_asked_at: world.clock.now().toISOString() });
  expect(await ping.seenByCompany(), 'nothing tells the company').toEqual(before);
  expect((await ping.accept()).status, 'asked once').toBe(409);
  const [mail] = await world.mails(child.email);
  expect(mail?.subject).toMatch(/^Lio would like to say yes to/);
  const token = /legal-contacts\/[0-9a-f-]{36}#token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
  const { client, visit, page } = await visitPage(world, { ...child, token });
  client.headers['accept-language'] = 'de';
  const shown = (await client.call(showGuardianPage, { params: { id: child.id }, body: { visit } })).body.data;
  expect(page.questions).toMatchObject([{ ping_id: ping.id, releases: { email: child.person.email } }]);
  if (said.body.data.perspective !== 'applicant') throw new Error('A child sees their own side.');
  expect(page.questions[0]?.organization, 'the company as the child sees it').toEqual(said.body.data.organization);
  const consent = shown.questions[0]?.releases.consent;
  expect(consent).toMatchObject({ locale: 'de', text: expect.stringContaining('Kontaktdaten an einen Betrieb geben') });
  expect(mail?.text).toContain('name, e-mail address and phone number?');
  const body = { visit, ping_id: ping.id, event: 'accept' } as const;
  const answered = await client.call(answerRelease, { params: { id: child.id }, body });
  expect(answered.body.data).toMatchObject({ questions: [], recipients: [{ until: null, withdrawn_at: null }] });
  expect(await ping.seenByCompany()).toMatchObject({
    status: 'accepted',
    applicant: { contact: { email: child.person.email } },
  });
  expect((await client.call(answerRelease, { params: { id: child.id }, body })).status, 'answered once').toBe(409);
  const ledger = await inTenant(world.db, world.other.id, (tx) =>
    tx
      .selectFrom('consents')
      .select(['act', 'kind', 'given_by', 'legal_contact_id', 'locale', 'text_hash'])
      .where('ping_id', '=', ping.id)
      .execute(),
  );
  const read = { legal_contact_id: child.id, locale: 'de', text_hash: consent?.hash };
  expect(ledger, 'by whom, and the text as it was read').toEqual([
    { act: 'release', kind: 'accepted', given_by: 'guardian', ...read },
  ]);
  const audits = await inTenant(world.db, world.other.id, (tx) =>
    tx.selectFrom('audits').select(['event', 'actor_kind']).where('subject_id', '=', ping.id).orderBy('at').execute(),
  );
  expect(audits).toContainEqual({ event: 'ask_guardian', actor_kind: 'applicant' });
  expect(audits).toContainEqual({ event: 'accept', actor_kind: 'guardian' });
});

test('the guardian’s no ends the message; the company learns no more than from the child’s own, the child is told', async () => {
  const child = await guardedChild(world, hash.en, 'ask');
  const ping = await written(child);
  await ping.accept();
  const { client, visit } = await visitPage(world, child);
  const body = { visit, ping_id: ping.id, event: 'decline' } as const;
  expect((await client.call(answerRelease, { params: { id: child.id }, body })).status).toBe(200);
  expect(await ping.seenByCompany()).toMatchObject({
    status: 'declined',
    decline_reason: null,
    applicant: { contact: null },
  });
  expect((await textsTo(ping.employee.email)).join('\n')).not.toMatch(/guardian|parent/i);
  expect((await textsTo(child.person.email))[0]).toContain('does not get your contact details');
});

test.each([
  [
    'ask',
    'If you say yes, Maren is asked as well. Only with both is handed over: name, e-mail address and phone number.',
    'Maren has agreed to this.',
  ],
  [
    'tell',
    'Your yes hands over: name, e-mail address and phone number. Maren then gets an e-mail about it.',
    'Maren gets an e-mail about it, too.',
  ],
] as const)('%s: the child’s own mails say what a guardian has to do with a yes', async (choice, before, after) => {
  const child = await guardedChild(world, hash.en, choice);
  const ping = await written(child);
  expect((await textsTo(child.person.email))[0]).toContain(before);
  await ping.accept();
  if (choice === 'ask') {
    const { client, visit } = await visitPage(world, child);
    const body = { visit, ping_id: ping.id, event: 'accept' } as const;
    await client.call(answerRelease, { params: { id: child.id }, body });
  }
  await world.jobs.deliverMails(world.clock.now());
  expect((await textsTo(child.person.email))[0]).toContain(after);
});

test('another guardian’s visit answers nothing of this child', async () => {
  const child = await guardedChild(world, hash.en, 'ask');
  const ping = await written(child);
  await ping.accept();
  const other = await guardedChild(world, hash.en, 'ask');
  const { client, visit } = await visitPage(world, other);
  const body = { visit, ping_id: ping.id, event: 'accept' } as const;
  expect((await client.call(answerRelease, { params: { id: other.id }, body })).status).toBe(404);
  expect(await ping.seenByCompany()).toMatchObject({ status: 'pending', applicant: { contact: null } });
});

test('unanswered, the message runs out as any other, and the child is not reminded meanwhile', async () => {
  const child = await guardedChild(world, hash.en, 'ask');
  const ping = await written(child);
  await ping.accept();
  const mails = (await world.mails(child.person.email)).length;
  world.clock.advance(8 * day);
  await world.jobs.tick(world.clock.now());
  expect(await world.mails(child.person.email)).toHaveLength(mails);
  world.clock.advance(14 * day);
  await world.jobs.tick(world.clock.now());
  const { client, visit, page } = await visitPage(world, child);
  expect(page.questions).toEqual([]);
  const body = { visit, ping_id: ping.id, event: 'accept' } as const;
  expect((await client.call(answerRelease, { params: { id: child.id }, body })).status).toBe(409);
});

test('told: the yes releases at once, and the mail names the company and the way to take it back', async () => {
  const child = await guardedChild(world, hash.en, 'tell');
  const ping = await written(child);
  expect(await ping.seenByChild()).toMatchObject({ guardian: 'Maren', guardian_choice: 'tell' });
  expect((await ping.accept()).body.data.status).toBe('accepted');
  const [mail] = await world.mails(child.email);
  const { body } = await ping.company.call(pings.list, {});
  expect(body.data).toHaveLength(1);
  expect(mail?.subject).toMatch(/^Lio has said yes to Betrieb/);
  expect(mail?.text).toContain(`/legal-contacts/${child.id}#token=`);
});

test('a withdrawal takes every yes back: nobody sees contact details, and both read which companies had them', async () => {
  const child = await guardedChild(world, hash.en, 'tell');
  const ping = await written(child);
  await ping.accept();
  const params = { id: child.id };
  const anyone = world.client(world.other);
  const asked = await anyone.call(lookupLegalContact, { params, body: { token: child.token } });
  const name = (await ping.company.call(fetchMe)).body.data.organization?.name ?? 'missing';
  expect(JSON.stringify(asked.body), 'the link alone names nobody').not.toContain(name);
  world.clock.advance(2 * minute);
  expect((await anyone.call(withdrawLegalContact, { params, body: { token: child.token } })).status).toBe(200);
  expect(await ping.seenByCompany()).toMatchObject({ status: 'revoked', applicant: { contact: null } });
  for (const [mails, words] of [
    [await textsTo(child.email), 'These companies had contact details of Lio until now:'],
    [await textsTo(child.person.email), 'These companies had your contact details until now:'],
  ] as const) {
    expect(mails[0]).toContain(words);
    expect(mails[0]).toContain(name);
    expect(mails[0]).not.toContain('have been ended');
  }
  const { data } = (await child.browser.call(listRecipients)).body;
  expect(data, 'the child keeps seeing who had them').toMatchObject([
    { organization: name, withdrawn_at: world.clock.now().toISOString(), deletion_confirmed_at: null },
  ]);
  const { page } = await visitPage(world, child);
  expect(page).toMatchObject({ status: 'revoked', recipients: [{ organization: name }] });
});

test('who comes of age while the guardian is asked decides alone; nobody asks or tells a guardian any more', async () => {
  world.clock.set('2027-06-01T12:00:00Z');
  const child = await guardedChild(world, hash.en, 'ask', '2011-06-03');
  const ping = await written(child);
  expect((await ping.accept()).body.data).toMatchObject({ status: 'pending', guardian_asked_at: expect.any(String) });
  const mails = (await world.mails(child.email)).length;
  world.clock.set('2027-06-03T12:00:00Z');
  const shown = await child.browser.call(pings.show, { params: { id: ping.id } });
  expect(shown.body.data).toMatchObject({ guardian_asked_at: null, events: expect.arrayContaining(['accept']) });
  expect((await ping.accept()).body.data.status).toBe('accepted');
  expect(await world.mails(child.email)).toHaveLength(mails);
});

test('withdrawn while asked: the question is gone with the message', async () => {
  const child = await guardedChild(world, hash.en, 'ask', '2012-12-12');
  const ping = await written(child);
  await ping.accept();
  const { client, visit } = await visitPage(world, child);
  const withdrawn = await client.call(withdrawOnPage, { params: { id: child.id }, body: { visit } });
  expect(withdrawn.body.data.questions).toEqual([]);
  expect(await ping.seenByCompany()).toMatchObject({ status: 'revoked', applicant: { contact: null } });
});
