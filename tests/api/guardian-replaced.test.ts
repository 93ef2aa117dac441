import { expect, test } from 'vitest';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { sendPageCode, showGuardianPage } from '../../contract/legal-contacts/guardian-page.endpoints.ts';
import {
  answerLegalContact,
  createLegalContact,
  lookupLegalContact,
  withdrawLegalContact,
} from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import type { LegalContactInput } from '../../contract/legal-contacts/legal-contacts.schema.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { sentPing } from '../support/account.ts';
import { type GuardedChild, guardedChild, visitPage, worldOfGuardians } from '../support/guardian.ts';
import { handleFor } from '../support/people.ts';
import { saidYes, type Yes } from '../support/yes.ts';

/** Another guardian takes the place of one who has agreed: no way round either of them. */

const { world, hash, anyone } = await worldOfGuardians();
const guarded = () => guardedChild(world, hash.en, 'tell');

let named = 0;
const somebodyElse = (): LegalContactInput & { email: string } => ({
  firstname: 'Jonas',
  lastname: 'Vogt',
  email: `instead${(named += 1)}@example.org`,
  gender: 'male',
  relation: 'father',
});

const name = ({ browser }: GuardedChild, body: LegalContactInput & { replaces?: string }) =>
  browser.call(createLegalContact, { body });

async function agree(email: string) {
  const [mail] = await world.mails(email);
  const [, id = '', token = ''] = /legal-contacts\/([0-9a-f-]{36})\/verify#token=([\w-]+)/.exec(mail?.text ?? '') ?? [];
  const body = { event: 'accept', token, custody: true, ...hash.en, releases: 'ask' } as const;
  return (await anyone().call(answerLegalContact, { params: { id }, body })).status;
}

const standing = async ({ browser }: GuardedChild) => {
  const { user, applicant } = (await browser.call(fetchMe)).body.data;
  return {
    accepted: user.tos_accepted,
    matchability: applicant?.matchability,
    unmatchable_reasons: applicant?.unmatchable_reasons,
  };
};
const stands = { accepted: true, matchability: 'matchable', unmatchable_reasons: [] };
const waits = { accepted: false, matchability: 'unmatchable', unmatchable_reasons: ['guardian_not_confirmed'] };

const isFound = async ({ browser, employee }: Yes, { person }: GuardedChild) =>
  (await browser.call(searchApplicants, {})).body.data.some(({ handle }) => handle === handleFor(employee, person));

const seenBy = async ({ browser }: Pick<Yes, 'browser'>, id: string) => {
  const { data } = (await browser.call(pings.show, { params: { id } })).body;
  if (data.perspective !== 'organization') throw new Error('An employee sees their side.');
  return { status: data.status, contact: data.applicant.contact };
};

const ledgerOf = ({ person }: GuardedChild) =>
  world.db.kysely
    .selectFrom('consents')
    .select(['act', 'kind', 'given_by', 'reason', 'legal_contact_id'])
    .where('applicant_id', '=', person.applicant_id ?? '')
    .where('reason', '=', 'guardian_replaced')
    .orderBy('act')
    .execute();

test('a guardian who agreed is replaced: nobody finds the child until the new one has agreed', async () => {
  const child = await guarded();
  const yes = await saidYes(world, { tenant: world.other, applicant: child.person });
  const writer = await world.login(await world.person({ type: 'employee', tenant: world.other }));
  const open = await sentPing(world, writer, child.person);
  expect(await standing(child)).toEqual(stands);
  expect(await isFound(yes, child)).toBe(true);

  const next = somebodyElse();
  expect((await name(child, { ...next, replaces: child.id })).body.data).toMatchObject({ status: 'pending' });
  expect(await standing(child)).toEqual(waits);
  expect(await isFound(yes, child)).toBe(false);
  expect(await seenBy(yes, yes.id)).toEqual({ status: 'revoked', contact: null });
  expect(await seenBy({ browser: writer }, open)).toMatchObject({ status: 'revoked' });
  const ended = { kind: 'expired', given_by: 'applicant', reason: 'guardian_replaced', legal_contact_id: child.id };
  expect(await ledgerOf(child)).toEqual([
    { ...ended, act: 'findable' },
    { ...ended, act: 'terms' },
  ]);

  expect(await agree(next.email)).toBe(200);
  expect(await standing(child)).toEqual(stands);
  expect(await seenBy(yes, yes.id), 'a yes taken back stays taken back').toMatchObject({ contact: null });
  const { legal_contacts } = (await child.browser.call(exportAccount)).body.data;
  expect(legal_contacts.map(({ email, status }) => [email, status])).toEqual([
    [child.email, 'revoked'],
    [next.email, 'confirmed'],
  ]);
});

