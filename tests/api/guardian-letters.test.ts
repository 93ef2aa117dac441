import { expect, test } from 'vitest';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { showApplicant } from '../../contract/applicants/desk.endpoints.ts';
import { createReminderCode } from '../../contract/legal-contacts/guardian-reminder.endpoints.ts';
import {
  createLegalContact,
  currentLegalContact,
  lookupLetter,
  showGuardianLetter,
  transitionLegalContact,
} from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import type { ApiClient } from '../support/api-client.ts';
import { worldOfGuardians } from '../support/guardian.ts';
import { publishTerms } from '../support/terms.ts';

/** A guardian without e-mail signs a letter, which staff enter by its number. */
const { world, hash } = await worldOfGuardians();
const staff = await world.login(await world.person({ tenant: world.other, type: 'tenant_member' }));
const young = '2011-05-05';
const guardian = { firstname: 'Ayşe', lastname: 'Özdemir', gender: 'other', relation: 'mother' } as const;
const day = () => world.clock.now().toISOString().slice(0, 10);

async function printed(date_of_birth = young) {
  const person = await world.person({ tenant: world.other, stage: 'onboarded', date_of_birth, firstname: 'Mia' });
  const browser = await world.login(person);
  const { data } = (await browser.call(createLegalContact, { body: { ...guardian, email: null } })).body;
  return { person, browser, id: data.id, reference: data.letter?.reference ?? '', contact: data };
}
type Letter = Awaited<ReturnType<typeof printed>>;

const signed = (event: 'accept' | 'decline' | 'withdraw', reference: string, signed_on = day()) => {
  const said = { reference, reason: 'Rückruf bei der Mutter am Vormittag' };
  return event === 'accept' ? ({ event, ...said, signed_on } as const) : ({ event, ...said } as const);
};
const enter = ({ id, reference }: Letter, event: 'accept' | 'decline' | 'withdraw', by: ApiClient = staff) =>
  by.call(transitionLegalContact, { params: { id }, body: signed(event, reference) });
const standing = async ({ browser }: Letter) => (await browser.call(fetchMe)).body.data.applicant;
const ledger = ({ id }: Letter) =>
  inTenant(world.db, world.other.id, (tx) =>
    tx
      .selectFrom('consents')
      .select(['act', 'kind', 'given_by', 'reason', 'terms_version', 'text_hash'])
      .where('legal_contact_id', '=', id)
      .orderBy('created_at')
      .orderBy('act')
      .execute(),
  );

