import { afterAll, beforeAll, expect, test } from 'vitest';
import { verifyEmail } from '../../contract/authentication/authentication.endpoints.ts';
import {
  lookupRegistrationCode,
  registrationCodeHandout,
  registrationCodes,
} from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { moveEmployee } from '../../contract/employees/employees.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { findable } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import type { Person } from '../support/people.ts';
import { company, made as madeProfile, move, shown } from '../support/profiles.ts';
import { aCode, mailedCode, openCode, registered } from '../support/registration.ts';
import { absentId, createWorld, type World } from '../support/world.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const lookup = (code: string) => world.client().call(lookupRegistrationCode, { body: { code } });

test('a code is made with a link on the tenant’s own host, and read back as made', async () => {
  const { code, employee } = await aCode(world);
  expect(code).toMatchObject({
    link: `http://app.localhost:3000/register/applicant?code=${code.code}`,
    status: 'active',
    times_opened: 0,
    times_used: 0,
    times_matchable: 0,
    events: ['deactivate', 'archive'],
    version: 1,
  });
  expect(code.code).toMatch(/^[0-9A-HJKMNP-TV-Z]{8}$/);
  const read = await employee.call(registrationCodes.show, { params: { id: code.id } });
  expect(read.body.data).toEqual(code);
});

test('the look-up says who recommends and for what, takes a code as people type it, and counts', async () => {
  const { employee } = await aCode(world);
  const occupation = occupations[0];
  const made = await employee.call(registrationCodes.create, {
    body: { ...openCode, occupation_ids: [occupation?.id ?? ''] },
  });
  const { code, id } = made.body.data;
  const { body } = await lookup(` ${code.slice(0, 4).toLowerCase()}-${code.slice(4)} `);
  expect(body.data).toMatchObject({
    code,
    recommendation_text: openCode.recommendation_text,
    occupations: [{ id: occupation?.id, name: occupation?.name }],
    valid_until: null,
  });
  expect((await employee.call(registrationCodes.show, { params: { id } })).body.data.times_opened).toBe(1);
});

test('whoever made the code signs, or the contact of the face that is shown, while they work there', async () => {
  const by = await company(world);
  const organization_id = by.owner.organization_id ?? '';
  const nora = await world.person({ type: 'employee', firstname: 'Nora', lastname: 'Vogt', organization_id });
  const { code } = (await by.browser.call(registrationCodes.create, { body: { ...openCode, occupation_ids: [] } })).body
    .data;
  const signer = async () => (await lookup(code)).body.data.signer;
  const olga = { name: 'Olga Adam', position: 'Ausbildungsleitung' };
  expect(await signer()).toEqual(olga);

  const profile = await madeProfile(by, { ...shown, contact_employee_id: nora.employee_id ?? '' });
  expect(await signer(), 'a draft shows nobody').toEqual(olga);
  await move(by, profile, 'publish');
  expect(await signer()).toEqual({ name: 'Nora Vogt', position: 'Ausbildungsleitung' });

  const leave = async (browser: ApiClient, { employee_id = '' }: Person) =>
    (await browser.call(moveEmployee, { params: { id: employee_id }, body: { event: 'deactivate' } })).status;
  expect(await leave(by.browser, nora)).toBe(200);
  expect(await signer(), 'the contact was shut out').toEqual(olga);
  const colleague = await world.login(await world.person({ type: 'employee', organization_id }));
  expect(await leave(colleague, by.owner)).toBe(200);
  expect(await signer(), 'nobody who made or stands for it is there').toBeNull();
  const elsewhere = await world.client(world.other).call(lookupRegistrationCode, { body: { code } });
  expect(elsewhere.error.code).toBe('registration_code_unknown');
});

test('a visitor reads why a code lets nobody in; drafts and foreign ones are as unknown as none [S8-18] [S8-19]', async () => {
  const { code: draft } = await aCode(world, { status: 'draft' });
  const { code: foreign } = await aCode(world, {}, world.other);
  const { code: early } = await aCode(world, { valid_from: '2026-11-21' });
  const { code: used } = await aCode(world, { max_uses: 1 });
  const moved = async (event: 'deactivate' | 'archive') => {
    const { code, employee } = await aCode(world, { valid_from: '2026-11-21' });
    expect(
      (await employee.call(registrationCodes.transition, { params: { id: code.id }, body: { event } })).status,
    ).toBe(200);
    return code;
  };
  const [paused, archived] = [await moved('deactivate'), await moved('archive')];
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx.updateTable('registration_codes').set({ times_used: 1 }).where('id', '=', used.id).execute(),
  );
  const answer = async (code: string) => {
    const { status, error } = await lookup(code);
    return [status, error.code, error.meta?.['until']];
  };
  expect(await answer(early.code), 'from when on').toEqual([422, 'registration_code_early', '2026-11-21']);
  expect(await answer(used.code)).toEqual([422, 'registration_code_used_up', undefined]);
  expect(await answer(paused.code)).toEqual([422, 'registration_code_deactivated', undefined]);
  expect(await answer(archived.code)).toEqual([422, 'registration_code_ended', undefined]);
  const bodies = await Promise.all(
    ['11111111', draft.code, foreign.code].map(async (code) => (await lookup(code)).body),
  );
  expect(new Set(bodies.map((body) => JSON.stringify(body))).size).toBe(1);
  expect((await answer('11111111'))[1]).toBe('registration_code_unknown');
});

