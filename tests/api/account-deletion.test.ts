import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as account from '../../contract/account/account.endpoints.ts';
import { renewLooking } from '../../contract/applicants/applicants.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { profiles } from '../../contract/profiles/profiles.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { deletionToken, findable, leave, sentPing } from '../support/account.ts';
import { handleFor, password } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const day = 86_400_000;
const userRow = (id: string) => world.db.kysely.selectFrom('users').selectAll().where('id', '=', id).executeTakeFirst();

describe('deleting the account', () => {
  test('asks for the password, then by mail, and only the link’s button deletes [S2-14]', async () => {
    const person = await world.person({ ...findable, locale: 'de' });
    const browser = await world.login(person);
    const wrong = await browser.call(account.askDeletion, { body: { password: 'Something-else-1' } });
    expect([wrong.status, Object.keys(wrong.error.meta?.errors ?? {})]).toEqual([422, ['password']]);
    const token = await deletionToken(world, browser, person);
    expect((await world.mails(person.email))[0]).toMatchObject({ subject: 'Das Konto bei app löschen?' });
    expect((await browser.call(fetchMe)).status).toBe(200);
    const reply = await browser.call(account.confirmDeletion, { body: { token } });
    expect(reply.body.data).toEqual({
      until: new Date(world.clock.now().getTime() + 7 * day).toISOString(),
      cancellable: true,
    });
    expect(browser.cookies.has('session')).toBe(false);
    expect((await userRow(person.id))?.account).toBe('inactive');
    expect((await browser.call(account.confirmDeletion, { body: { token } })).error.code).toBe('link_used');
  });

  test.each([
    ['after 24 hours', 24 * 3_600_000, 'link_expired'],
    ['within 24 hours', 24 * 3_600_000 - 1000, undefined],
  ])('the link %s', async (_, wait, code) => {
    const person = await world.person();
    const token = await deletionToken(world, await world.login(person), person);
    world.clock.advance(wait);
    const reply = await world.client().call(account.confirmDeletion, { body: { token } });
    expect(reply.error.code).toBe(code);
  });

  test('a newer link replaces the older; a link of another purpose or tenant is no link', async () => {
    const person = await world.person();
    const browser = await world.login(person);
    const older = await deletionToken(world, browser, person);
    world.clock.advance(61_000);
    const newer = await deletionToken(world, browser, person);
    const codes = await Promise.all(
      [older, 'A'.repeat(43)].map(
        async (token) => (await world.client().call(account.confirmDeletion, { body: { token } })).error.code,
      ),
    );
    expect(codes).toEqual(['link_invalid', 'link_invalid']);
    expect((await world.client().call(account.cancelDeletion, { body: { token: newer } })).error.code).toBe(
      'link_invalid',
    );
    expect((await world.client(world.other).call(account.confirmDeletion, { body: { token: newer } })).error.code).toBe(
      'link_invalid',
    );
  });

  test('pressed in several windows at once is one deletion: one date, one mail, one way back', async () => {
    const person = await world.person({ locale: 'en' });
    const token = await deletionToken(world, await world.login(person), person);
    const replies = await Promise.all(
      [1, 2, 3].map(() => world.client().call(account.confirmDeletion, { body: { token } })),
    );
    expect(replies.map(({ status }) => status).toSorted((a, b) => a - b)[0]).toBe(200);
    expect(replies.filter(({ status }) => status === 200)).toHaveLength(1);
    const told = (await world.mails(person.email)).filter(({ text }) => text.includes('/account/keep'));
    expect(told).toHaveLength(1);
  });

  test('mutilated, no link of either kind does anything', async () => {
    const person = await world.person();
    const token = await deletionToken(world, await world.login(person), person);
    const mutilated = (whole: string) => [
      whole.slice(0, -1),
      `${whole}A`,
      whole.toUpperCase(),
      whole.split('').toReversed().join(''),
    ];
    const answers = async (endpoint: typeof account.confirmDeletion | typeof account.cancelDeletion, whole: string) =>
      Promise.all(
        mutilated(whole).map(async (one) => (await world.client().call(endpoint, { body: { token: one } })).status),
      );
    expect((await answers(account.confirmDeletion, token)).filter((status) => status < 400)).toEqual([]);
    expect((await userRow(person.id))?.account).toBe('active');
    const keep = await leave(world, person);
    expect((await answers(account.cancelDeletion, keep)).filter((status) => status < 400)).toEqual([]);
    expect((await userRow(person.id))?.account).toBe('inactive');
  });

  test('makes an applicant invisible at once: not found, open messages taken back, contact details hidden', async () => {
    const person = await world.person(findable);
    const company = await world.person({ type: 'employee' });
    const employee = await world.login(company);
    const second = await world.login(await world.person({ type: 'employee' }));
    const open = await sentPing(world, employee, person);
    const answered = await sentPing(world, second, person);
    const browser = await world.login(person);
    expect((await browser.call(pings.transition, { params: { id: answered }, body: { event: 'accept' } })).status).toBe(
      200,
    );
    const contactOf = async () => {
      const { body } = await second.call(pings.show, { params: { id: answered } });
      return body.data.perspective === 'organization' ? body.data.applicant.contact : undefined;
    };
    expect(await contactOf()).toMatchObject({ email: person.email });
    const found = async () =>
      (await employee.call(searchApplicants, {})).body.data.some(({ handle }) => handle === handleFor(company, person));
    expect(await found()).toBe(true);
    const keep = await leave(world, person);
    expect(await found()).toBe(false);
    expect(await contactOf()).toBeNull();
    expect((await employee.call(pings.show, { params: { id: open } })).body.data.status).toBe('revoked');
    expect((await world.client().call(account.cancelDeletion, { body: { token: keep } })).status).toBe(204);
    expect(await found()).toBe(true);
    // the company was asked to delete: who stays says yes anew
    expect(await contactOf()).toBeNull();
  });

  test('erases after 7 days and not before: nothing in any table names the person any more', async () => {
    const person = await world.person({ ...findable, email: 'gone-for-good@example.org', lastname: 'Verschwunden' });
    const employee = await world.login(await world.person({ type: 'employee' }));
    await sentPing(world, employee, person);
    const keep = await leave(world, person);
    world.clock.advance(7 * day - 1000);
    await world.jobs.tick(world.clock.now());
    expect(await userRow(person.id)).toBeDefined();
    world.clock.advance(1000);
    expect((await world.client().call(account.cancelDeletion, { body: { token: keep } })).error.code).toBe(
      'link_expired',
    );
    await world.jobs.tick(world.clock.now());
    const { rows: tables } = await sql<{
      table_name: string;
    }>`select table_name from information_schema.tables where table_schema = 'public'`.execute(world.db.kysely);
    const traces: string[] = [];
    for (const { table_name } of tables) {
      if (table_name.startsWith('kysely_')) continue;
      const rows = await world.db.kysely
        .selectFrom(table_name as 'users')
        .selectAll()
        .execute();
      const text = JSON.stringify(rows);
      if (/gone-for-good|Verschwunden/.test(text) || (table_name !== 'audits' && text.includes(person.id)))
        traces.push(table_name);
    }
    expect(tables.length).toBeGreaterThan(15);
    expect(traces).toEqual([]);
    const log = await world.db.kysely
      .selectFrom('audits')
      .select(['event', 'status_from', 'status_to'])
      .where('subject_id', '=', person.id)
      .execute();
    expect(log.map(({ event }) => event)).toEqual(['schedule_deletion', 'erase']);
  });

  test('lets the link to go on looking rest until the deletion is taken back', async () => {
    const person = await world.person();
    world.clock.advance(80 * day);
    await world.jobs.run('applicants.tend', world.clock.now());
    const [warning] = await world.mails(person.email);
    const [, token = ''] = /\/renew-looking#token=([\w-]+)/.exec(warning?.text ?? '') ?? [];
    const renew = () =>
      world.client().call(renewLooking, { params: { id: person.applicant_id ?? '' }, body: { token } });
    const keep = await leave(world, person);
    expect((await renew()).error.code).toBe('link_invalid');
    expect((await world.client().call(account.cancelDeletion, { body: { token: keep } })).status).toBe(204);
    expect((await renew()).status).toBe(200);
  });

  test('can be taken back within 7 days, once, with the old password', async () => {
    const person = await world.person();
    const token = await leave(world, person);
    world.clock.advance(7 * day - 1000);
    const guest = world.client();
    expect((await guest.call(account.cancelDeletion, { body: { token } })).status).toBe(204);
    expect((await guest.call(account.cancelDeletion, { body: { token } })).error.code).toBe('link_used');
    world.clock.advance(day);
    await world.jobs.tick(world.clock.now());
    await guest.login(person.email);
  });

  test('by somebody an administrator has deactivated meanwhile is done all the same, without a way back', async () => {
    const person = await world.person();
    const token = await deletionToken(world, await world.login(person), person);
    await world.db.kysely.updateTable('users').set({ account: 'inactive' }).where('id', '=', person.id).execute();
    const { body } = await world.client().call(account.confirmDeletion, { body: { token } });
    expect(body.data.cancellable).toBe(false);
    const mail = (await world.mails(person.email))[0];
    expect(mail?.subject).toBe('The account at app is being deleted');
    expect(mail?.text).not.toContain('/account/keep');
  });

  test('is immediate for an address nobody has confirmed; the mails of its real owner stay', async () => {
    const owner = await world.person({ email: 'real-owner@example.org' });
    const ownersToken = await deletionToken(world, await world.login(owner), owner);
    expect(ownersToken).not.toBe('');
    const shadow = await world.person({ stage: 'session', email: 'real-owner@example.org' });
    const browser = world.client();
    await browser.login(owner.email);
    await world.db.kysely.updateTable('sessions').set({ user_id: shadow.id }).where('user_id', '=', owner.id).execute();
    const reply = await browser.call(account.askDeletion, { body: { password } });
    expect(reply.body).toEqual({ data: { outcome: 'deleted' } });
    expect(await userRow(shadow.id)).toBeUndefined();
    expect((await world.client().call(account.confirmDeletion, { body: { token: ownersToken } })).status).toBe(200);
  });

  test('of the last administrator is refused, also while another one is invited and has never been here', async () => {
    const only = await world.person({ type: 'administrator' });
    const browser = await world.login(only);
    expect((await browser.call(account.askDeletion, { body: { password } })).status).toBe(409);
    const invited = await world.person({ type: 'administrator' });
    expect((await browser.call(account.askDeletion, { body: { password } })).status).toBe(409);
    await world.login(invited);
    expect((await browser.call(account.askDeletion, { body: { password } })).status).toBe(200);
  });
});

