import { afterAll, beforeAll, expect, test } from 'vitest';
import { registerEmployee, verifyEmail } from '../../contract/authentication/authentication.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { updateEmployee } from '../../contract/employees/employees.endpoints.ts';
import {
  copyInvitationLink,
  declineInvitation,
  invitations,
  lookupInvitation,
} from '../../contract/invitations/invitations.endpoints.ts';
import { updateOrganization } from '../../contract/organizations/organizations.endpoints.ts';
import { tokenOfInvitationLink } from '../../contract/invitations/invitations.schema.ts';
import type { ApiClient } from '../support/api-client.ts';
import { password } from '../support/people.ts';
import { absentId, createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const colleague = (email: string) => ({ email, firstname: 'Jonas', lastname: 'Brandt' });

async function mailedToken(email: string): Promise<string> {
  const [mail] = await world.mails(email);
  const [link = ''] = /http:\S+#token=[\w-]+/.exec(mail?.text ?? '') ?? [];
  const token = tokenOfInvitationLink(link);
  if (token === undefined) throw new Error(`no invitation was mailed to ${email}`);
  return token;
}

async function invited(
  email: string,
): Promise<{ employee: ApiClient; id: string; token: string; organization_id: string }> {
  const person = await world.person({ type: 'employee' });
  const employee = await world.login(person);
  const { body, status } = await employee.call(invitations.create, { body: colleague(email) });
  expect(status).toBe(201);
  return { employee, id: body.data.id, token: await mailedToken(email), organization_id: person.organization_id ?? '' };
}

const lookup = (token: string) => world.client().call(lookupInvitation, { body: { token } });
const register = (browser: ApiClient, body: object) =>
  browser.call(registerEmployee, { body: { ...colleague('x@example.org'), password, ...body } });

test('an invited colleague registers, and belongs to the organization: the link was in the mailbox already [S2-06]', async () => {
  const { employee, token, organization_id } = await invited('jonas@example.org');
  expect((await lookup(token)).body.data).toMatchObject({
    email: 'jonas@example.org',
    firstname: 'Jonas',
    invited_by: { name: expect.any(String) },
  });
  const browser = world.client();
  expect((await register(browser, { email: 'Jonas@example.org', token })).status).toBe(204);
  const { length: mails } = await world.mails('jonas@example.org');
  expect(mails, 'the invitation alone: no second proof is asked for').toBe(1);
  const { user, organization } = (await browser.call(fetchMe)).body.data;
  expect([user.type, user.verified, organization?.id]).toEqual(['employee', true, organization_id]);
  expect((await employee.call(invitations.list)).body.data[0]?.status).toBe('accepted');
  expect((await lookup(token)).error.code).toBe('invitation_accepted');
});

test('only the invited address may use an invitation, and none is no way in', async () => {
  const { token } = await invited('fixed@example.org');
  const other = await register(world.client(), { email: 'else@example.org', token });
  expect([other.status, Object.keys(other.error.meta?.errors ?? {})]).toEqual([422, ['email']]);
  expect((await register(world.client(), { email: 'else@example.org' })).error.code).toBe('invitation_required');
  expect((await register(world.client(), { email: 'else@example.org', token: 'A'.repeat(43) })).error.code).toBe(
    'invitation_unknown',
  );
});

const copy = (employee: ApiClient, id: string) => employee.call(copyInvitationLink, { params: { id } });
async function copied(employee: ApiClient, id: string): Promise<string> {
  const token = tokenOfInvitationLink((await copy(employee, id)).body.data.link);
  if (token === undefined) throw new Error('what was copied is no invitation link');
  return token;
}
const codeIn = async (email: string): Promise<string> =>
  /\b\d{6}\b/.exec((await world.mails(email))[0]?.text ?? '')?.[0] ?? '';

test('a copied link is another one: who comes by it proves the address with a code', async () => {
  const { employee, id, token, organization_id } = await invited('copied@example.org');
  const link = await copied(employee, id);
  expect(link).not.toBe(token);
  expect(await copied(employee, id), 'each copy is a new one').not.toBe(link);
  expect((await lookup(token)).status, 'the mailed one goes on').toBe(200);
  const browser = world.client();
  expect((await register(browser, { email: 'copied@example.org', token: link })).status).toBe(204);
  const before = (await browser.call(fetchMe)).body.data;
  expect([before.user.verified, before.organization]).toEqual([false, undefined]);
  expect((await browser.call(verifyEmail, { body: { code: await codeIn('copied@example.org') } })).status).toBe(204);
  const { user, organization } = (await browser.call(fetchMe)).body.data;
  expect([user.verified, organization?.id]).toEqual([true, organization_id]);
  expect((await lookup(token)).error.code).toBe('invitation_accepted');
});

test('a copied link tells whoever holds it the company, not who is invited, and declines nothing', async () => {
  const { employee, id, token } = await invited('secret.person@example.org');
  const link = await copied(employee, id);
  const { raw, body } = await lookup(link);
  expect(body.data).toMatchObject({ is_mailed: false, email: 's…@example.org', firstname: '', lastname: '' });
  expect(raw.body).not.toMatch(/secret|jonas|brandt/i);
  expect((await register(world.client(), { email: 'stranger@example.org', token: link })).status).toBe(422);
  expect((await world.client().call(declineInvitation, { body: { token: link } })).error.code).toBe('forbidden');
  expect((await lookup(token)).status).toBe(200);
});

test('a registration by a copied link neither keeps the invited person out nor gets in after them', async () => {
  const { employee, id, token, organization_id } = await invited('first@example.org');
  const stranger = world.client();
  await register(stranger, { email: 'first@example.org', token: await copied(employee, id) });
  const code = await codeIn('first@example.org');
  const owner = world.client();
  expect((await register(owner, { email: 'first@example.org', token })).status).toBe(204);
  expect((await owner.call(fetchMe)).body.data.organization?.id).toBe(organization_id);
  expect((await stranger.call(verifyEmail, { body: { code } })).error.code).toBe('already_verified');
});

test('only an open invitation has links to copy, twenty a day, and they end with it', async () => {
  const { employee, id } = await invited('often@example.org');
  const links = [await copied(employee, id)];
  world.clock.advance(61_000);
  await employee.call(invitations.transition, { params: { id }, body: { event: 'resend' } });
  expect((await lookup(links[0] ?? '')).error.code, 'sent again').toBe('invitation_unknown');
  for (let count = 1; count < 20; count += 1) links.push(await copied(employee, id));
  expect((await copy(employee, id)).status).toBe(429);
  expect((await lookup(links[1] ?? '')).status).toBe(200);
  const { employee: neighbour } = await invited('other@example.org');
  expect([(await copy(neighbour, id)).status, (await copy(employee, absentId(world.clock))).status]).toEqual([
    404, 404,
  ]);
  await employee.call(invitations.transition, { params: { id }, body: { event: 'revoke' } });
  expect((await lookup(links.at(-1) ?? '')).error.code).toBe('invitation_unknown');
  const late = await copy(employee, id);
  expect([late.status, late.error.meta]).toEqual([409, { events: [] }]);
});

test('the invited person declines by the mailed link: its company sees it, no link works and nothing more goes out', async () => {
  const { employee, id, token } = await invited('no@example.org');
  const link = await copied(employee, id);
  await employee.call(invitations.transition, { params: { id }, body: { event: 'resend' } });
  const decline = () => world.client().call(declineInvitation, { body: { token } });
  expect((await decline()).status).toBe(204);
  const [row] = (await employee.call(invitations.list)).body.data;
  expect([row?.status, row?.events]).toEqual(['declined', []]);
  expect([(await lookup(token)).error.code, (await decline()).error.code]).toEqual(
    Array(2).fill('invitation_declined'),
  );
  expect((await lookup(link)).status).toBe(422);
  expect((await register(world.client(), { email: 'no@example.org', token })).error.code).toBe('invitation_declined');
  world.clock.advance(120_000);
  expect(await world.mails('no@example.org'), 'the one that waited is taken back').toHaveLength(1);
  expect((await employee.call(invitations.create, { body: colleague('no@example.org') })).status, 'asked anew').toBe(
    201,
  );
});

test('who registered by a copied link and is declined meanwhile does not join', async () => {
  const { employee, id, token } = await invited('meanwhile@example.org');
  const browser = world.client();
  await register(browser, { email: 'meanwhile@example.org', token: await copied(employee, id) });
  const code = await codeIn('meanwhile@example.org');
  await world.client().call(declineInvitation, { body: { token } });
  expect((await browser.call(verifyEmail, { body: { code } })).error.code).toBe('invitation_declined');
  expect((await browser.call(fetchMe)).body.data.organization).toBeUndefined();
});

test('sending again kills the old link, taking back both', async () => {
  const { employee, id, token } = await invited('again@example.org');
  const params = { id };
  world.clock.advance(61_000);
  expect(
    (await employee.call(invitations.transition, { params, body: { event: 'resend' } })).body.data.sent_count,
  ).toBe(2);
  const second = await mailedToken('again@example.org');
  expect([(await lookup(token)).error.code, (await lookup(second)).status]).toEqual(['invitation_unknown', 200]);
  await employee.call(invitations.transition, { params, body: { event: 'revoke' } });
  expect((await lookup(second)).error.code).toBe('invitation_unknown');
  const late = await employee.call(invitations.transition, { params, body: { event: 'resend' } });
  expect([late.status, late.error.meta]).toEqual([409, { events: [] }]);
});

test('an e-mail that waits for its turn is said to wait, and no more once it has gone', async () => {
  const { employee, id } = await invited('patient@example.org');
  const goesOut = async () =>
    (await employee.call(invitations.list)).body.data.find((one) => one.id === id)?.goes_out_at;
  expect(await goesOut()).toBeNull();
  const again = await employee.call(invitations.transition, { params: { id }, body: { event: 'resend' } });
  const wait = Date.parse(again.body.data.goes_out_at ?? '') - world.clock.now().getTime();
  expect(wait).toBeGreaterThan(0);
  expect(wait).toBeLessThanOrEqual(60_000);
  expect(await goesOut()).toBe(again.body.data.goes_out_at);
  world.clock.advance(61_000);
  await mailedToken('patient@example.org');
  expect(await goesOut()).toBeNull();
});

test('whoever was taken back before registering does not join, and no account is left behind', async () => {
  const { employee, id, token } = await invited('nearly@example.org');
  const browser = world.client();
  await employee.call(invitations.transition, { params: { id }, body: { event: 'revoke' } });
  const { status, error } = await register(browser, { email: 'nearly@example.org', token });
  expect([status, error.code]).toEqual([422, 'invitation_unknown']);
  expect((await browser.call(fetchMe)).status).toBe(401);
});

test('an invited address that has an account already joins nothing: its owner is told', async () => {
  const owner = await world.person({ email: 'known@example.org' });
  const { token } = await invited(owner.email);
  const browser = world.client();
  expect((await register(browser, { email: owner.email, token })).status).toBe(204);
  const { user, organization } = (await browser.call(fetchMe)).body.data;
  expect([user.verified, organization]).toEqual([false, undefined]);
  expect(await world.mails(owner.email)).not.toEqual([]);
});

test('a foreign invitation is as absent as none; employees invite only where the tenant lets them', async () => {
  const { employee } = await invited('mine@example.org');
  const { id: foreign } = await invited('theirs@example.org');
  const answers = await Promise.all(
    [foreign, absentId(world.clock)].map(
      async (id) => (await employee.call(invitations.transition, { params: { id }, body: { event: 'revoke' } })).raw,
    ),
  );
  expect(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)[0]).toBe(
    `${answers[1]?.statusCode} ${answers[1]?.body}`,
  );
  expect(answers[0]?.statusCode).toBe(404);
  expect((await employee.call(invitations.create, { body: colleague('mine@example.org') })).status).toBe(409);
  await world.db.kysely
    .updateTable('tenants')
    .set({ employees_may_invite: false })
    .where('id', '=', world.tenant.id)
    .execute();
  world.app.tenants.forget();
  const refused = await employee.call(invitations.create, { body: colleague('new@example.org') });
  await world.db.kysely
    .updateTable('tenants')
    .set({ employees_may_invite: true })
    .where('id', '=', world.tenant.id)
    .execute();
  world.app.tenants.forget();
  expect([refused.status, refused.error.code]).toEqual([403, 'forbidden']);
});

