import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import { mostAlerts } from '../../contract/alerts/alerts.schema.ts';
import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { employees, moveEmployee } from '../../contract/employees/employees.endpoints.ts';
import { profiles } from '../../contract/profiles/profiles.endpoints.ts';
import { criteriaAnew } from '../support/alerts.ts';
import type { ApiClient } from '../support/api-client.ts';
import { changeTemplate, madeTemplate, moveTemplate, readTemplate, sendable } from '../support/email-templates.ts';
import { change, type Company, company, errorsOf, made, move, read, shown, store } from '../support/profiles.ts';
import {
  registrationCodeHandout,
  registrationCodes,
} from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { openCode } from '../support/registration.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let staff: ApiClient;
beforeAll(async () => {
  world = await createWorld();
  staff = await world.login(await world.person({ type: 'tenant_member' }));
});
afterAll(() => world.close());

const idOf = ({ owner }: Company) => owner.organization_id ?? '';
const asStaff = (by: Company): Company => ({ ...by, browser: staff });
const seen = async ({ browser }: Company, id: string) =>
  (await browser.call(alerts.show, { params: { id } })).body.data.by_staff;

describe('what staff made or changed for a company says so, to the company too', () => {
  test('a template: made, written, moved; what it does itself changes nothing about that', async () => {
    const by = await company(world);
    const own = await madeTemplate(by.browser, sendable);
    expect((await readTemplate(by.browser, own)).by_staff).toBe(false);
    const theirs = await madeTemplate(staff, { organization_id: idOf(by) });
    expect((await readTemplate(by.browser, theirs)).by_staff).toBe(true);
    await changeTemplate(by.browser, theirs, { name: 'Von uns' });
    expect((await readTemplate(by.browser, theirs)).by_staff).toBe(true);
    const written = await madeTemplate(by.browser, sendable);
    await changeTemplate(staff, written, { name: 'Vom Verband' });
    expect((await readTemplate(by.browser, written)).by_staff).toBe(true);
    await moveTemplate(staff, own, 'publish');
    expect((await readTemplate(by.browser, own)).by_staff).toBe(true);
  });

  test('a profile: made, written, moved, pictured', async () => {
    const by = await company(world);
    const acts: readonly ((profile: Awaited<ReturnType<typeof made>>) => Promise<{ readonly status: number }>)[] = [
      (profile) => change(asStaff(by), profile, { name: 'Vom Verband' }),
      (profile) => move(asStaff(by), profile, 'publish'),
      (profile) => store(asStaff(by), profile, 'logo'),
    ];
    for (const act of acts) {
      const profile = await made(by, shown);
      expect(profile.by_staff).toBe(false);
      expect((await act(profile)).status).toBe(200);
      expect((await read(by, profile)).by_staff).toBe(true);
    }
    const theirs = await made(asStaff(by), { organization_id: idOf(by) });
    expect((await by.browser.call(profiles.list, { query: {} })).body.data.find(({ id }) => id === theirs.id)).toEqual(
      expect.objectContaining({ by_staff: true }),
    );
  });

  test('an alert: made, written, moved; the company’s own count as none of staff’s', async () => {
    const by = await company(world);
    const input = { name: 'Essen', interval: 'daily' } as const;
    const one = async (browser: ApiClient, more: object = {}) => {
      const reply = await browser.call(alerts.create, { body: { ...input, criteria: criteriaAnew(), ...more } });
      expect(reply.status, JSON.stringify(reply.body)).toBe(201);
      return reply.body.data;
    };
    const theirs = { organization_id: idOf(by), recipient_ids: [by.owner.employee_id ?? ''] };
    expect((await one(staff, theirs)).by_staff).toBe(true);
    const [first, second] = [await one(by.browser), await one(by.browser)];
    expect(first.by_staff).toBe(false);
    const { version } = second;
    await staff.call(alerts.update, { params: { id: second.id }, body: { name: 'Vom Verband' } }, { version });
    await staff.call(alerts.transition, { params: { id: first.id }, body: { event: 'pause' } });
    expect([await seen(by, first.id), await seen(by, second.id)]).toEqual([true, true]);
    await world.db.kysely
      .updateTable('alerts')
      .set({ by_staff: true })
      .where('organization_id', '=', idOf(by))
      .execute();
    for (let count = 1; count < mostAlerts; count += 1) await one(staff, theirs);
    expect(
      (await staff.call(alerts.create, { body: { ...input, criteria: criteriaAnew(), ...theirs } })).status,
      'staff’s own are full',
    ).toBe(422);
  });
});

