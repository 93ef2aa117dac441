import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { alerts, estimateAlert } from '../../contract/alerts/alerts.endpoints.ts';
import { mostAlerts, mostAlertsADay, mostMatches } from '../../contract/alerts/alerts.schema.ts';
import type { InputOf } from '../../contract/kit/endpoint.ts';
import type { ErrorBody } from '../../contract/kit/errors.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { withoutHurry } from '../../server/db/postgres.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { findable } from '../support/account.ts';
import { anAlert, criteria, criteriaAnew } from '../support/alerts.ts';
import type { ApiClient } from '../support/api-client.ts';
import { fillCountry } from '../support/country.ts';
import type { Person } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let owner: Person;
let colleague: Person;
let browser: ApiClient;
let staff: ApiClient;
beforeAll(async () => {
  world = await createWorld();
  owner = await world.person({ type: 'employee', firstname: 'Olga', lastname: 'Adam' });
  colleague = await world.person({ type: 'employee', organization_id: owner.organization_id ?? '' });
  browser = await world.login(owner);
  staff = await world.login(await world.person({ type: 'tenant_member' }));
});
afterAll(() => world.close());

const read = async (id: string) => (await browser.call(alerts.show, { params: { id } })).body.data;
const move = (id: string, body: InputOf<typeof alerts.transition>['body']) =>
  browser.call(alerts.transition, { params: { id }, body });
const rulesOf = ({ status, error }: { readonly status: number; readonly error: ErrorBody }) => [
  status,
  Object.keys(error.meta?.errors ?? {}),
];
const save = (body: object) => browser.call(alerts.create, { body: { name: 'Suche', interval: 'daily', ...body } });

describe('an alert', () => {
  test('tells whoever made it, the next morning at seven, and is read back as it was made', async () => {
    const made = await anAlert(browser, {
      criteria: {
        ...criteria,
        related: 'kldb3',
        centre: '10115',
        radius_km: '50',
        graduation_rank: '3',
        ranked_only: 'true',
      },
    });
    expect(made).toMatchObject({
      status: 'active',
      criteria: {
        ...criteria,
        related: 'kldb3',
        centre: '10115',
        radius_km: '50',
        graduation_rank: '3',
        ranked_only: 'true',
      },
      recipients: [{ employee_id: owner.employee_id, fullname: 'Olga Adam', opted_out: false }],
      // a Friday; Berlin is an hour ahead in winter
      next_run_at: '2026-11-21T06:00:00.000Z',
      last_run_at: null,
      matches_total: 0,
      events: ['pause', 'archive'],
    });
    expect(await read(made.id)).toEqual(made);
  });

  test('may tell colleagues and nobody else', async () => {
    const stranger = await world.person({ type: 'employee' });
    const both = await anAlert(browser, { recipient_ids: [owner.employee_id ?? '', colleague.employee_id ?? ''] });
    expect(both.recipients.map(({ employee_id }) => employee_id)).toEqual([owner.employee_id, colleague.employee_id]);
    expect(rulesOf(await save({ criteria, recipient_ids: [stranger.employee_id ?? ''] }))).toEqual([
      422,
      ['recipient_ids'],
    ]);
    expect(rulesOf(await save({ criteria, recipient_ids: [] }))).toEqual([422, ['recipient_ids']]);
  });

  test('runs only where something is looked for: a place, an occupation, not how far around', async () => {
    for (const vague of [
      {},
      { radius_km: '10', related: 'kldb3' },
      { recommended_only: 'false' },
      { occupation_ids: [] },
    ])
      expect(rulesOf(await save({ criteria: vague }))).toEqual([422, ['criteria']]);
    const draft = (await save({ status: 'draft' })).body.data;
    expect([draft.status, draft.events, draft.next_run_at]).toEqual(['draft', ['archive'], null]);
    const refused = await move(draft.id, { event: 'activate' });
    expect([refused.status, refused.error.meta?.['events']]).toEqual([409, ['archive']]);
    const changed = await browser.call(alerts.update, { params: { id: draft.id }, body: { criteria } }, { version: 1 });
    expect(changed.body.data.events).toEqual(['activate', 'archive']);
    expect((await move(draft.id, { event: 'activate' })).body.data.status).toBe('active');
    const emptied = await browser.call(
      alerts.update,
      { params: { id: draft.id }, body: { criteria: {} } },
      { version: 3 },
    );
    expect(rulesOf(emptied)).toEqual([422, ['criteria']]);
  });

  test('refuses places, filters and templates that are not there, and says which', async () => {
    expect(rulesOf(await save({ criteria: { centre: 'Nirgendwo' } }))).toEqual([422, ['criteria.centre']]);
    expect(rulesOf(await save({ criteria: { gender: 'female' } }))).toEqual([422, ['criteria.gender']]);
    expect(rulesOf(await save({ criteria: { graduation_rank: 'drei' } }))).toEqual([422, ['criteria.graduation_rank']]);
    expect(rulesOf(await save({ criteria: { alert_run_id: owner.id } }))).toEqual([422, ['criteria.alert_run_id']]);
    const elsewhere = await pingTemplate(world, world.other);
    expect(rulesOf(await save({ criteria: criteriaAnew(), email_template_id: elsewhere }))).toEqual([
      422,
      ['email_template_id'],
    ]);
    const email_template_id = await pingTemplate(world, world.tenant);
    const { id } = await anAlert(browser, { email_template_id });
    expect((await read(id)).email_template_id).toBe(email_template_id);
    await world.db.kysely
      .updateTable('email_templates')
      .set({ status: 'archived' })
      .where('id', '=', email_template_id)
      .execute();
    expect((await read(id)).email_template_id).toBeNull();
  });

  test('pauses, until a day to come where one is named, and goes on', async () => {
    const { id } = await anAlert(browser);
    expect(rulesOf(await move(id, { event: 'pause', paused_until: '2026-11-20' }))).toEqual([422, ['paused_until']]);
    const paused = (await move(id, { event: 'pause', paused_until: '2026-12-01' })).body.data;
    expect([paused.status, paused.paused_until, paused.next_run_at]).toEqual(['inactive', '2026-12-01', null]);
    const resumed = (await move(id, { event: 'resume' })).body.data;
    expect([resumed.status, resumed.paused_until, resumed.next_run_at]).toEqual([
      'active',
      null,
      '2026-11-21T06:00:00.000Z',
    ]);
    await move(id, { event: 'archive' });
    const { version } = await read(id);
    const archived = await browser.call(alerts.update, { params: { id }, body: { name: 'Neu' } }, { version });
    expect(archived.error.code).toBe('conflict');
  });
});

