import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as account from '../../contract/account/account.endpoints.ts';
import { channels } from '../../contract/channels/channels.endpoints.ts';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { transitionApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { invitations } from '../../contract/invitations/invitations.endpoints.ts';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { profiles } from '../../contract/profiles/profiles.endpoints.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { graduationTypeName } from '../../server/graduation-types/graduation-types.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { findable, sentPing } from '../support/account.ts';
import { anAlert } from '../support/alerts.ts';
import type { ApiClient } from '../support/api-client.ts';
import { password } from '../support/people.ts';
import { markTexts, rowsAbout } from '../support/traces.ts';
import { absentId, createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const next = 'Regenbogen-2027';
const statusOf = async (browser: ApiClient) => (await browser.call(fetchMe)).status;

describe('changing the password', () => {
  test('keeps this browser with a new session and CSRF token, ends all others, and the owner is told [S2-13]', async () => {
    const person = await world.person({ locale: 'de' });
    const [browser, second, third] = await Promise.all([world.login(person), world.login(person), world.login(person)]);
    const before = new Map(browser.cookies);
    const body = { current_password: password, password: next, password_confirmation: next };
    expect((await browser.call(account.changePassword, { body })).status).toBe(204);
    expect(browser.cookies.get('session')).not.toBe(before.get('session'));
    expect(browser.cookies.get('XSRF-TOKEN')).not.toBe(before.get('XSRF-TOKEN'));
    expect(await Promise.all([browser, second, third].map(statusOf))).toEqual([200, 401, 401]);
    const stolen = world.client();
    stolen.cookies.set('session', before.get('session') ?? '');
    expect(await statusOf(stolen)).toBe(401);
    expect((await world.mails(person.email))[0]?.subject).toBe('Dein Passwort wurde geändert');
    await world.client().login(person.email, next);
  });

  test.each([
    ['a wrong current one', 'Something-else-1', next, next, 'current_password'],
    ['a repetition that differs', password, next, `${next}8`, 'password_confirmation'],
    ['one of the common ones', password, 'Password1234', 'Password1234', 'password'],
  ])('with %s changes nothing', async (_, current_password, wished, password_confirmation, field) => {
    const person = await world.person();
    const browser = await world.login(person);
    const reply = await browser.call(account.changePassword, {
      body: { current_password, password: wished, password_confirmation },
    });
    expect(reply.status).toBe(422);
    expect(Object.keys(reply.error.meta?.errors ?? {})).toEqual([field]);
    await world.client().login(person.email);
  });

  test('guessing the current one is counted, also when it fails, and stops', async () => {
    const strict = await createWorld({ productionLimits: true });
    try {
      const browser = await strict.login(await strict.person());
      const body = { current_password: 'Guessing-1234', password: next, password_confirmation: next };
      const statuses: number[] = [];
      for (let index = 0; index < 11; index += 1)
        statuses.push((await browser.call(account.changePassword, { body })).status);
      expect(statuses).toEqual([...Array<number>(10).fill(422), 429]);
      expect((await browser.call(account.askDeletion, { body: { password } })).status).toBe(429);
    } finally {
      await strict.close();
    }
  });
});

describe('sessions', () => {
  test('are listed with what they came by, this one marked; another one can be ended [S2-13]', async () => {
    const person = await world.person();
    const browser = await world.login(person);
    const phone = world.client();
    phone.headers['user-agent'] = 'Phone/1.0';
    await phone.login(person.email);
    const { body } = await browser.call(account.listSessions);
    expect(new Map(body.data.map(({ user_agent, current }) => [user_agent, current]))).toEqual(
      new Map([
        ['Phone/1.0', false],
        ['lightMyRequest', true],
      ]),
    );
    expect(JSON.stringify(body)).not.toContain('token');
    const other = body.data.find(({ current }) => !current)?.id ?? '';
    expect((await browser.call(account.endSession, { params: { id: other } })).status).toBe(204);
    expect([await statusOf(phone), await statusOf(browser)]).toEqual([401, 200]);
    expect((await browser.call(account.endSession, { params: { id: other } })).status).toBe(404);
  });

  test('of others are absent', async () => {
    const [mine, theirs] = [await world.login(await world.person()), await world.login(await world.person())];
    const id = (await theirs.call(account.listSessions)).body.data[0]?.id ?? '';
    const foreign = await mine.call(account.endSession, { params: { id } });
    const absent = await mine.call(account.endSession, { params: { id: absentId(world.clock) } });
    expect([foreign.status, foreign.raw.body]).toEqual([404, absent.raw.body]);
    expect(await statusOf(theirs)).toBe(200);
  });

  test('ending all others leaves this one and everybody else’s; asked again there are none [S2-13]', async () => {
    const person = await world.person();
    const [browser, second, third] = await Promise.all([world.login(person), world.login(person), world.login(person)]);
    const stranger = await world.login(await world.person());
    expect((await browser.call(account.endOtherSessions)).status).toBe(204);
    expect(await Promise.all([browser, second, third, stranger].map(statusOf))).toEqual([200, 401, 401, 200]);
    expect((await browser.call(account.endOtherSessions)).status).toBe(204);
    expect((await browser.call(account.listSessions)).body.data).toHaveLength(1);
  });

  test('ending the own one is a logout', async () => {
    const browser = await world.login(await world.person());
    const id = (await browser.call(account.listSessions)).body.data[0]?.id ?? '';
    expect((await browser.call(account.endSession, { params: { id } })).status).toBe(204);
    expect(browser.cookies.has('session')).toBe(false);
  });
});

/** Texts about a person that nobody typed: words and secrets of the program. */
const notTyped = [
  'activities.kind',
  'applicants.country',
  'applicants.search_reason',
  'audits.event',
  'audits.fields',
  'audits.request_id',
  'audits.status_from',
  'audits.status_to',
  'audits.subject_type',
  'idempotency_keys.body_hash',
  'idempotency_keys.endpoint',
  'idempotency_keys.key',
  'idempotency_keys.response',
  'legal_contacts.terms_hash',
  // of the names that are told
  'name_parts.part',
  'link_tokens.purpose',
  'link_tokens.token_hash',
  'mails.headers',
  'mails.html_body',
  'mails.kind',
  'mails.last_error',
  'mails.origin',
  // the mails of somebody are found by the address
  'mails.recipient_address',
  'users.email',
  'mails.recipient_key',
  'mails.recipient_name',
  'mails.sender_name',
  'mails.text_body',
  'pings.match',
  'users.email_key',
  'users.password_hash',
];

describe('the export', () => {
  test('holds what is stored about an applicant, without secrets', async () => {
    const person = await world.person(findable);
    const employee = await world.login(await world.person({ type: 'employee' }));
    await sentPing(world, employee, person);
    const browser = await world.login(person);
    await browser.call(channels.list);
    const { status, body, raw } = await browser.call(account.exportAccount);
    expect(status).toBe(200);
    expect(body.data.user).toMatchObject({ email: person.email, type: 'applicant' });
    expect(body.data.applicant).toMatchObject({
      occupation: occupations[0]?.name,
      graduation_type: graduationTypeName(findable.graduation_type_id, 'en'),
      date_of_birth: '2008-03-14',
      coordinates: '52.5323, 13.3846',
    });
    expect(body.data.pings_received).toMatchObject([
      { organization: expect.stringMatching('Betrieb'), status: 'pending' },
    ]);
    expect(body.data.mails).toHaveLength(1);
    expect(body.data.sessions).toHaveLength(1);
    expect(body.data.channels[0], 'an applicant has no alerts').not.toHaveProperty('alert');
    expect(raw.body).not.toMatch(/_hash|html_body|score|points|[0-9a-f]{8}-[0-9a-f]{4}-/);
  });

  test('has every text that is stored about a person', async () => {
    const person = await world.person(findable);
    const browser = await world.login(person);
    const ping = await sentPing(world, await world.login(await world.person({ type: 'employee' })), person);
    await browser.call(pings.transition, { params: { id: ping }, body: { event: 'decline', reason: 'too far away' } });
    const now = world.clock.now();
    await world.db.kysely
      .insertInto('legal_contacts')
      .values({
        tenant_id: world.tenant.id,
        id: absentId(world.clock),
        applicant_id: person.applicant_id ?? '',
        firstname: 'Maren',
        lastname: 'Vogt',
        email: 'maren.vogt@example.org',
        gender: 'female',
        relation: 'mother',
        status: 'revoked',
        locale: 'en',
        created_at: now,
        updated_at: now,
      })
      .execute();
    const markOf = (place: string) => `<${place}>`;
    const rows = await rowsAbout(world.db, { ids: [person.id, person.applicant_id ?? ''], email: person.email });
    const marked = await markTexts(world.db, rows, markOf, ['sessions.token_hash', ...notTyped]);
    const { status, raw } = await browser.call(account.exportAccount);
    expect(status).toBe(200);
    expect(marked.filter((place) => !raw.body.includes(markOf(place)))).toEqual([]);
    expect(marked).toEqual(
      expect.arrayContaining(['applicants.line_2', 'pings.decline_reason', 'legal_contacts.email']),
    );
  });

  test('tells with whom a place was found, the address that waits for its code, and what companies saw', async () => {
    const person = await world.person(findable);
    const employee = await world.person({ type: 'employee' });
    await sentPing(world, await world.login(employee), person);
    const browser = await world.login(person);
    const { id: organization_id, name } = await world.db.kysely
      .selectFrom('organizations')
      .select(['id', 'name'])
      .where('id', '=', employee.organization_id ?? '')
      .executeTakeFirstOrThrow();
    await browser.call(transitionApplicant, {
      params: { id: person.applicant_id ?? '' },
      body: { event: 'found_traineeship', reason: 'found_here', organization_id },
    });
    await browser.call(account.changeEmail, { body: { email: 'soon@example.org', current_password: password } });
    const { data } = (await browser.call(account.exportAccount)).body;
    expect(data.user.new_email).toBe('soon@example.org');
    expect(data.applicant?.found_with).toBe(name);
    expect(data.pings_received).toMatchObject([
      {
        occupation: occupations[0]?.name,
        graduation_type: graduationTypeName(findable.graduation_type_id, 'en'),
        area: expect.stringContaining('Berlin'),
        recommended: false,
      },
    ]);
  });

  test('of an employee tells what they wrote and not whom to', async () => {
    const sender = await world.person({ type: 'employee' });
    const employee = await world.login(sender);
    const receiver = await world.person({ ...findable, lastname: 'Geheimnis' });
    await employee.call(registrationCodes.create, {
      body: {
        name: 'Absagen Herbst',
        recommendation_text: 'Wir haben keinen Platz mehr.',
        occupation_ids: [findable.occupation_id],
        valid_from: null,
        valid_until: null,
        max_uses: null,
      },
    });
    await employee.call(invitations.create, {
      body: { firstname: 'Kim', lastname: 'Neu', email: 'kim.neu@example.org' },
    });
    await sentPing(world, employee, receiver);
    const colleague = await world.person({ type: 'employee', organization_id: sender.organization_id ?? '' });
    const recipient_ids = [sender.employee_id ?? ''];
    const browser = await world.login(colleague);
    await anAlert(browser, { name: 'Von der Kollegin', recipient_ids });
    const face = { name: 'Mit Ansprechperson', contact_employee_id: sender.employee_id ?? '' };
    await browser.call(profiles.create, { body: face });
    await employee.call(channels.list);
    const { body, raw } = await employee.call(account.exportAccount);
    expect(body.data.pings_sent).toHaveLength(1);
    expect(body.data).toMatchObject({
      channels: [{ alert: true }],
      records: [
        { record: 'Alert', name: 'Von der Kollegin', status: 'active' },
        { record: 'Profile', name: 'Mit Ansprechperson', status: 'draft' },
        { record: 'Registration code', name: 'Absagen Herbst', recommendation: 'Wir haben keinen Platz mehr.' },
      ],
      invitations: [{ firstname: 'Kim', lastname: 'Neu', email: 'kim.neu@example.org', status: 'pending' }],
    });
    expect(raw.body).not.toMatch(new RegExp(`Geheimnis|${receiver.email}|${receiver.applicant_id}`));
  });
});
