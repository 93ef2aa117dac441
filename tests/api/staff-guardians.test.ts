import { expect, test } from 'vitest';
import { markFound, showApplicant } from '../../contract/applicants/desk.endpoints.ts';
import {
  answerLegalContact,
  createLegalContact,
  currentLegalContact,
  replaceGuardian,
  transitionLegalContact,
} from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { sentPing } from '../support/account.ts';
import { worldOfGuardians } from '../support/guardian.ts';
import type { Person } from '../support/people.ts';

/** What staff do about a guardian: ask somebody else, enter a letter; and with whom a place was found. */
const { world } = await worldOfGuardians();
const tenant = world.other;
const member = await world.person({ tenant, type: 'tenant_member' });
const desk = () => world.login(member);
const young = '2011-05-05';
const guardian = { firstname: 'Ayşe', lastname: 'Özdemir', gender: 'other', relation: 'mother' } as const;
const right = { firstname: 'Ayşe', lastname: 'Özdemir', relation: 'mother', reason: 'Anruf der Mutter' } as const;

async function asking(email: string | null) {
  const child = await world.person({ tenant, stage: 'onboarded', date_of_birth: young, firstname: 'Mia' });
  const browser = await world.login(child);
  const { data } = (await browser.call(createLegalContact, { body: { ...guardian, email } })).body;
  return { child, browser, id: data.id, reference: data.letter?.reference ?? '' };
}
const shown = async ({ applicant_id = '' }: Person) =>
  (await (await desk()).call(showApplicant, { params: { id: applicant_id } })).body.data.legal_contact;
const replace = async (id: string, body: object) =>
  (await desk()).send('POST', `/api/v1/legal-contacts/${id}/replacement`, { body: { ...right, ...body } });
const linkIn = (text = '') => /verify#token=([\w-]+)/.exec(text)?.[1];

test('a slip in the address is put right by staff: the earlier link dies, the new address is asked, the child is told, the log has why', async () => {
  const { child, browser, id } = await asking('ayse.oezdemir@gmial.example');
  expect(await shown(child)).toMatchObject({ replaceable: true, events: ['resend'] });
  const before = linkIn((await world.mails('ayse.oezdemir@gmial.example'))[0]?.text);
  const { status } = await replace(id, { email: 'ayse.right@example.org' });
  expect(status).toBe(200);
  const now = await shown(child);
  expect(now).toMatchObject({ email: 'ayse.right@example.org', status: 'pending', replaceable: true });
  const after = linkIn((await world.mails('ayse.right@example.org'))[0]?.text);
  expect(after).toBeDefined();
  const opened = (contact: string, token = '') =>
    world.client(tenant).send('POST', `/api/v1/legal-contacts/${contact}/lookup`, { body: { token } });
  expect((await opened(id, before)).status, 'the earlier link').toBe(422);
  expect((await opened(now?.id ?? '', after)).status).toBe(200);
  const [told] = await world.mails(child.email);
  expect(told?.text).toContain('Ayşe Özdemir now gets the e-mail with the link');
  expect(told?.text).not.toContain('ayse.right');
  expect((await browser.call(currentLegalContact)).body.data).toMatchObject({ id: now?.id, status: 'pending' });
  const log = await world.db.kysely
    .selectFrom('audits')
    .select(['event', 'actor_id', 'reason'])
    .where('subject_id', '=', id)
    .where('event', '=', 'replaced')
    .execute();
  expect(log).toEqual([{ event: 'replaced', actor_id: member.id, reason: 'Anruf der Mutter' }]);
});

