import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { listActivities } from '../../contract/activities/activities.endpoints.ts';
import { registerEmployee } from '../../contract/authentication/authentication.endpoints.ts';
import { moveEmployee } from '../../contract/employees/employees.endpoints.ts';
import { copyInvitationLink, invitations, lookupInvitation } from '../../contract/invitations/invitations.endpoints.ts';
import { organizations } from '../../contract/organizations/desk.endpoints.ts';
import { showOpenMatters } from '../../contract/reports/open-matters.endpoints.ts';
import { tokenOfInvitationLink } from '../../contract/invitations/invitations.schema.ts';
import type { ApiClient } from '../support/api-client.ts';
import { password } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

async function hold(hold_outside_invitations: boolean): Promise<void> {
  await world.db.kysely.updateTable('tenants').set({ hold_outside_invitations }).execute();
  world.app.tenants.forget();
}
beforeEach(() => hold(true));
afterEach(() => hold(false));

let counted = 0;
/** Somebody of a company that is known by a domain of its own. */
async function company() {
  counted += 1;
  const domain = `werk${counted}.example`;
  const person = await world.person({ type: 'employee', email: `olga@${domain}` });
  return { domain, person, employee: await world.login(person), organization_id: person.organization_id ?? '' };
}
const staff = async () => world.login(await world.person({ type: 'tenant_member' }));
const body = (email: string) => ({ email, firstname: 'Jonas', lastname: 'Brandt' });
const invite = (browser: ApiClient, email: string) => browser.call(invitations.create, { body: body(email) });
const move = (browser: ApiClient, id: string, event: 'resend' | 'revoke' | 'approve' | 'reject', reason?: string) =>
  browser.call(invitations.transition, { params: { id }, body: { event, ...(reason !== undefined && { reason }) } });