test('the earlier guardian is told: who had the details, where to object, not who was named', async () => {
  const child = await guarded();
  const yes = await saidYes(world, { tenant: world.other, applicant: child.person });
  const company = (await yes.browser.call(fetchMe)).body.data.organization?.name ?? 'missing';
  const next = somebodyElse();
  await name(child, { ...next, replaces: child.id });
  const [mail] = await world.mails(child.email);
  expect(mail?.subject).toBe('Lio has named somebody else in your place');
  for (const part of ['no company at', company, 'delete the details', 'help@chemie.example'])
    expect(mail?.text).toContain(part);
  for (const part of [next.email, next.firstname, '#token=']) expect(mail?.text).not.toContain(part);
});

test('one who was asked again and has not answered hears of it too, and what the earlier yes released ends', async () => {
  const child = await guarded();
  const yes = await saidYes(world, { tenant: world.other, applicant: child.person });
  await world.db.kysely
    .updateTable('applicants')
    .set({ tos_status: 'expired', findable_status: 'expired' })
    .where('id', '=', child.person.applicant_id ?? '')
    .execute();
  await world.db.kysely.updateTable('legal_contacts').set({ status: 'pending' }).where('id', '=', child.id).execute();
  expect((await name(child, somebodyElse())).status).toBe(201);
  expect(await seenBy(yes, yes.id)).toEqual({ status: 'revoked', contact: null });
  expect((await world.mails(child.email))[0]?.subject).toBe('Lio has named somebody else in your place');
  expect(await ledgerOf(child), 'nothing stood any more that could end').toEqual([]);
});

test('no link and no running visit of the earlier guardian opens anything any more', async () => {
  const child = await guarded();
  const { visit } = await visitPage(world, child);
  await name(child, { ...somebodyElse(), replaces: child.id });
  const at = { params: { id: child.id } };
  const body = { token: child.token };
  const refused = [
    await anyone().call(lookupLegalContact, { ...at, body }),
    await anyone().call(withdrawLegalContact, { ...at, body }),
    await anyone().call(sendPageCode, { ...at, body }),
    await anyone().call(showGuardianPage, { ...at, body: { visit } }),
  ].map(({ error }) => error.code);
  expect(refused).toEqual(['link_used', 'link_used', 'link_used', 'link_expired']);
});

test('only whoever says which yes is to end ends one; no address of one’s own or of who has agreed', async () => {
  const child = await guarded();
  const other = await guarded();
  const refused = async (body: Parameters<typeof name>[1]) => {
    const { status, error } = await name(child, body);
    return [status, error.meta?.errors];
  };
  expect(await refused(somebodyElse())).toEqual([409, undefined]);
  expect(await refused({ ...somebodyElse(), replaces: other.id })).toEqual([409, undefined]);
  const replaces = child.id;
  expect(await refused({ ...somebodyElse(), email: child.person.email, replaces })).toMatchObject([
    422,
    { email: [{}] },
  ]);
  const spelt = child.email.replace('@', '+again@').toUpperCase();
  expect(await refused({ ...somebodyElse(), email: spelt, replaces })).toEqual([
    422,
    { email: ['Whoever this address belongs to has agreed already.'] },
  ]);
  expect(await standing(child)).toEqual(stands);
  expect(await standing(other)).toEqual(stands);
  expect(await ledgerOf(child)).toEqual([]);
});

test('several at once leave one guardian to ask, and end the yes once', async () => {
  const child = await guarded();
  await Promise.all([1, 2, 3].map(() => name(child, { ...somebodyElse(), replaces: child.id })));
  const live = await world.db.kysely
    .selectFrom('legal_contacts')
    .select('status')
    .where('applicant_id', '=', child.person.applicant_id ?? '')
    .where('status', '!=', 'revoked')
    .execute();
  expect(live).toEqual([{ status: 'pending' }]);
  expect(await ledgerOf(child)).toHaveLength(2);
  expect(await standing(child)).toEqual(waits);
});

test('as many a day as when naming first: the fifth is refused, and the yes of the fourth stands', async () => {
  const child = await guarded();
  let replaces = child.id;
  for (let round = 0; round < 3; round += 1) {
    const next = somebodyElse();
    world.clock.advance(3_600_000);
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    replaces = (await name(child, { ...next, replaces })).body.data.id;
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await agree(next.email)).toBe(200);
  }
  expect((await name(child, { ...somebodyElse(), replaces })).status).toBe(429);
  expect(await standing(child)).toEqual(stands);
});