test('the child’s own address, none that is one, and no reason are refused at the field; nothing changes', async () => {
  const { child, id } = await asking('ayse.three@example.org');
  for (const [body, field] of [
    [{ email: child.email }, 'email'],
    [{ email: 'no address' }, 'email'],
    [{ email: 'a@example.org', reason: ' ' }, 'reason'],
    [{ email: 'a@example.org', gender: 'female' }, 'gender'],
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const answer = await replace(id, body);
    expect([answer.status, Object.keys((answer.body as { meta: { errors: object } }).meta.errors)]).toEqual([
      422,
      [field],
    ]);
  }
  expect(await shown(child)).toMatchObject({ id, status: 'pending' });
});

test('whom staff don’t replace: who has agreed or said no, one named before, and one of another tenant', async () => {
  const letter = await asking(null);
  const answered = { event: 'decline', reference: letter.reference, reason: 'Rückruf' } as const;
  await (await desk()).call(transitionLegalContact, { params: { id: letter.id }, body: answered });
  expect(await shown(letter.child)).toMatchObject({ status: 'declined', replaceable: false, refusals: 1, events: [] });
  expect((await replace(letter.id, { email: 'a@example.org' })).status).toBe(409);

  const { id } = await asking('ayse.four@example.org');
  await replace(id, { email: 'ayse.five@example.org' });
  expect((await replace(id, { email: 'ayse.six@example.org' })).status, 'the one before').toBe(409);
  const stranger = await world.login(await world.person({ type: 'tenant_member' }));
  const foreign = await stranger.call(replaceGuardian, { params: { id }, body: { ...right, email: 'b@example.org' } });
  expect(foreign.status).toBe(404);
});

test('nobody has answered in time: staff put the address right, and sending it again is offered too', async () => {
  const { child, id } = await asking('ayse.late@example.org');
  world.clock.advance(15 * 86_400_000);
  await world.jobs.tick(world.clock.now());
  expect(await shown(child)).toMatchObject({ id, status: 'expired', replaceable: true, events: ['resend'] });
  expect((await replace(id, { email: 'ayse.in.time@example.org' })).status).toBe(200);
  expect(await shown(child)).toMatchObject({ email: 'ayse.in.time@example.org', status: 'pending' });
});

test('the wrong person has answered: staff ask the right one, and that inbox no more; a no of the right one stands', async () => {
  const { child, id } = await asking('some.stranger@example.org');
  const answer = async (contact: string, email: string, event: 'not_me' | 'decline') => {
    const token = linkIn((await world.mails(email))[0]?.text) ?? '';
    const { status } = await world
      .client(tenant)
      .call(answerLegalContact, { params: { id: contact }, body: { event, token } });
    expect(status).toBe(200);
  };
  await answer(id, 'some.stranger@example.org', 'not_me');
  expect(await shown(child)).toMatchObject({ id, status: 'declined', not_me: true, replaceable: true });
  const account = (status: 'active' | 'inactive') =>
    world.db.kysely.updateTable('users').set({ account: status }).where('id', '=', child.id).execute();
  await account('inactive');
  expect(await shown(child), 'not a no, also of an account that is off').toMatchObject({
    not_me: true,
    replaceable: false,
  });
  await account('active');
  const again = await replace(id, { email: 'Some.Stranger@example.org' });
  expect([again.status, Object.keys((again.body as { meta: { errors: object } }).meta.errors)]).toEqual([
    422,
    ['email'],
  ]);
  expect((await replace(id, { email: 'ayse.herself@example.org' })).status).toBe(200);
  const now = await shown(child);
  expect(now).toMatchObject({ status: 'pending', replaceable: true });
  await answer(now?.id ?? '', 'ayse.herself@example.org', 'decline');
  expect(await shown(child)).toMatchObject({ status: 'declined', not_me: false, replaceable: false });
  expect((await replace(now?.id ?? '', { email: 'ayse.friend@example.org' })).status).toBe(409);
});

test('while the account is being deleted staff ask nobody, again or anew; once it stays they may', async () => {
  const { child, id } = await asking('ayse.eight@example.org');
  const letter = await asking(null);
  const account = async (status: 'active' | 'inactive') => {
    for (const { id: user } of [child, letter.child])
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await world.db.kysely.updateTable('users').set({ account: status }).where('id', '=', user).execute();
  };
  const resend = async () => (await desk()).call(transitionLegalContact, { params: { id }, body: { event: 'resend' } });
  world.clock.advance(120_000);
  await world.mails();
  await account('inactive');
  expect(await shown(child)).toMatchObject({ id, replaceable: false, events: [] });
  expect(await shown(letter.child)).toMatchObject({ replaceable: false, events: ['decline'] });
  expect((await replace(id, { email: 'ayse.nine@example.org' })).status).toBe(409);
  expect((await resend()).status).toBe(409);
  expect(await world.mails('ayse.nine@example.org')).toEqual([]);
  expect(await world.mails('ayse.eight@example.org')).toHaveLength(1);
  await account('active');
  expect((await resend()).status).toBe(200);
  expect((await replace(id, { email: 'ayse.nine@example.org' })).status).toBe(200);
});

test('who has no e-mail after all signs a letter, and staff are offered to enter what it says', async () => {
  const { child, id } = await asking('ayse.seven@example.org');
  expect((await replace(id, { email: null })).status).toBe(200);
  expect(await shown(child)).toMatchObject({ email: null, status: 'pending', events: ['accept', 'decline'] });
  expect((await world.mails(child.email))[0]?.text).toContain('signs a letter');
});

test('a place found here names a company that has written, and no other', async () => {
  const person = await world.person({ tenant, firstname: 'Lea' });
  const writer = await world.person({ tenant, type: 'employee' });
  const other = await world.person({ tenant, type: 'employee' });
  await sentPing(world, await world.login(writer), person);
  const params = { id: person.applicant_id ?? '' };
  const said = { event: 'found_traineeship', reason: 'Ihr Lehrer hat angerufen.' } as const;
  for (const body of [
    { ...said, where: 'found_here', organization_id: other.organization_id ?? '' },
    { ...said, where: 'found_elsewhere', organization_id: writer.organization_id ?? '' },
  ] as const) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { status, error } = await (await desk()).call(markFound, { params, body });
    expect([status, error.meta]).toEqual([422, { errors: { organization_id: [expect.any(String)] } }]);
  }
  const body = { ...said, where: 'found_here', organization_id: writer.organization_id ?? '' } as const;
  expect((await (await desk()).call(markFound, { params, body })).status).toBe(200);
  const { found_with } = await world.db.kysely
    .selectFrom('applicants')
    .select('found_with')
    .where('id', '=', params.id)
    .executeTakeFirstOrThrow();
  expect(found_with).toBe(writer.organization_id);
});
