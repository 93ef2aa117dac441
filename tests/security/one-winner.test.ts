import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyEmail } from '../../contract/authentication/authentication.endpoints.ts';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import {
  answerLegalContact,
  createLegalContact,
  currentLegalContact,
} from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { mintToken } from '../../server/tokens/tokens.service.ts';
import { aCode, mailedCode, registered } from '../support/registration.ts';
import { createWorld, type World } from '../support/world.ts';

/** However many come at once, one wins, and the database says the same as the answers. */
let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const many = Array.from({ length: 50 }, (_, index) => index);
const count = (replies: readonly { readonly status: number }[], status: number): number =>
  replies.filter((reply) => reply.status === status).length;
/** Fifty at once may be more than a small pool of connections takes: those are told to come back, and did nothing. */
const refused = (replies: readonly { readonly status: number }[], status: number): number =>
  count(replies, status) + count(replies, 503);

const guardian = (email: string) =>
  ({ firstname: 'Eva', lastname: 'Gast', email, gender: 'female', relation: 'mother' }) as const;
const contactsOf = (applicantId: string) =>
  world.db.kysely
    .selectFrom('legal_contacts')
    .select(['id', 'status', 'created_at'])
    .where('applicant_id', '=', applicantId)
    .execute();

test('fifty who name a guardian at once: one is live, and it is the one that is shown', async () => {
  const minor = await world.person({ stage: 'onboarded', date_of_birth: '2012-05-05' });
  const browser = await world.login(minor);
  const replies = await Promise.all(
    many.map((index) => browser.call(createLegalContact, { body: guardian(`guardian-${index}@example.net`) })),
  );
  // the first mail and three more a day
  expect(count(replies, 201)).toBeGreaterThan(1);
  expect(count(replies, 201)).toBeLessThanOrEqual(4);
  expect(refused(replies, 429)).toBe(50 - count(replies, 201));
  const rows = await contactsOf(minor.applicant_id ?? '');
  const live = rows.filter(({ status }) => status !== 'revoked');
  expect(live.map(({ status }) => status)).toEqual(['pending']);
  expect((await browser.call(currentLegalContact)).body.data?.id).toBe(live[0]?.id);
});

test('a clock that runs back between two processes changes nothing: whoever was named last is the one', async () => {
  const minor = await world.person({ stage: 'onboarded', date_of_birth: '2012-05-05' });
  const browser = await world.login(minor);
  const first = await browser.call(createLegalContact, { body: guardian('first@example.net') });
  world.clock.advance(-5_000);
  const second = await browser.call(createLegalContact, { body: guardian('second@example.net') });
  world.clock.advance(5_000);
  expect((await browser.call(currentLegalContact)).body.data?.id).toBe(second.body.data.id);
  expect((await contactsOf(minor.applicant_id ?? '')).find(({ id }) => id === first.body.data.id)?.status).toBe(
    'revoked',
  );
});

test('the link of a guardian who is not the current one is refused, even where it was never voided', async () => {
  const minor = await world.person({ stage: 'onboarded', date_of_birth: '2012-05-05' });
  const browser = await world.login(minor);
  const { body } = await browser.call(createLegalContact, { body: guardian('replaced@example.net') });
  await browser.call(createLegalContact, { body: guardian('current@example.net') });
  const token = await inTenant(world.db, world.tenant.id, (tx) =>
    mintToken(tx, {
      purpose: 'guardian_answer',
      subject_id: body.data.id,
      ttl_ms: 60_000,
      now: world.clock.now(),
    }),
  );
  const answer = await world.client().call(answerLegalContact, {
    params: { id: body.data.id },
    body: { token, event: 'decline' },
  });
  expect([answer.status, answer.error.code]).toEqual([422, 'link_used']);
});

test('fifty invitations of one address at once: one is sent, forty-nine are told so', async () => {
  const person = await world.person({ type: 'employee' });
  const browser = await world.login(person);
  const body = { email: 'Kollege@example.net', firstname: 'Jonas', lastname: 'Brandt' };
  const replies = await Promise.all(many.map(() => browser.call(invitations.create, { body })));
  expect([count(replies, 201), refused(replies, 409)]).toEqual([1, 49]);
  const rows = await world.db.kysely
    .selectFrom('invitations')
    .select('status')
    .where('organization_id', '=', person.organization_id ?? '')
    .execute();
  expect(rows).toEqual([{ status: 'pending' }]);
});

test('an invitation that has run out makes way for a new one, and is not prolonged beside it', async () => {
  const browser = await world.login(await world.person({ type: 'employee' }));
  const body = { email: 'again@example.net', firstname: 'Jonas', lastname: 'Brandt' };
  const first = await browser.call(invitations.create, { body });
  world.clock.advance(15 * 86_400_000);
  const again = await world.login(await world.person({ type: 'employee' }));
  expect((await again.call(invitations.create, { body })).status).toBe(201);
  await browser.login((await employeeOf(first.body.data.organization_id)).email);
  expect((await browser.call(invitations.create, { body: { ...body, email: 'AGAIN@example.net' } })).status).toBe(201);
  const resend = { params: { id: first.body.data.id }, body: { event: 'resend' as const } };
  expect((await browser.call(invitations.transition, resend)).status).toBe(409);
});

const employeeOf = (organizationId: string) =>
  world.db.kysely
    .selectFrom('employees')
    .innerJoin('users', 'users.id', 'employees.user_id')
    .select('users.email')
    .where('organization_id', '=', organizationId)
    .executeTakeFirstOrThrow();

test('a code for one: of twelve who registered with it at once one gets in, the others are told what to do', async () => {
  const { code } = await aCode(world, { max_uses: 1 });
  const twelve = many.slice(0, 12).map((index) => `pupil-${index}@example.net`);
  const browsers = await Promise.all(twelve.map((email) => registered(world, code.code, email)));
  const codes: string[] = [];
  for (const email of twelve) codes.push(await mailedCode(world, email));
  const replies = await Promise.all(
    browsers.map((browser, index) => browser.call(verifyEmail, { body: { code: codes[index] ?? '' } })),
  );
  expect([count(replies, 204), count(replies, 422)]).toEqual([1, 11]);
  expect(new Set(replies.filter(({ status }) => status === 422).map(({ error }) => error.code))).toEqual(
    new Set(['registration_code_used_up']),
  );
  const { times_used } = await world.db.kysely
    .selectFrom('registration_codes')
    .select('times_used')
    .where('id', '=', code.id)
    .executeTakeFirstOrThrow();
  expect(times_used).toBe(1);
  const late = replies.findIndex(({ status }) => status === 422);
  const { code: other } = await aCode(world);
  const again = await registered(world, other.code, twelve[late] ?? '');
  world.clock.advance(61_000);
  const digits = await mailedCode(world, twelve[late] ?? '');
  expect((await again.call(verifyEmail, { body: { code: digits } })).status).toBe(204);
});
