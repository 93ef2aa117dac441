import { afterAll, beforeAll, expect, test } from 'vitest';
import { updateApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { withdrawOnPage } from '../../contract/legal-contacts/guardian-page.endpoints.ts';
import {
  answerLegalContact,
  createLegalContact,
  withdrawLegalContact,
} from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { showPing } from '../../contract/pings/pings.endpoints.ts';
import { acceptTerms } from '../../contract/terms/terms.endpoints.ts';
import { findable } from '../support/account.ts';
import { type GuardedChild, guardedChild, visitPage } from '../support/guardian.ts';
import type { Person } from '../support/people.ts';
import { publishTerms, type ReadTexts } from '../support/terms.ts';
import { saidYes, type Yes } from '../support/yes.ts';
import { createWorld, type World } from '../support/world.ts';

/** No company keeps contact details of a minor whom no guardian has agreed for, or no longer does. */

let world: World;
let hash: Record<'de' | 'en', ReadTexts>;
beforeAll(async () => {
  world = await createWorld();
  hash = await publishTerms(world, world.other);
});
afterAll(() => world.close());

const grown = '2008-03-14';
const child = '2011-05-05';

const seenBy = async ({ browser, id }: Yes) => {
  const { data } = (await browser.call(showPing, { params: { id } })).body;
  if (data.perspective !== 'organization') throw new Error('An employee sees their side.');
  return { status: data.status, contact: data.applicant.contact, withdrawn_by: data.release?.withdrawn_by };
};
const hasDetails = { status: 'accepted', contact: { phonenumber: '+4930901820' } };
const byConsent = { status: 'revoked', contact: null, withdrawn_by: 'consent' };

const isBorn = async ({ own, applicant }: Yes, date_of_birth: string) => {
  const params = { id: applicant.applicant_id ?? '' };
  expect((await own.call(updateApplicant, { params, body: { date_of_birth } })).status).toBe(200);
};

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

async function guardianIsAsked({ own }: Yes, email: string) {
  const body = { firstname: 'Maren', lastname: 'Vogt', email, gender: 'other', relation: 'mother' } as const;
  const named = await own.call(createLegalContact, { body });
  expect(named.status).toBe(201);
  const token = /#token=([\w-]+)/.exec((await world.mails(email))[0]?.text ?? '')?.[1] ?? '';
  return { id: named.body.data.id, token };
}

test('a guardian’s withdrawal by the mail’s link ends every release, whatever became of the acceptance', async () => {
  const { guarded, yes } = await expired();
  const body = { token: guarded.token };
  const withdrawn = await world.client(world.other).call(withdrawLegalContact, { params: { id: guarded.id }, body });
  expect(withdrawn.body.data.status).toBe('revoked');
  expect(await seenBy(yes)).toMatchObject(byConsent);
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

test('a guarded child who was an adult for a moment has lost the acceptance, and the releases with it', async () => {
  const guarded = await guardedChild(world, hash.en, 'tell');
  const yes = await saidYes(world, { tenant: world.other, applicant: guarded.person });
  await isBorn(yes, grown);
  expect(await seenBy(yes), 'an adult decides alone').toMatchObject(hasDetails);
  await isBorn(yes, child);
  expect(await seenBy(yes)).toMatchObject(byConsent);
});

test.each(['decline', 'not_me'] as const)('a guardian’s %s leaves no company with contact details', async (event) => {
  const { guarded, yes } = await expired();
  await world.db.kysely.updateTable('legal_contacts').set({ status: 'expired' }).where('id', '=', guarded.id).execute();
  const { id, token } = await guardianIsAsked(yes, `second.${event}@example.org`);
  expect(await seenBy(yes), 'nobody has decided yet').toMatchObject(hasDetails);
  const answer = await world.client(world.other).call(answerLegalContact, { params: { id }, body: { event, token } });
  expect(answer.status).toBe(200);
  expect(await seenBy(yes)).toMatchObject(byConsent);
});

test('a guardian who is replaced after agreeing can take back nothing any more: the releases end', async () => {
  const { yes } = await expired();
  await guardianIsAsked(yes, 'next.guardian@example.org');
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