test('somebody has twenty at most; an archived one makes room', async () => {
  const busy = await world.login(await world.person({ type: 'employee' }));
  const made = [];
  for (let n = 0; n < mostAlerts; n += 1) made.push(await anAlert(busy));
  const body = { name: 'Suche', interval: 'daily', criteria } as const;
  expect(rulesOf(await busy.call(alerts.create, { body }))).toEqual([422, ['name']]);
  await busy.call(alerts.transition, { params: { id: made[0]?.id ?? '' }, body: { event: 'archive' } });
  expect((await busy.call(alerts.create, { body })).status).toBe(201);
});

describe('staff', () => {
  test('name the company they save a search for, and whom it tells', async () => {
    const input = { name: 'Vom Verband', interval: 'weekly', criteria } as const;
    const organization_id = owner.organization_id ?? '';
    const recipient_ids = [owner.employee_id ?? ''];
    const make = (more: object) => staff.call(alerts.create, { body: { ...input, ...more } });
    expect(rulesOf(await make({ recipient_ids }))).toEqual([422, ['organization_id']]);
    expect(rulesOf(await make({ organization_id }))).toEqual([422, ['recipient_ids']]);
    expect(rulesOf(await make({ organization_id: owner.id, recipient_ids, status: 'draft' }))).toEqual([
      422,
      ['recipient_ids'],
    ]);
    expect(rulesOf(await make({ organization_id: owner.id, recipient_ids: [], status: 'draft' }))).toEqual([
      422,
      ['organization_id'],
    ]);
    const { id } = (await make({ organization_id, recipient_ids })).body.data;
    expect((await read(id)).organization_id).toBe(organization_id);
    const named = await staff.call(alerts.list, { query: { filter: { organization_id } } });
    expect(named.body.data.map((it) => it.id)).toContain(id);
    expect((await staff.call(alerts.list, { query: { filter: { organization_id: owner.id } } })).body.data).toEqual([]);
    expect((await staff.call(alerts.transition, { params: { id }, body: { event: 'pause' } })).status).toBe(200);
  });

  test('of another tenant find nothing; nor does a company that names another', async () => {
    const { id } = await anAlert(browser);
    const elsewhere = await world.login(await world.person({ type: 'tenant_member', tenant: world.other }));
    expect((await elsewhere.call(alerts.show, { params: { id } })).status).toBe(404);
    const ofOwner = { query: { filter: { organization_id: owner.organization_id ?? '' } } };
    expect((await elsewhere.call(alerts.list, ofOwner)).body.meta.total).toBe(0);
    expect(rulesOf(await elsewhere.call(alerts.list))).toEqual([422, ['filter.organization_id']]);
    const organization_id = (await world.person({ type: 'employee' })).organization_id ?? '';
    expect((await browser.call(alerts.list, { query: { filter: { organization_id } } })).status).toBe(404);
    expect((await save({ criteria, organization_id })).status).toBe(404);
    expect((await browser.call(estimateAlert, { query: { filter: { organization_id } } })).status).toBe(404);
  });
});

