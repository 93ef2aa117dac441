import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { countSearchChoices } from '../../contract/search/counts.endpoints.ts';
import { setMark } from '../../contract/search/marks.endpoints.ts';
import { rememberSearch, startSearch } from '../../contract/search/searchers.endpoints.ts';
import type { Criteria } from '../../contract/search/search.schema.ts';
import { inTenant } from '../../server/db/scope.ts';
import { graduationTypes } from '../../server/graduation-types/graduation-types.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import type { ApiClient } from '../support/api-client.ts';
import { handleFor, type Person } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let searcher: Person;
let own: ApiClient;
const [trained, other] = [occupations[0]?.id ?? '', occupations[1]?.id ?? ''];
const lower = graduationTypes.find(({ rank }) => rank === 1)?.id ?? '';
const msa = graduationTypes.find(({ code }) => code === 'msa')?.id ?? '';
const hour = 3_600_000;

beforeAll(async () => {
  world = await createWorld();
  searcher = await world.person({ type: 'employee' });
  own = await world.login(searcher);
});
afterAll(() => world.close());

const start = async (browser = own) => (await browser.call(startSearch)).body.data;
const remember = (criteria?: Criteria, browser = own) =>
  browser.call(rememberSearch, { body: { ...(criteria && { criteria }) } });
const at = (table: 'organizations' | 'applicants', id: string | undefined, values: object) =>
  inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .updateTable(table)
      .set(values)
      .where('id', '=', id ?? '')
      .execute(),
  );

describe('a search begins', () => {
  test('with nothing, where nothing is known of the company', async () => {
    expect(await start()).toEqual({ criteria: {}, order: 'rule', is_remembered: false, own: {}, since: null });
  });

  test('around the company, for what it trains', async () => {
    const place = { postcode: '10115', city: 'Berlin', country: 'DE', lat: 52, lng: 13, area_id: 1 };
    await at('organizations', searcher.organization_id, { ...place, postcode: null });
    expect((await start()).criteria).toEqual({});
    await at('organizations', searcher.organization_id, { ...place, occupation_ids: [trained] });
    const criteria = { occupation_ids: [trained], centre: '10115 Berlin', radius_km: '50' };
    expect(await start()).toMatchObject({ criteria, own: criteria, is_remembered: false });
  });

  test('as the last one was left by this employee, an empty one too; no colleague begins with it', async () => {
    const found = await world.person({ occupation_id: trained, graduation_type_id: msa });
    const criteria = { graduation_rank: '3', centre: 'Berlin', radius_km: '10' };
    expect((await remember(criteria)).status).toBe(204);
    expect(await start()).toMatchObject({ criteria, is_remembered: true, own: { centre: '10115 Berlin' } });
    await remember();
    expect(await start()).toMatchObject({ criteria });
    await remember({});
    expect(await start()).toMatchObject({ criteria: {}, is_remembered: true });
    await remember(criteria);
    await at('applicants', found.applicant_id, { graduation_type_id: lower });
    expect(await start(), 'nobody is greeted by an empty list').toMatchObject({
      criteria: { occupation_ids: [trained], centre: '10115 Berlin' },
      order: 'rule',
      is_remembered: false,
    });
    const { organization_id = '' } = searcher;
    const colleague = await world.login(await world.person({ type: 'employee', organization_id }));
    expect(await start(colleague)).toMatchObject({ is_remembered: false });
  });

  test('a place nobody knows is not kept, and neither is what is no search', async () => {
    const { status, error } = await remember({ centre: 'Nirgendwo' });
    expect([status, Object.keys(error.meta?.errors ?? {})]).toEqual([422, ['criteria.centre']]);
    expect((await remember({ radius_km: '7' })).status).toBe(422);
  });

  test('what is kept of it is in the export, and goes with the account', async () => {
    await remember({ occupation_ids: [trained], centre: 'Köln' });
    const { data } = (await own.call(exportAccount)).body;
    expect(data.search).toMatchObject({ occupations: [occupations[0]?.name], place: 'Köln', opened: 0 });
  });
});

