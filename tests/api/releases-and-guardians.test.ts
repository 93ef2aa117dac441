import { expect, test } from 'vitest';
import { updateApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { withdrawOnPage } from '../../contract/legal-contacts/guardian-page.endpoints.ts';
import {
  answerLegalContact,
  createLegalContact,
  withdrawLegalContact,
} from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { acceptTerms } from '../../contract/terms/terms.endpoints.ts';
import { findable } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import { type GuardedChild, guardedChild, visitPage, worldOfGuardians } from '../support/guardian.ts';
import type { Person } from '../support/people.ts';
import { saidYes, type Yes } from '../support/yes.ts';

/** No company keeps contact details of a minor whom no guardian has agreed for, or no longer does. */

const { world, hash } = await worldOfGuardians();

const day = 86_400_000;
const grown = '2008-03-14';
const child = '2011-05-05';

const seenBy = async ({ browser, id }: Yes) => {
  const { data } = (await browser.call(pings.show, { params: { id } })).body;
  if (data.perspective !== 'organization') throw new Error('An employee sees their side.');
  return { status: data.status, contact: data.applicant.contact, withdrawn_by: data.release?.withdrawn_by };
};
const hasDetails = { status: 'accepted', contact: { phonenumber: '+4930901820' } };
const byConsent = { status: 'revoked', contact: null, withdrawn_by: 'consent' };

const correct = (own: ApiClient, { applicant_id = '' }: Person, date_of_birth: string) =>
  own.call(updateApplicant, { params: { id: applicant_id }, body: { date_of_birth } });
const isBorn = async ({ own, applicant }: Yes, date_of_birth: string) =>
  expect((await correct(own, applicant, date_of_birth)).status).toBe(200);

const acceptanceExpires = ({ applicant_id = '' }: Person) =>
  world.db.kysely
    .updateTable('applicants')
    .set({ tos_status: 'expired', findable_status: 'expired' })
    .where('id', '=', applicant_id)
    .execute();

/** The yes of somebody who has agreed for themselves. */
async function alone(date_of_birth: string): Promise<Yes> {
  const applicant = await world.person({ ...findable, tenant: world.other, stage: 'onboarded', date_of_birth });
  const own = await world.login(applicant);
  expect((await own.call(acceptTerms, { body: hash.en })).status).toBe(204);
  const yes = await saidYes(world, { tenant: world.other, applicant });
  expect(await seenBy(yes)).toMatchObject(hasDetails);
  return yes;
}

/** A guarded child's yes, and the acceptance has ended since while the guardian's word still stands. */
async function expired(): Promise<{ guarded: GuardedChild; yes: Yes }> {
  const guarded = await guardedChild(world, hash.en, 'tell');
  const yes = await saidYes(world, { tenant: world.other, applicant: guarded.person });
  await acceptanceExpires(guarded.person);
  expect(await seenBy(yes)).toMatchObject(hasDetails);
  return { guarded, yes };
}

test('a guardian’s withdrawal by the mail’s link ends every release, whatever became of the acceptance', async () => {
  const { guarded, yes } = await expired();
  const body = { token: guarded.token };
  const withdrawn = await world.client(world.other).call(withdrawLegalContact, { params: { id: guarded.id }, body });
  expect(withdrawn.body.data.status).toBe('revoked');
  expect(await seenBy(yes)).toMatchObject(byConsent);
  const ledger = await world.db.kysely
    .selectFrom('consents')
    .select(['kind', 'given_by', 'legal_contact_id'])
    .where('ping_id', '=', yes.id)
    .execute();
  expect(ledger).toContainEqual({ kind: 'revoked', given_by: 'guardian', legal_contact_id: guarded.id });
});

test('and so does the one on the guardian’s page, which goes on showing who had them', async () => {
  const { guarded, yes } = await expired();
  const { client, visit } = await visitPage(world, guarded);
  const withdrawn = await client.call(withdrawOnPage, { params: { id: guarded.id }, body: { visit } });
  expect(withdrawn.body.data).toMatchObject({
    status: 'revoked',
    recipients: [{ has_access: false, withdrawn_at: world.clock.now().toISOString() }],
  });
  expect(await seenBy(yes)).toMatchObject(byConsent);
});

test('who turns out to be a minor has released nothing that goes on', async () => {
  const yes = await alone(grown);
  await isBorn(yes, child);
  expect(await seenBy(yes)).toMatchObject(byConsent);
});

const named = async (date_of_birth = child) => {
  const person = await world.person({ ...findable, tenant: world.other, stage: 'onboarded', date_of_birth });
  const own = await world.login(person);
  const email = `named.${person.id}@example.org`;
  const body = { firstname: 'Maren', lastname: 'Vogt', email, gender: 'other', relation: 'mother' } as const;
  const params = { id: (await own.call(createLegalContact, { body })).body.data.id };
  const token = /#token=([\w-]+)/.exec((await world.mails(email))[0]?.text ?? '')?.[1] ?? '';
  const answer = (event: 'decline' | 'not_me') =>
    world.client(world.other).call(answerLegalContact, { params, body: { event, token } });
  return { person, own, answer };
};

test.each(['asked', 'declined', 'not_me', 'agreed', 'withdrawn'] as const)(
  'no date makes a child decide alone, now or sooner, once a guardian was %s',
  async (what) => {
    const isGuarded = what === 'agreed' || what === 'withdrawn';
    const guarded = isGuarded ? await guardedChild(world, hash.en, 'tell') : undefined;
    const asked = guarded ? undefined : await named();
    if (what === 'declined' || what === 'not_me') await asked?.answer(what === 'declined' ? 'decline' : what);
    if (guarded && what === 'withdrawn') {
      const { id, token } = guarded;
      await world.client(world.other).call(withdrawLegalContact, { params: { id }, body: { token } });
    }
    const person = guarded?.person ?? asked?.person;
    if (!person) throw new Error('somebody is guarded');
    const own = guarded?.browser ?? asked?.own ?? (await world.login(person));
    const before = (await own.call(fetchMe)).body.data.applicant;

    const tomorrow = new Date(world.clock.now().getTime() + day).toISOString();
    for (const date of [grown, `${Number(tomorrow.slice(0, 4)) - 16}${tomorrow.slice(4, 10)}`]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const refused = await correct(own, person, date);
      expect(refused.status, date).toBe(422);
      expect(refused.error.meta?.errors).toEqual({ date_of_birth: [expect.stringContaining('help@chemie.example')] });
    }
    expect((await own.call(acceptTerms, { body: hash.en })).status).not.toBe(204);
    expect((await own.call(fetchMe)).body.data.applicant).toEqual(before);
    expect((await correct(own, person, '2011-05-06')).status, 'a child may correct a slip').toBe(200);
  },
);

test('who has named nobody corrects a slip alone, and so does who has come of age meanwhile', async () => {
  const slipped = await world.person({ ...findable, tenant: world.other, stage: 'onboarded', date_of_birth: child });
  const own = await world.login(slipped);
  expect((await correct(own, slipped, grown)).status).toBe(200);
  expect((await own.call(acceptTerms, { body: hash.en })).status).toBe(204);

  const birthday = new Date(world.clock.now().getTime() + 2 * day);
  const almost = await named(`${birthday.getUTCFullYear() - 16}${birthday.toISOString().slice(4, 10)}`);
  expect((await correct(almost.own, almost.person, grown)).status).toBe(422);
  world.clock.advance(3 * day);
  await world.jobs.tick(world.clock.now());
  expect((await correct(almost.own, almost.person, grown)).status).toBe(200);
});

test.each(['decline', 'not_me'] as const)(
  '%s by a guardian who is asked again leaves no company with anything',
  async (event) => {
    const { guarded, yes } = await expired();
    const { id, token } = guarded;
    await world.db.kysely.updateTable('legal_contacts').set({ status: 'pending' }).where('id', '=', id).execute();
    const answer = await world.client(world.other).call(answerLegalContact, { params: { id }, body: { event, token } });
    expect(answer.status).toBe(200);
    expect(await seenBy(yes)).toMatchObject(byConsent);
  },
);

test('a guardian who is replaced after agreeing can take back nothing any more: the releases end', async () => {
  const { yes } = await expired();
  const email = 'next.guardian@example.org';
  const body = { firstname: 'Maren', lastname: 'Vogt', email, gender: 'other', relation: 'mother' } as const;
  expect((await yes.own.call(createLegalContact, { body })).status).toBe(201);
  expect(await seenBy(yes)).toMatchObject(byConsent);
});

test('a raised guardian age ends what a minor of today released alone, also where the acceptance has ended', async () => {
  const young = '2009-11-20';
  const standing = await alone(young);
  const ended = await alone(young);
  await acceptanceExpires(ended.applicant);
  await world.db.kysely.updateTable('tenants').set({ guardian_age: 18 }).where('id', '=', world.other.id).execute();
  world.clock.advance(11_000);
  await world.jobs.run('applicants.guardian-age', world.clock.now());
  expect(await seenBy(standing)).toMatchObject(byConsent);
  expect(await seenBy(ended)).toMatchObject(byConsent);
});

test('after a withdrawal both read who is asked to delete now, and apart from them who had details before', async () => {
  const guarded = await guardedChild(world, hash.en, 'tell');
  const before = await saidYes(world, { tenant: world.other, applicant: guarded.person });
  await before.own.call(pings.transition, { params: { id: before.id }, body: { event: 'withdraw' } });
  const now = await saidYes(world, { tenant: world.other, applicant: guarded.person });
  const nameOf = async ({ browser }: Yes) => (await browser.call(fetchMe)).body.data.organization?.name ?? 'missing';
  const [earlier, asked] = [await nameOf(before), await nameOf(now)];
  world.clock.advance(60_000);
  const body = { token: guarded.token };
  await world.client(world.other).call(withdrawLegalContact, { params: { id: guarded.id }, body });
  for (const address of [guarded.email, guarded.person.email]) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const text = (await world.mails(address))[0]?.text ?? '';
    const [until = '', had = ''] = text.split('We ask each of them');
    expect(until).toContain(asked);
    expect(until).not.toContain(earlier);
    expect(had).toContain('had stopped seeing them already');
    expect(had).toContain(earlier);
    expect(had).not.toContain(asked);
  }
});