test('a letter has a number and the texts in force, nobody is mailed, and nothing is agreed to', async () => {
  const letter = await printed();
  expect(letter.contact).toMatchObject({
    status: 'pending',
    email: null,
    resend_at: null,
    letter: { is_outdated: false },
  });
  expect(letter.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  const shown = (await letter.browser.call(showGuardianLetter, { params: { id: letter.id } })).body.data;
  expect(shown).toMatchObject({ reference: letter.reference, firstname: 'Ayşe', child: { firstname: 'Mia' } });
  expect([shown?.terms.text.length, shown?.findable.text.length].every((length) => Number(length) > 0)).toBe(true);
  expect((await standing(letter))?.tos_status).toBe('pending');
  const resent = await letter.browser.call(transitionLegalContact, {
    params: { id: letter.id },
    body: { event: 'resend' },
  });
  expect([resent.status, resent.error.code]).toEqual([409, 'transition_not_allowed']);
  const code = await letter.browser.call(createReminderCode, { params: { id: letter.id } });
  expect(code.error.code).toBe('transition_not_allowed');
});

test('staff find it as it is copied from paper, and enter the yes: both acts, by letter, with the texts on it', async () => {
  const letter = await printed();
  const reference = ` ${letter.reference.toLowerCase().replace('-', ' ')}`;
  const found = (await staff.call(lookupLetter, { body: { reference } })).body.data;
  expect(found).toMatchObject({
    id: letter.id,
    status: 'pending',
    refusals: [],
    events: ['accept', 'decline'],
  });
  expect((await enter(letter, 'accept')).status).toBe(200);
  expect(await standing(letter)).toMatchObject({ tos_status: 'accepted', findable_status: 'accepted' });
  expect(await ledger(letter)).toMatchObject([
    { act: 'findable', kind: 'accepted', given_by: 'guardian', reason: 'guardian_letter', text_hash: hash.en.findable },
    { act: 'terms', kind: 'accepted', given_by: 'guardian', reason: 'guardian_letter', text_hash: hash.en.hash },
  ]);
  const audits = await inTenant(world.db, world.other.id, (tx) =>
    tx.selectFrom('audits').select(['event', 'actor_kind', 'reason']).where('subject_id', '=', letter.id).execute(),
  );
  expect(audits).toContainEqual({
    event: 'accept',
    actor_kind: 'tenant_member',
    reason: 'Rückruf bei der Mutter am Vormittag',
  });
  expect((await world.mails(letter.person.email))[0]?.subject).toBe('Your guardian has agreed');
  const { legal_contacts } = (await letter.browser.call(exportAccount)).body.data;
  expect(legal_contacts).toMatchObject([{ email: null, status: 'confirmed' }]);
  expect((await enter(letter, 'accept')).status).toBe(409);
});

test('the child can’t enter its own letter, nor staff of another tenant', async () => {
  const letter = await printed();
  const own = await enter(letter, 'accept', letter.browser);
  expect([own.status, own.error.code]).toEqual([409, 'transition_not_allowed']);
  const foreign = await world.login(await world.person({ type: 'tenant_member' }));
  expect((await enter(letter, 'accept', foreign)).status).toBe(404);
  expect((await foreign.call(lookupLetter, { body: { reference: letter.reference } })).status).toBe(404);
  expect((await standing(letter))?.tos_status).toBe('pending');
});

test('nobody decides in the place of a guardian who is asked by link', async () => {
  const { browser } = await printed();
  const asked = await browser.call(createLegalContact, { body: { ...guardian, email: 'asked.by.link@example.org' } });
  const { id } = asked.body.data;
  const answer = await staff.call(transitionLegalContact, { params: { id }, body: signed('accept', 'ABCD-1234') });
  expect([answer.status, answer.error.code]).toEqual([409, 'transition_not_allowed']);
});

test.each([
  ['another number', (letter: Letter) => ({ ...signed('accept', 'ABCD-1234'), id: letter.id }), 'reference'],
  ['signed before it was made', (letter: Letter) => signed('accept', letter.reference, '2020-01-01'), 'signed_on'],
  ['signed tomorrow', (letter: Letter) => signed('accept', letter.reference, '2099-01-01'), 'signed_on'],
  [
    'no word of how it was checked',
    (letter: Letter) => ({ ...signed('accept', letter.reference), reason: ' ' }),
    'reason',
  ],
] as const)('%s: refused at the field', async (_, body, field) => {
  const letter = await printed();
  const { id: _id, ...said } = { id: '', ...body(letter) };
  const answer = await staff.call(transitionLegalContact, { params: { id: letter.id }, body: said as never });
  expect([answer.status, Object.keys(answer.error.meta?.errors ?? {})]).toEqual([422, [field]]);
});

test('a letter made anew, or an address instead, ends the one before', async () => {
  const letter = await printed();
  await letter.browser.call(createLegalContact, { body: { ...guardian, email: null } });
  expect((await enter(letter, 'accept')).error.code).toBe('transition_not_allowed');
  const { status } = await letter.browser.call(createLegalContact, {
    body: { ...guardian, email: 'after.all@example.org' },
  });
  expect(status).toBe(201);
  expect((await world.mails('after.all@example.org'))[0]?.text).toContain('verify#token=');
});

test('who said no by link before is known to whoever holds the letter', async () => {
  const letter = await printed();
  await enter(letter, 'decline');
  expect((await ledger(letter)).map(({ kind }) => kind)).toEqual(['declined']);
  const again = (await letter.browser.call(createLegalContact, { body: { ...guardian, email: null } })).body.data;
  const found = await staff.call(lookupLetter, { body: { reference: again.letter?.reference ?? '' } });
  expect(found.body.data.refusals).toMatchObject([{ reason: 'guardian_letter' }]);
});

test('a letter found by its number offers no yes while the account is off, and a yes given is all that can be taken back', async () => {
  const letter = await printed();
  const offered = async () =>
    (await staff.call(lookupLetter, { body: { reference: letter.reference } })).body.data.events;
  const account = (status: 'active' | 'inactive') =>
    world.db.kysely.updateTable('users').set({ account: status }).where('id', '=', letter.person.id).execute();
  await account('inactive');
  expect(await offered()).toEqual(['decline']);
  expect((await enter(letter, 'accept')).status).toBe(409);
  await account('active');
  await enter(letter, 'accept');
  expect(await offered()).toEqual(['withdraw']);
});

test('a call withdraws what was signed: the child is found by nobody', async () => {
  const letter = await printed();
  await enter(letter, 'accept');
  expect((await enter(letter, 'withdraw')).status).toBe(200);
  expect(await standing(letter)).toMatchObject({ tos_status: 'revoked', findable_status: 'revoked' });
  expect((await letter.browser.call(currentLegalContact)).body.data).toMatchObject({
    status: 'revoked',
    resend_at: null,
  });
});

test('whose child decides alone by now signs nothing any more', async () => {
  const letter = await printed();
  await inTenant(world.db, world.other.id, (tx) =>
    tx
      .updateTable('applicants')
      .set({ date_of_birth: '2005-01-01' })
      .where('id', '=', letter.person.applicant_id ?? '')
      .execute(),
  );
  expect((await enter(letter, 'accept')).error.code).toBe('transition_not_allowed');
});

test('a text that says something new asks for a new letter', async () => {
  const letter = await printed();
  await publishTerms(world, world.other, 7);
  expect((await letter.browser.call(currentLegalContact)).body.data?.letter?.is_outdated).toBe(true);
  expect((await enter(letter, 'accept')).error.code).toBe('conflict');
});

test('staff read of a guardian in whose place another is asked that they aren’t asked any more, and of a yes taken back that it is', async () => {
  const letter = await printed();
  const named = await letter.browser.call(createLegalContact, {
    body: { ...guardian, firstname: 'Emre', relation: 'father', email: null, replaces: letter.id },
  });
  const second = { ...letter, id: named.body.data.id, reference: named.body.data.letter?.reference ?? '' };
  expect((await enter(second, 'accept')).status).toBe(200);
  expect((await enter(second, 'withdraw')).status).toBe(200);
  const { steps } = (await staff.call(showApplicant, { params: { id: letter.person.applicant_id ?? '' } })).body.data;
  expect(steps.filter(({ what }) => what === 'guardian').map(({ to }) => to)).toEqual([
    'revoked',
    'confirmed',
    'pending',
    'no_longer_asked',
    'pending',
  ]);
});

test('a letter that does not come back in 30 days runs out, and the child reads it of a letter', async () => {
  const letter = await printed();
  world.clock.advance(31 * 86_400_000);
  await world.jobs.run('legal-contacts.tend', world.clock.now());
  const status = await inTenant(world.db, world.other.id, (tx) =>
    tx.selectFrom('legal_contacts').select('status').where('id', '=', letter.id).executeTakeFirstOrThrow(),
  );
  expect(status.status).toBe('expired');
  const told = (await world.mails(letter.person.email)).map(({ text }) => text).join();
  expect(told).toContain('The letter to Ayşe Özdemir has not come back');
});

test('a letter says no later day than the one on which everything about the child is erased', async () => {
  const person = await world.person({ tenant: world.other, stage: 'onboarded', date_of_birth: young });
  world.clock.advance(10 * 86_400_000);
  const browser = await world.login(person);
  const { data } = (await browser.call(createLegalContact, { body: { ...guardian, email: null } })).body;
  const shown = (await browser.call(showGuardianLetter, { params: { id: data.id } })).body.data;
  expect(String(data.kept_until) < String(data.expires_at)).toBe(true);
  expect(shown?.expires_at).toBe(data.kept_until);
});