test('that a company was shut out is told to nobody who holds a code of it', async () => {
  const { code, organization_id } = await aCode(world, { valid_from: '2026-11-21', max_uses: 1 });
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx.updateTable('organizations').set({ status: 'inactive' }).where('id', '=', organization_id).execute(),
  );
  expect((await lookup(code.code)).error.code, 'as one that rests').toBe('registration_code_deactivated');
});

test('the last day counts whole, in the tenant’s time zone; then only a new day brings the code back', async () => {
  const local = await createWorld();
  try {
    const { code, employee } = await aCode(local, { valid_until: '2026-11-20' });
    local.clock.set('2026-11-20T22:59:59Z');
    const ask = () => local.client().call(lookupRegistrationCode, { body: { code: code.code } });
    expect((await ask()).status).toBe(200);
    local.clock.set('2026-11-20T23:00:00Z');
    expect((await ask()).error.code).toBe('registration_code_ended');
    // eight hours idle end an employee's session
    const person = await local.person({ type: 'employee', organization_id: code.organization_id });
    const colleague = await local.login(person);
    expect(employee.host).toBe(colleague.host);
    const params = { id: code.id };
    const expired = await colleague.call(registrationCodes.show, { params });
    expect(expired.body.data).toMatchObject({ status: 'expired', events: ['archive'], valid_until: '2026-11-20' });
    const early = await colleague.call(registrationCodes.transition, { params, body: { event: 'extend' } });
    expect([early.status, early.error.meta]).toEqual([409, { events: ['archive'] }]);
    await colleague.call(
      registrationCodes.update,
      { params, body: { valid_until: '2026-12-31' } },
      { version: expired.body.data.version },
    );
    const extended = await colleague.call(registrationCodes.transition, { params, body: { event: 'extend' } });
    expect(extended.body.data).toMatchObject({ status: 'active', valid_until: '2026-12-31' });
    expect((await ask()).status).toBe(200);
  } finally {
    await local.close();
  }
});

test('the tick writes an expired code down once, with its trace', async () => {
  const { code, employee } = await aCode(world, { max_uses: 1 });
  const browser = await registered(world, code.code, 'only@example.org');
  await browser.call(verifyEmail, { body: { code: await mailedCode(world, 'only@example.org') } });
  await world.jobs.run('registration-codes.expire', world.clock.now());
  await world.jobs.run('registration-codes.expire', world.clock.now());
  expect((await employee.call(registrationCodes.show, { params: { id: code.id } })).body.data).toMatchObject({
    status: 'expired',
    times_used: 1,
  });
  const trace = await world.db.kysely.selectFrom('audits').select('event').where('subject_id', '=', code.id).execute();
  expect(trace.map(({ event }) => event).toSorted()).toEqual(['create', 'timeout_or_exhausted']);
});

test('changing needs the version; an older one is refused, a wrong period at its field [S5-02]', async () => {
  const { code, employee } = await aCode(world, { valid_from: '2026-12-01' });
  const params = { id: code.id };
  expect((await employee.call(registrationCodes.update, { params, body: { name: 'Neu' } })).status).toBe(428);
  const saved = await employee.call(registrationCodes.update, { params, body: { name: 'Neu' } }, { version: 1 });
  expect(saved.body.data).toMatchObject({ name: 'Neu', version: 2, valid_from: '2026-12-01' });
  expect(
    (await employee.call(registrationCodes.update, { params, body: { name: 'Alt' } }, { version: 1 })).status,
  ).toBe(412);
  const wrong = await employee.call(
    registrationCodes.update,
    { params, body: { valid_until: '2026-11-30' } },
    { version: 2 },
  );
  expect([wrong.status, Object.keys(wrong.error.meta?.errors ?? {})]).toEqual([422, ['valid_until']]);
});

test('another organization’s, another tenant’s and an absent code are the same 404', async () => {
  const { employee } = await aCode(world);
  const { code: neighbour } = await aCode(world);
  const { code: foreign } = await aCode(world, {}, world.other);
  const bodies = await Promise.all(
    [neighbour.id, foreign.id, absentId(world.clock)].map(async (id) => {
      const { raw } = await employee.call(registrationCodes.show, { params: { id } });
      return `${raw.statusCode} ${raw.body}`;
    }),
  );
  expect(new Set(bodies).size).toBe(1);
  expect(bodies[0]).toMatch(/^404 /);
});