describe('what criteria would find', () => {
  test('is what the search finds, and a quarter of those who came within four weeks', async () => {
    const occupation_id = occupations[7]?.id ?? '';
    const query = { filter: { occupation_ids: [occupation_id] } };
    for (let n = 0; n < 6; n += 1) await world.person({ ...findable, occupation_id });
    const early = world.clock.now();
    world.clock.advance(-29 * 86_400_000);
    await world.person({ ...findable, occupation_id });
    world.clock.set(early);
    const { body } = await browser.call(estimateAlert, { query });
    const { total } = (await browser.call(searchApplicants, { query })).body.meta;
    expect(body.data).toEqual({ today: total, today_is_at_least: false, per_week: 2, same: null });
    expect(total).toBe(7);
    const named = { filter: { ...query.filter, organization_id: owner.organization_id ?? '' } };
    expect((await staff.call(estimateAlert, { query: named })).body.data).toEqual(body.data);
    expect(rulesOf(await staff.call(estimateAlert, { query }))).toEqual([422, ['filter.organization_id']]);
  });

  test('must be narrowed where it is too much to be told one by one', async () => {
    const wide = { not_contacted: 'true' } as const;
    await withoutHurry(() => fillCountry(world, 5_000));
    const { data } = (await browser.call(estimateAlert, { query: { filter: wide } })).body;
    expect(data.today).toBeGreaterThan(mostMatches);
    const refused = await save({ criteria: wide });
    expect(rulesOf(refused)).toEqual([422, ['criteria']]);
    expect(JSON.stringify(refused.error)).toContain('More than 2,000 people match');
    const draft = (await save({ criteria: wide, status: 'draft' })).body.data;
    expect(rulesOf(await move(draft.id, { event: 'activate' }))).toEqual([422, ['criteria']]);
    expect((await read(draft.id)).status).toBe('draft');
  });
});

test('what criteria would find says nothing about one person more or less', async () => {
  const occupation_id = occupations[8]?.id ?? '';
  const perWeek = async () =>
    (await browser.call(estimateAlert, { query: { filter: { occupation_ids: [occupation_id] } } })).body.data.per_week;
  const figures = [];
  for (let n = 0; n < 4; n += 1) {
    await world.person({ ...findable, occupation_id });
    figures.push(await perWeek());
  }
  expect(figures).toEqual([0, 0, 0, 1]);
  // whole days: no figure tells the hour somebody came in
  world.clock.advance(28 * 86_400_000 + 60_000);
  browser = await world.login(owner);
  expect(await perWeek()).toBe(1);
});

test('and no more than sixty a day, whatever becomes of them; whom an archived one has met is forgotten', async () => {
  world.clock.set('2027-01-04T08:00:00Z');
  const person = await world.person({ type: 'employee' });
  const busy = await world.login(person);
  const { id } = await anAlert(busy);
  const met = () => world.db.kysely.selectFrom('alert_seen').select('alert_id').where('alert_id', '=', id).execute();
  await world.person(findable);
  const { version } = (await busy.call(alerts.show, { params: { id } })).body.data;
  await busy.call(alerts.update, { params: { id }, body: { criteria: { ...criteria, centre: '10115' } } }, { version });
  expect((await met()).length).toBeGreaterThan(0);
  await busy.call(alerts.transition, { params: { id }, body: { event: 'archive' } });
  expect(await met()).toEqual([]);
  const body = { name: 'Suche', interval: 'daily', status: 'draft' } as const;
  for (let n = 1; n < mostAlertsADay; n += 1) {
    const made = (await busy.call(alerts.create, { body })).body.data;
    await busy.call(alerts.transition, { params: { id: made.id }, body: { event: 'archive' } });
  }
  expect((await busy.call(alerts.create, { body })).status).toBe(429);
  world.clock.advance(86_400_000);
  expect((await (await world.login(person)).call(alerts.create, { body })).status).toBe(201);
});