test('an invitation runs out after 14 days', async () => {
  const { token, id } = await invited('slow@example.org');
  world.clock.advance(14 * 86_400_000);
  expect((await lookup(token)).error.code).toBe('invitation_expired');
  await world.jobs.run('invitations.expire', world.clock.now());
  const row = await world.db.kysely.selectFrom('invitations').select('status').where('id', '=', id).executeTakeFirst();
  expect(row?.status).toBe('expired');
});

test('a verified organization becomes active once its usage type is set', async () => {
  const person = await world.person({ type: 'employee', stage: 'verified' });
  const id = person.organization_id ?? '';
  await world.db.kysely.updateTable('organizations').set({ status: 'verified' }).where('id', '=', id).execute();
  const employee = await world.login(person);
  const body = { usage_type: 'referring' } as const;
  expect((await employee.call(updateOrganization, { params: { id }, body }, { version: 9 })).status).toBe(412);
  const saved = await employee.call(updateOrganization, { params: { id }, body }, { version: 1 });
  expect(saved.body.data).toMatchObject({ id, usage_type: 'referring', status: 'active', version: 3 });
  const foreign = await world.person({ type: 'employee' });
  expect(
    (await employee.call(updateOrganization, { params: { id: foreign.organization_id ?? '' }, body }, { version: 1 }))
      .status,
  ).toBe(404);
});

test('an employee’s phone number must exist, and is kept in international form [S5-09]', async () => {
  const person = await world.person({ type: 'employee' });
  const employee = await world.login(person);
  const params = { id: person.employee_id ?? '' };
  const wrong = await employee.call(updateEmployee, {
    params,
    body: { meta: { position: 'Leitung', phonenumber: '+49 999 1234567' } },
  });
  expect([wrong.status, Object.keys(wrong.error.meta?.errors ?? {})]).toEqual([422, ['meta.phonenumber']]);
  const right = await employee.call(updateEmployee, {
    params,
    body: { meta: { position: 'Leitung', phonenumber: '030 / 90 18 20' } },
  });
  expect(right.body.data).toEqual({
    id: person.employee_id,
    meta: { position: 'Leitung', phonenumber: '+4930901820' },
  });
  expect(
    (
      await employee.call(updateEmployee, {
        params: { id: absentId(world.clock) },
        body: { meta: { position: 'x', phonenumber: '030901820' } },
      })
    ).status,
  ).toBe(404);
});