describe('staff and registration codes', () => {
  const body = { ...openCode, name: 'Vom Verband', occupation_ids: [] };
  const codeOf = async ({ browser }: Company, id: string) =>
    (await browser.call(registrationCodes.show, { params: { id } })).body.data;

  test('none is made for a company that has ended its part: nobody could register with it', async () => {
    const by = await company(world);
    await world.db.kysely.updateTable('organizations').set({ status: 'archived' }).where('id', '=', idOf(by)).execute();
    const refused = await staff.call(registrationCodes.create, { body: { ...body, organization_id: idOf(by) } });
    expect([refused.status, refused.error.code]).toEqual([409, 'transition_not_allowed']);
  });

  test('one made, changed or moved by staff says so; they name the company, and read its codes alone', async () => {
    const by = await company(world);
    const other = await company(world);
    const own = (await by.browser.call(registrationCodes.create, { body })).body.data;
    expect(own.by_staff).toBe(false);
    const theirs = await staff.call(registrationCodes.create, { body: { ...body, organization_id: idOf(by) } });
    expect([theirs.status, theirs.body.data.organization_id, theirs.body.data.by_staff]).toEqual([201, idOf(by), true]);
    expect((await codeOf(by, theirs.body.data.id)).by_staff).toBe(true);
    const params = { id: own.id };
    await staff.call(registrationCodes.update, { params, body: { name: 'Neu' } }, { version: own.version });
    expect(await codeOf(by, own.id)).toMatchObject({ name: 'Neu', by_staff: true });
    const listed = await staff.call(registrationCodes.list, { query: { filter: { organization_id: idOf(by) } } });
    expect(listed.body.data.map(({ id }) => id)).toEqual([theirs.body.data.id, own.id]);
    const none = await staff.call(registrationCodes.list, { query: { filter: { organization_id: idOf(other) } } });
    expect(none.body.data).toEqual([]);
    expect((await staff.call(registrationCodes.list, { query: {} })).status, 'of all companies').toBe(422);
    expect((await staff.call(registrationCodes.create, { body })).status, 'of no company').toBe(422);
    const stolen = await by.browser.call(registrationCodes.create, { body: { ...body, organization_id: idOf(other) } });
    expect(stolen.status, 'of another company').toBe(404);
  });

  test('staff read who works for a company, and may do nothing with them there', async () => {
    const by = await company(world);
    const { data } = (await staff.call(employees.list, { query: { filter: { organization_id: idOf(by) } } })).body;
    expect(data.map(({ id, events }) => [id, events])).toEqual([[by.owner.employee_id, []]]);
    const deactivation = { params: { id: by.owner.employee_id ?? '' }, body: { event: 'deactivate' } } as const;
    expect((await staff.call(moveEmployee, deactivation)).status).toBe(403);
  });
});

describe('staff and templates', () => {
  test('name the company they write one for, one of their tenant', async () => {
    const by = await company(world);
    const elsewhere = await world.person({ type: 'employee', tenant: world.other });
    const create = (more: object) =>
      staff.call(emailTemplates.create, { body: { name: 'Neu', purpose: 'ping', ...more } });
    expect(Object.keys(errorsOf(await create({}))[1] ?? {})).toEqual(['organization_id']);
    for (const organization_id of [by.owner.id, elsewhere.organization_id ?? ''])
      expect(Object.keys(errorsOf(await create({ organization_id }))[1] ?? {})).toEqual(['organization_id']);
    const { body } = await create({ organization_id: idOf(by) });
    expect((await readTemplate(by.browser, body.data)).organization_id).toBe(idOf(by));
  });

  test('read the company’s beside the association’s, and nobody else’s', async () => {
    const [by, another] = [await company(world), await company(world)];
    const [own, others] = [await madeTemplate(by.browser), await madeTemplate(another.browser)];
    const idsFor = async (organization_id: string) => {
      const { body } = await staff.call(emailTemplates.list, { query: { filter: { organization_id } } });
      return body.data.map(({ id }) => id);
    };
    expect(await idsFor(idOf(by))).toContain(own.id);
    expect(await idsFor(idOf(by))).not.toContain(others.id);
    expect(await idsFor(by.owner.id)).not.toContain(own.id);
    expect((await staff.call(emailTemplates.list, { query: {} })).status, 'of all companies').toBe(422);
    const named = { query: { filter: { organization_id: idOf(by) } } };
    expect((await another.browser.call(emailTemplates.list, named)).status, 'a company names itself alone').toBe(404);
  });

  test('of another tenant find none', async () => {
    const template = await madeTemplate((await company(world)).browser, sendable);
    const elsewhere = await world.login(await world.person({ type: 'tenant_member', tenant: world.other }));
    const params = { id: template.id };
    expect((await elsewhere.call(emailTemplates.show, { params })).status).toBe(404);
    expect((await moveTemplate(elsewhere, template, 'publish')).status).toBe(404);
    const written = elsewhere.call(emailTemplates.update, { params, body: { name: 'x' } }, { version: 1 });
    expect((await written).status).toBe(404);
  });
});

test('the kind text is signed by somebody of the company, also where staff read it', async () => {
  const by = await company(world);
  const own = await by.browser.call(registrationCodes.create, { body: { ...openCode, occupation_ids: [] } });
  const theirs = await staff.call(registrationCodes.create, {
    body: { ...openCode, occupation_ids: [], organization_id: idOf(by) },
  });
  const endOf = async (reader: ApiClient, id: string) =>
    (await reader.call(registrationCodeHandout, { params: { id } })).body.data.texts.de.split('\n\n').at(-1);
  const ofTheirPeople = await endOf(by.browser, own.body.data.id);
  expect(ofTheirPeople).toMatch(/^Olga Adam\n./);
  expect(await endOf(staff, own.body.data.id)).toBe(ofTheirPeople);
  expect(await endOf(staff, theirs.body.data.id), 'nobody of the company made it').toBe(
    ofTheirPeople?.split('\n').at(-1),
  );
});