describe('new since the last visit', () => {
  let browser: ApiClient;
  let visitor: Person;
  const list = async (filter = {}) =>
    (await browser.call(searchApplicants, { query: { filter: { occupation_ids: [other], ...filter } } })).body;
  const fresh = async (person: Person) =>
    (await list()).data.find(({ handle }) => handle === handleFor(visitor, person))?.fresh;

  test('nobody is, on a first visit; later who came or confirmed since the last day, all day long', async () => {
    visitor = await world.person({ type: 'employee' });
    browser = await world.login(visitor);
    const [old, renewing] = [
      await world.person({ occupation_id: other }),
      await world.person({ occupation_id: other }),
    ];
    await remember(undefined, browser);
    expect([await fresh(old), (await list()).meta.since, (await list({ fresh: 'true' })).meta.total]).toEqual([
      null,
      null,
      0,
    ]);

    const firstVisit = world.clock.now();
    world.clock.advance(30 * hour);
    browser = await world.login(visitor);
    const coming = await world.person({ occupation_id: other });
    await at('applicants', renewing.applicant_id, { renewed_at: world.clock.now() });
    for (const visit of ['before it is noted', 'noted', 'an hour later']) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect([await fresh(coming), await fresh(renewing), await fresh(old)], visit).toEqual([
        'joined',
        'renewed',
        null,
      ]);
      // oxlint-disable-next-line no-await-in-loop -- as above
      const { meta, data } = await list({ fresh: 'true' });
      expect([meta.since, data.length], visit).toEqual([firstVisit.toISOString(), 2]);
      // oxlint-disable-next-line no-await-in-loop -- as above
      await remember(undefined, browser);
      world.clock.advance(hour / 2);
    }
    expect((await start(browser)).since).toBe(firstVisit.toISOString());
  });

  test('no farther back than a confirmation counts as lately', async () => {
    world.clock.advance(60 * 24 * hour);
    browser = await world.login(visitor);
    const { since } = (await list()).meta;
    expect(world.clock.now().getTime() - Date.parse(since ?? '')).toBeLessThanOrEqual(31 * 24 * hour);
  });
});

describe('the figures beside the choices', () => {
  const filter = { occupation_ids: [occupations[7]?.id ?? ''], centre: '10115', radius_km: '25' } as const;
  let browser: ApiClient;
  const total = async (asked: object) => {
    const { status, body, error } = await browser.call(searchApplicants, { query: { filter: asked } });
    expect(status, JSON.stringify([asked, error])).toBe(200);
    return body.meta.total;
  };
  const counts = async (asked: object) =>
    (await browser.call(countSearchChoices, { query: { filter: asked } })).body.data;

  test('are each the total of the search they lead to', async () => {
    const company = await world.person({ type: 'employee' });
    browser = await world.login(company);
    const [occupation_id] = filter.occupation_ids;
    const people = [
      await world.person({ occupation_id }),
      await world.person({ occupation_id, graduation_type_id: msa }),
      await world.person({ occupation_id, graduation_type_id: msa }),
      await world.person({ occupation_id: occupations[8]?.id ?? '', graduation_type_id: msa }),
    ];
    const mark = (person: Person | undefined, wished: 'saved' | 'hidden') =>
      browser.call(setMark, {
        params: { id: handleFor(company, person ?? company) },
        body: { mark: wished },
      });
    await mark(people[1], 'saved');
    await mark(people[2], 'hidden');
    for (const asked of [filter, { ...filter, graduation_rank: '3', related: 'kldb3' }, { saved: 'true' }, {}]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const found = await counts(asked);
      const choices: [number | undefined, object][] = [
        [found.total, {}],
        ...(
          ['ranked_only', 'recommended_only', 'not_contacted', 'saved', 'hidden', 'fresh', 'interested'] as const
        ).map((flag): [number, object] => [found[flag], { [flag]: 'true' }]),
        ...Object.entries(found.radius_km ?? {}).map(([radius_km, n]): [number, object] => [n, { radius_km }]),
        ...Object.entries(found.related ?? {}).map(([related, n]): [number, object] => [n, { related }]),
        ...Object.entries(found.graduation_rank)
          .filter(([rank]) => rank !== 'any')
          .map(([graduation_rank, n]): [number, object] => [n, { graduation_rank }]),
      ];
      const totals: number[] = [];
      // oxlint-disable-next-line no-await-in-loop -- as above
      for (const [, choice] of choices) totals.push(await total({ ...asked, ...choice }));
      expect(choices.map(([n]) => n)).toEqual(totals);
    }
    expect(await counts(filter)).toMatchObject({ total: 2, saved: 1, hidden: 1 });
    expect((await counts({})).radius_km).toBeNull();
    expect((await counts({})).related).toBeNull();
  });

  test('refuse what the search refuses', async () => {
    const { status, error } = await browser.call(countSearchChoices, {
      query: { filter: { centre: 'Nirgendwo' } },
    });
    expect([status, Object.keys(error.meta?.errors ?? {})]).toEqual([422, ['filter.centre']]);
  });
});