describe('an employee who leaves', () => {
  test('hands what they sent to a colleague, who reads the answers', async () => {
    const person = await world.person({ type: 'employee' });
    const colleague = await world.person({
      type: 'employee',
      organization_id: person.organization_id ?? '',
      lastname: 'Nachfolge',
    });
    const applicant = await world.person(findable);
    const ping = await sentPing(world, await world.login(person), applicant);
    await leave(world, person);
    const browser = await world.login(applicant);
    expect((await browser.call(pings.transition, { params: { id: ping }, body: { event: 'accept' } })).status).toBe(
      200,
    );
    expect((await world.mails(colleague.email)).length).toBeGreaterThan(0);
    world.clock.advance(7 * day);
    await world.jobs.tick(world.clock.now());
    expect(await userRow(person.id)).toBeUndefined();
    const { body } = await browser.call(pings.list, {});
    expect(body.data.map((it) => [it.id, it.status, it.employee.fullname])).toEqual([
      [ping, 'accepted', 'Kim Nachfolge'],
    ]);
  });

  test('as the last one takes open messages back; what applicants accepted stays, without the name', async () => {
    const person = await world.person({ type: 'employee', lastname: 'Letzte' });
    const employee = await world.login(person);
    const [accepting, waiting] = [await world.person(findable), await world.person(findable)];
    const accepted = await sentPing(world, employee, accepting);
    const open = await sentPing(world, employee, waiting);
    const browser = await world.login(accepting);
    expect((await browser.call(pings.transition, { params: { id: accepted }, body: { event: 'accept' } })).status).toBe(
      200,
    );
    const contact_employee_id = person.employee_id ?? '';
    const face = (await employee.call(profiles.create, { body: { name: 'Ausbildung', contact_employee_id } })).body
      .data;
    expect(face.contact?.employee_id).toBe(contact_employee_id);
    await leave(world, person);
    expect((await (await world.login(waiting)).call(pings.show, { params: { id: open } })).body.data.status).toBe(
      'revoked',
    );
    world.clock.advance(7 * day);
    await world.jobs.tick(world.clock.now());
    const { body } = await browser.call(pings.show, { params: { id: accepted } });
    expect(body.data).toMatchObject({
      status: 'accepted',
      employee: { fullname: 'Former colleague', phonenumber: null },
    });
    expect(await userRow(person.id)).toMatchObject({
      firstname: 'Former',
      email: `${person.id}@erased.invalid`,
      account: 'inactive',
    });
    const faces = world.db.kysely.selectFrom('profiles').select('contact_employee_id').where('id', '=', face.id);
    expect(await faces.execute()).toEqual([{ contact_employee_id: null }]);
    const organizations = await world.db.kysely
      .selectFrom('organizations')
      .select('id')
      .where('id', '=', person.organization_id ?? '')
      .execute();
    expect(organizations).toHaveLength(1);
  });
});