test('the same key makes one code', async () => {
  const { employee } = await aCode(world);
  const body = { ...openCode, occupation_ids: [] };
  const [first, second] = [
    await employee.call(registrationCodes.create, { body }, { key: 'once-and-only' }),
    await employee.call(registrationCodes.create, { body }, { key: 'once-and-only' }),
  ];
  expect(second.body).toEqual(first.body);
  expect((await employee.call(registrationCodes.list)).body.meta.total).toBe(2);
});

test('lists the own codes by status, order and page; an unknown filter is a 422', async () => {
  const { employee } = await aCode(world, { status: 'draft' });
  await employee.call(registrationCodes.create, { body: { ...openCode, occupation_ids: [], name: 'Messe' } });
  const drafts = await employee.call(registrationCodes.list, { query: { filter: { status: 'draft' } } });
  expect(drafts.body.data.map(({ status }) => status)).toEqual(['draft']);
  const named = await employee.call(registrationCodes.list, { query: { order: '-name', per_page: '1', page: '1' } });
  expect([named.body.data.map(({ name }) => name), named.body.meta]).toEqual([
    ['Messe'],
    { total: 2, per_page: 1, current_page: 1 },
  ]);
  expect((await employee.send('GET', '/api/v1/registration-codes?filter[color]=red')).status).toBe(422);
});

test('what is in use comes first in the list, whatever is newer', async () => {
  const { employee, code } = await aCode(world);
  world.clock.advance(1000);
  const body = { ...openCode, occupation_ids: [], name: 'Newer', status: 'draft' as const };
  await employee.call(registrationCodes.create, { body });
  const names = async (query: { order?: 'created_at' | '-created_at' }) =>
    (await employee.call(registrationCodes.list, { query })).body.data.map(({ name }) => name);
  expect(await names({})).toEqual([code.name, 'Newer']);
  expect(await names({ order: '-created_at' })).toEqual(['Newer', code.name]);
});

test('who found a place is told in steps of five, once a month, and never of everybody who can’t be found', async () => {
  const { code, employee } = await aCode(world);
  const people = await Promise.all(Array.from({ length: 12 }, () => world.person(findable)));
  const set = (from: number, to: number, values: object) =>
    inTenant(world.db, world.tenant.id, (tx) =>
      tx
        .updateTable('applicants')
        .set({ registration_code_id: code.id, ...values })
        .where(
          'id',
          'in',
          people.slice(from, to).map(({ applicant_id }) => applicant_id ?? ''),
        )
        .execute(),
    );
  const figures = async () => {
    const { times_matchable, times_found } = (await employee.call(registrationCodes.show, { params: { id: code.id } }))
      .body.data;
    return [times_matchable, times_found];
  };
  const lately = { search_status: 'doesnot_want_matching', search_reason: 'found_here' };
  const found = { ...lately, search_ended_at: new Date('2026-10-31T22:59:59Z') };
  expect(await figures(), 'of nobody, nobody').toEqual([0, 0]);
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx.updateTable('registration_codes').set({ times_used: 12 }).where('id', '=', code.id).execute(),
  );
  await set(0, 12, {});
  expect(await figures()).toEqual([12, null]);
  await set(0, 4, found);
  expect(await figures(), 'four are too few').toEqual([8, null]);
  await set(4, 5, found);
  expect(await figures(), 'five of the five who can’t be found would name each of them').toEqual([7, null]);
  await set(5, 6, { search_status: 'doesnot_want_matching', search_reason: 'paused' });
  expect(await figures()).toEqual([6, 5]);
  await set(6, 9, found);
  expect(await figures(), 'in steps').toEqual([3, 5]);
  await set(9, 11, { ...lately, search_ended_at: new Date('2026-10-31T23:00:00Z') });
  expect(await figures(), 'of this month nothing yet, in the tenant’s time zone').toEqual([1, 5]);
  await set(0, 5, { search_status: 'archived' });
  expect(await figures(), 'who is gone still counts').toEqual([1, 5]);
});

test('hands over the link as a picture and a kind text in both languages', async () => {
  const { code, employee } = await aCode(world);
  const { body } = await employee.call(registrationCodeHandout, { params: { id: code.id } });
  expect(body.data.qr.png).toMatch(/^data:image\/png;base64,/);
  expect(body.data.qr.path).toMatch(/^M4 4h1v1h-1z/);
  expect(body.data.texts.de).toContain(code.link);
  expect(body.data.texts.en).toContain(code.link);
  expect(body.data.offer, 'what a visitor is told').toEqual((await lookup(code.code)).body.data);
});

test('an applicant has no codes to see', async () => {
  const applicant = await world.login(await world.person());
  expect((await applicant.call(registrationCodes.list)).status).toBe(403);
});