test('the guardian’s copy says what was chosen: asked each time, or told; the request promises an area, no town', async () => {
  const [asking, telling] = [await guardedChild(world, hash.en, 'ask'), await guardedChild(world, hash.en, 'tell')];
  const [copy, request] = await world.mails(asking.email);
  expect(copy?.text).toContain('we ask you by e-mail each time');
  expect((await world.mails(telling.email))[0]?.text).toContain('We tell you by e-mail each time');
  expect(request?.text).toContain('certificate, the area and the approximate distance');
  expect(request?.text).not.toContain('town');
});

test('“not me” holds for every spelling of the inbox, and after the child has changed the own address', async () => {
  const person = await world.person({ tenant: world.other, stage: 'onboarded', date_of_birth: child });
  const own = await world.login(person);
  const guardian = (email: string) =>
    ({ firstname: 'Maren', lastname: 'Vogt', email, gender: 'other', relation: 'mother' }) as const;
  const contact = await own.call(createLegalContact, { body: guardian('not.mine@example.org') });
  const token = /#token=([\w-]+)/.exec((await world.mails('not.mine@example.org'))[0]?.text ?? '')?.[1] ?? '';
  const params = { id: contact.body.data.id };
  await world.client(world.other).call(answerLegalContact, { params, body: { event: 'not_me', token } });
  const again = async (email: string) => (await own.call(createLegalContact, { body: guardian(email) })).status;
  expect(await again('NotMine+1@example.org')).toBe(422);
  await world.db.kysely
    .updateTable('users')
    .set({ email: 'moved@example.org', email_key: 'moved@example.org' })
    .where('id', '=', person.id)
    .execute();
  expect(await again('n.o.t.mine@example.org')).toBe(422);
  expect(await again('mother@example.org')).toBe(201);
});