const mailsTo = async (email: string) => (await world.mails(email)).length;
async function mailedToken(email: string): Promise<string> {
  const [mail] = await world.mails(email);
  return tokenOfInvitationLink(/http:\S+#token=[\w-]+/.exec(mail?.text ?? '')?.[0] ?? '') ?? '';
}

test('an address at a domain of the company goes out at once; one outside waits, mails nothing and has no link', async () => {
  const { domain, employee } = await company();
  const known = (await invite(employee, `anna@berlin.${domain}`)).body.data;
  expect([known.outside_domains, known.held_at, known.sent_count]).toEqual([false, null, 1]);
  const { id, ...held } = (await invite(employee, 'ben@elsewhere.example')).body.data;
  expect(held).toMatchObject({
    status: 'pending',
    outside_domains: true,
    held_at: world.clock.now().toISOString(),
    expires_at: null,
    sent_count: 0,
    events: ['revoke'],
  });
  expect(await mailsTo('ben@elsewhere.example')).toBe(0);
  const link = await employee.call(copyInvitationLink, { params: { id } });
  expect([link.status, link.error.meta]).toEqual([409, { events: ['revoke'] }]);
  const answers = [
    await move(employee, id, 'resend'),
    await move(employee, id, 'approve'),
    await move(employee, id, 'reject', 'x'),
  ];
  expect(answers.map(({ status }) => status)).toEqual([409, 409, 409]);
  expect((await invite(employee, 'ben@elsewhere.example')).status, 'one at a time').toBe(409);
});

test('where the tenant doesn’t hold them they go out, and staff see which they are', async () => {
  await hold(false);
  const { domain, employee, organization_id } = await company();
  const outside = (await invite(employee, 'ida@elsewhere.example')).body.data;
  await invite(employee, `karl@${domain}`);
  expect([outside.outside_domains, outside.held_at, outside.sent_count]).toEqual([true, null, 1]);
  const desk = await staff();
  const listed = async (filter: object) =>
    (await desk.call(invitations.list, { query: { filter: { organization_id, ...filter } } })).body.data.map(
      ({ email }) => email,
    );
  expect(await listed({ outside_domains: ['yes'] })).toEqual(['ida@elsewhere.example']);
  expect(await listed({ outside_domains: ['no'] })).toEqual([`karl@${domain}`]);
  expect(await listed({ held: ['yes'] })).toEqual([]);
});

test('staff approve: the mail goes out in the inviter’s name, and its 14 days begin then, however long it waited', async () => {
  const { employee, person, organization_id } = await company();
  const { id } = (await invite(employee, 'lea@elsewhere.example')).body.data;
  world.clock.advance(20 * 86_400_000);
  await world.jobs.run('invitations.expire', world.clock.now());
  const desk = await staff();
  const waiting = async () => (await desk.call(showOpenMatters)).body.data.invitations;
  const before = await waiting();
  expect((await desk.call(organizations.list, { query: { filter: { held: ['yes'] } } })).body.data).toContainEqual(
    expect.objectContaining({ id: organization_id, held: 1, invited: 0 }),
  );
  const { data } = (await desk.call(invitations.list, { query: { filter: { organization_id, held: ['yes'] } } })).body;
  expect(data.map((row) => [row.id, row.status, row.events])).toEqual([[id, 'pending', ['approve', 'reject']]]);
  const approved = (await move(desk, id, 'approve')).body.data;
  expect(await waiting()).toBe(before - 1);
  expect(approved).toMatchObject({
    status: 'pending',
    held_at: null,
    outside_domains: true,
    invited_by: { id: person.id },
    expires_at: new Date(world.clock.now().getTime() + 14 * 86_400_000).toISOString(),
  });
  const { headers } = await world.db.kysely
    .selectFrom('mails')
    .select('headers')
    .where('subject_id', '=', id)
    .where('kind', '=', 'invitation')
    .executeTakeFirstOrThrow();
  expect(headers).toMatchObject({ reply_to: { address: person.email } });
  const browser = world.client();
  const token = await mailedToken('lea@elsewhere.example');
  const joined = { ...body('lea@elsewhere.example'), password, token };
  expect((await browser.call(registerEmployee, { body: joined })).status).toBe(204);
  const again = await move(desk, id, 'approve');
  expect(again.status).toBe(409);
  const log = await world.db.kysely
    .selectFrom('audits')
    .select(['event', 'actor_kind'])
    .where('subject_id', '=', id)
    .orderBy('at')
    .execute();
  expect(log).toContainEqual({ event: 'approve', actor_kind: 'tenant_member' });
});

test('staff decline with a reason, which the company reads; nothing was mailed, and it may ask anew', async () => {
  const { employee } = await company();
  const { id } = (await invite(employee, 'max@elsewhere.example')).body.data;
  const desk = await staff();
  const silent = await move(desk, id, 'reject');
  expect([silent.status, Object.keys(silent.error.meta?.errors ?? {})]).toEqual([422, ['reason']]);
  expect((await move(desk, id, 'reject', 'Bitte mit der Adresse des Betriebs.')).status).toBe(200);
  const [row] = (await employee.call(invitations.list)).body.data;
  expect(row).toMatchObject({
    status: 'declined',
    status_reason: 'Bitte mit der Adresse des Betriebs.',
    held_at: null,
    events: [],
  });
  expect(await mailsTo('max@elsewhere.example')).toBe(0);
  expect((await invite(employee, 'max@elsewhere.example')).status).toBe(201);
});

test('what staff invite is never held, and what was sent before the rule waits when it is sent again', async () => {
  await hold(false);
  const { employee, organization_id } = await company();
  const { id } = (await invite(employee, 'nia@elsewhere.example')).body.data;
  const token = await mailedToken('nia@elsewhere.example');
  await hold(true);
  const desk = await staff();
  const first = await desk.call(invitations.create, { body: { ...body('otto@elsewhere.example'), organization_id } });
  expect([first.body.data.outside_domains, first.body.data.held_at]).toEqual([false, null]);
  expect((await world.client().call(lookupInvitation, { body: { token } })).status).toBe(200);
  expect((await move(employee, id, 'resend')).body.data.held_at).not.toBeNull();
  expect((await world.client().call(lookupInvitation, { body: { token } })).error.code).toBe('invitation_unknown');
  world.clock.advance(120_000);
  expect(await mailsTo('nia@elsewhere.example')).toBe(1);
  await move(desk, id, 'approve');
  world.clock.advance(120_000);
  expect((await move(employee, id, 'resend')).body.data, 'approved once').toMatchObject({ held_at: null });
});

test('the company may take one back, an inviter who is shut out takes theirs along, and a neighbour sees none', async () => {
  const { employee, organization_id, person } = await company();
  const { id } = (await invite(employee, 'pia@elsewhere.example')).body.data;
  const neighbour = await company();
  expect((await move(neighbour.employee, id, 'revoke')).status).toBe(404);
  expect((await move(employee, id, 'revoke')).body.data.status).toBe('revoked');
  const { id: second } = (await invite(employee, 'rio@elsewhere.example')).body.data;
  const colleague = await world.login(await world.person({ type: 'employee', organization_id }));
  await colleague.call(moveEmployee, { params: { id: person.employee_id ?? '' }, body: { event: 'deactivate' } });
  expect((await move(await staff(), second, 'approve')).status).toBe(409);
});

test('one that waits stays the only one of its address, however long; of a closed company nobody approves any', async () => {
  const { employee, person, organization_id } = await company();
  const { id } = (await invite(employee, 'long@elsewhere.example')).body.data;
  world.clock.advance(20 * 86_400_000);
  const again = await invite(await world.login(person), 'long@elsewhere.example');
  expect([again.status, again.error.code]).toEqual([409, 'conflict']);
  const desk = await staff();
  const waiting = (await desk.call(showOpenMatters)).body.data.invitations;
  await world.db.kysely
    .updateTable('organizations')
    .set({ status: 'archived' })
    .where('id', '=', organization_id)
    .execute();
  expect((await desk.call(showOpenMatters)).body.data.invitations).toBe(waiting - 1);
  expect((await move(desk, id, 'approve')).status).toBe(409);
  expect(await mailsTo('long@elsewhere.example')).toBe(0);
});

test('to a closed company nobody is sent a link that would lead nowhere, until it is back', async () => {
  const { employee, organization_id } = await company();
  const desk = await staff();
  const invited = { ...body('ina@closed.example'), organization_id };
  const { id } = (await desk.call(invitations.create, { body: invited })).body.data;
  const standing = (status: 'active' | 'inactive' | 'archived') =>
    world.db.kysely.updateTable('organizations').set({ status }).where('id', '=', organization_id).execute();
  const eventsNow = async (reader: ApiClient) =>
    (await reader.call(invitations.list, { query: { filter: { organization_id } } })).body.data[0]?.events;
  for (const status of ['inactive', 'archived'] as const) {
    await standing(status);
    const another = await desk.call(invitations.create, { body: { ...body('tom@closed.example'), organization_id } });
    expect([another.status, another.error.code]).toEqual([409, 'transition_not_allowed']);
    for (const reader of [desk, employee]) {
      expect(await eventsNow(reader)).toEqual(['revoke']);
      expect((await move(reader, id, 'resend')).status).toBe(409);
      expect((await reader.call(copyInvitationLink, { params: { id } })).status).toBe(409);
    }
  }
  await standing('active');
  expect(await eventsNow(desk)).toEqual(['resend', 'revoke']);
  expect((await desk.call(copyInvitationLink, { params: { id } })).status).toBe(200);
});

test('whoever has become a colleague while it waited is not invited once more: approving says so, declining is left', async () => {
  const { employee, organization_id } = await company();
  const { id } = (await invite(employee, 'uma@elsewhere.example')).body.data;
  await world.person({ type: 'employee', organization_id, email: 'Uma@elsewhere.example' });
  const before = await mailsTo('uma@elsewhere.example');
  const desk = await staff();
  const approved = await move(desk, id, 'approve');
  expect([approved.status, approved.error.code]).toEqual([409, 'conflict']);
  expect(await mailsTo('uma@elsewhere.example')).toBe(before);
  const { data } = (await desk.call(invitations.list, { query: { filter: { organization_id, held: ['yes'] } } })).body;
  expect(
    data.map((row) => [row.id, row.events]),
    'it still waits',
  ).toEqual([[id, ['approve', 'reject']]]);
  expect((await move(desk, id, 'reject', 'Schon da.')).body.data.status).toBe('declined');
});

test('an invitation that lies there isn’t sent again to who is a colleague by now', async () => {
  const { domain, employee, organization_id } = await company();
  const email = `ola@${domain}`;
  const { id } = (await invite(employee, email)).body.data;
  await world.person({ type: 'employee', organization_id, email });
  const before = await mailsTo(email);
  const again = await move(employee, id, 'resend');
  expect([again.status, again.error.code]).toEqual([409, 'conflict']);
  expect(await mailsTo(email)).toBe(before);
  expect((await move(employee, id, 'revoke')).body.data.status).toBe('revoked');
});

test('those that wait count among the fifty of a day', async () => {
  const { employee } = await company();
  for (let count = 0; count < 50; count += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as somebody would
    expect((await invite(employee, `nr${count}@elsewhere.example`)).status).toBe(201);
  expect((await invite(employee, 'nr50@elsewhere.example')).status).toBe(429);
});

test('whoever wanted it sent reads by mail and in the product what staff decided, and of a no the reason', async () => {
  const { employee, person } = await company();
  await world.db.kysely.updateTable('users').set({ locale: 'de' }).where('id', '=', person.id).execute();
  const desk = await staff();
  const yes = (await invite(employee, 'ida@outside.example')).body.data;
  const no = (await invite(employee, 'uwe@outside.example')).body.data;
  expect((await move(desk, no.id, 'reject')).status, 'without a reason nothing happens').toBe(422);
  expect(await mailsTo(person.email)).toBe(0);
  await move(desk, yes.id, 'approve');
  const reason = 'Bitte mit der Adresse <im Betrieb>.';
  await move(desk, no.id, 'reject', reason);
  const mails = await world.mails(person.email);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    'Ihre Einladung geht an Jonas Brandt',
    'Ihre Einladung geht nicht an Jonas Brandt',
  ]);
  const declined = mails.find(({ subject }) => subject.includes('nicht'));
  expect(declined?.text).toContain(reason);
  expect(declined?.text).toContain('uwe@outside.example');
  expect(declined?.html).not.toContain('<im Betrieb>');
  const { data } = (await employee.call(listActivities)).body;
  expect(data.map(({ kind }) => kind).toSorted()).toEqual(['invitation_approved', 'invitation_rejected']);
});
