import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { transitionApplicant, updateApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { setBlock } from '../../contract/blocks/blocks.endpoints.ts';
import * as endpoints from '../../contract/interests/interests.endpoints.ts';
import { createPing } from '../../contract/pings/pings.endpoints.ts';
import { countSearchChoices } from '../../contract/search/counts.endpoints.ts';
import { setMark } from '../../contract/search/marks.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import type { SearchQueryInput } from '../../contract/search/search.schema.ts';
import { inTenant } from '../../server/db/scope.ts';
import type { ApiClient } from '../support/api-client.ts';
import { offer } from '../support/offer.ts';
import { handleFor, type Person } from '../support/people.ts';
import { type Company, company, made, showing, shown } from '../support/profiles.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
/** Four companies that show themselves, near by. */
let companies: readonly Company[];
let person: Person;
let own: ApiClient;
const day = 86_400_000;

const idOf = ({ owner }: Company): string => owner.organization_id ?? '';
const nth = (n: number): Company => {
  const found = companies[n];
  if (!found) throw new Error(`There is no company ${n}.`);
  return found;
};
beforeAll(async () => {
  world = await createWorld();
  companies = await Promise.all([0, 1, 2, 3].map(() => showing(world)));
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await world.person();
  own = await world.login(person);
});

/** Sessions of companies end meanwhile. */
async function later(days: number): Promise<void> {
  world.clock.advance(days * day);
  own = await world.login(person);
  companies = await Promise.all(companies.map(async ({ owner }) => ({ owner, browser: await world.login(owner) })));
}

let keys = 0;
const show = (to: Company | string, browser = own) =>
  browser.call(
    endpoints.showInterest,
    { body: { organization_id: typeof to === 'string' ? to : idOf(to) } },
    { key: `interest-${(keys += 1)}` },
  );
const takeBack = (id: string, browser = own) => browser.call(endpoints.takeBackInterest, { params: { id } });
const list = async (browser = own) => (await browser.call(endpoints.listInterests)).body.data;
const search = async ({ browser }: Company, filter: SearchQueryInput['filter'] = { interested: 'true' }) =>
  (await browser.call(searchApplicants, { query: { filter } })).body;
const handles = async (to: Company, filter?: SearchQueryInput['filter']) =>
  (await search(to, filter)).data.map(({ handle }) => handle);
/** What a company learns, in its list and in its figure, which say the same. */
async function isSeenBy(to: Company): Promise<boolean> {
  const { data, meta } = await search(to);
  const counts = (await to.browser.call(countSearchChoices, { query: { filter: {} } })).body.data;
  expect([meta.total, counts.interested]).toEqual([data.length, data.length]);
  expect(data.every(({ interested_on }) => interested_on !== null)).toBe(true);
  return data.some(({ handle }) => handle === handleFor(to.owner, person));
}
const today = (): string => world.clock.now().toISOString().slice(0, 10);

describe('interest', () => {
  test('is seen by that company alone, with its day, under its own handle', async () => {
    const { status, body } = await show(nth(0));
    expect([status, body.data]).toMatchObject([
      201,
      { organization: { id: idOf(nth(0)) }, shown_on: today(), answered: false },
    ]);
    expect(await list()).toEqual([body.data]);
    expect([await isSeenBy(nth(0)), await isSeenBy(nth(1))]).toEqual([true, false]);
    const [row] = (await search(nth(0))).data.filter(({ handle }) => handle === handleFor(nth(0).owner, person));
    expect(row?.interested_on).toBe(today());
    expect(JSON.stringify(row)).not.toContain(person.applicant_id);
    const elsewhere = (await search(nth(1), {})).data.find(({ handle }) => handle === handleFor(nth(1).owner, person));
    expect(elsewhere).toMatchObject({ interested_on: null });
  });

  test('moves nobody in the order', async () => {
    const before = await handles(nth(0), {});
    await show(nth(0));
    expect(await handles(nth(0), {})).toEqual(before);
  });

  test('shown twice is once, and as it was', async () => {
    const first = await show(nth(0));
    await later(2);
    expect((await show(nth(0))).body.data).toEqual(first.body.data);
    expect(await list()).toHaveLength(1);
  });

  test('is open in three companies at a time, also by two who ask at once', async () => {
    const answers = await Promise.all([0, 1, 2, 3].map((n) => show(nth(n))));
    expect(answers.map(({ status }) => String(status)).toSorted()).toEqual(['201', '201', '201', '409']);
    expect(answers.find(({ status }) => status === 409)?.error.code).toBe('interest_limit');
    const [one] = await list();
    expect((await takeBack(one?.id ?? '')).status).toBe(204);
    const missing = companies.find((to) => answers[companies.indexOf(to)]?.status === 409);
    expect((await show(missing ?? '')).status).toBe(201);
  });

  test('that a company has written to counts no more among the three', async () => {
    for (const n of [0, 1, 2]) await show(nth(n));
    const email_template_id = await pingTemplate(world, world.tenant);
    const body = { handle: handleFor(nth(0).owner, person), email_template_id, ...offer };
    expect((await nth(0).browser.call(createPing, { body }, { key: `to-${person.id}` })).status).toBe(201);
    expect((await show(nth(3))).error.code).toBe('interest_limit');
    world.clock.advance(61_000);
    await world.jobs.tick(world.clock.now());
    expect((await list()).filter(({ answered }) => answered)).toHaveLength(1);
    expect((await show(nth(3))).status).toBe(201);
    expect(await isSeenBy(nth(0))).toBe(true);
  });

  test('taken back is gone for the company, and nobody else takes it back', async () => {
    const { id } = (await show(nth(0))).body.data;
    const stranger = await world.login(await world.person());
    expect((await takeBack(id, stranger)).status).toBe(404);
    expect(await isSeenBy(nth(0))).toBe(true);
    expect((await takeBack(id)).status).toBe(204);
    expect(await isSeenBy(nth(0))).toBe(false);
    expect(await list()).toEqual([]);
    expect((await takeBack(id)).status).toBe(404);
  });

  test('lasts 30 days, and is forgotten after', async () => {
    const { until } = (await show(nth(0))).body.data;
    expect(until).toBe(new Date(world.clock.now().getTime() + 30 * day).toISOString().slice(0, 10));
    await later(30);
    expect(await isSeenBy(nth(0))).toBe(true);
    await later(1);
    expect(await isSeenBy(nth(0))).toBe(false);
    expect(await list()).toEqual([]);
    await world.jobs.run('interests.forget', new Date(world.clock.now().getTime() + day));
    const rows = await inTenant(world.db, world.tenant.id, (tx) =>
      tx
        .selectFrom('interests')
        .select('id')
        .where('applicant_id', '=', person.applicant_id ?? '')
        .execute(),
    );
    expect(rows).toEqual([]);
  });

  test('is in one’s own export', async () => {
    const { shown_on, until, organization } = (await show(nth(0))).body.data;
    expect((await own.call(exportAccount)).body.data.interests).toEqual([
      { organization: organization.name, shown_on, until },
    ]);
  });
});

describe('a company sees nothing of it any more', () => {
  beforeEach(async () => {
    const { status } = await show(nth(0));
    if (status !== 201 || !(await isSeenBy(nth(0)))) throw new Error('There is no interest that could end.');
  });
  const isOver = async () => {
    expect([await isSeenBy(nth(0)), await list()]).toEqual([false, []]);
  };

  test('once it is blocked, and let in again', async () => {
    const organization_id = idOf(nth(0));
    await own.call(setBlock, { body: { organization_id, blocked: true } });
    await isOver();
    expect((await show(nth(0))).status).toBe(404);
    await own.call(setBlock, { body: { organization_id, blocked: false } });
    await isOver();
  });

  test('once the search has ended, and begun anew', async () => {
    const params = { id: person.applicant_id ?? '' };
    const ended = await own.call(transitionApplicant, {
      params,
      body: { event: 'found_traineeship', reason: 'paused' },
    });
    expect([ended.status, ended.body.data.search_status]).toEqual([200, 'doesnot_want_matching']);
    await isOver();
    const refused = await show(nth(0));
    expect([refused.status, refused.error.code]).toEqual([409, 'not_findable']);
    const begun = await own.call(transitionApplicant, { params, body: { event: 'looking_again' } });
    expect([begun.status, begun.body.data.search_status]).toEqual([200, 'wants_to_be_matched']);
    await isOver();
  });

  test('where it has hidden them, until it shows them again', async () => {
    const mark = (wished: 'hidden' | null) =>
      nth(0).browser.call(setMark, { params: { id: handleFor(nth(0).owner, person) }, body: { mark: wished } });
    await mark('hidden');
    expect(await isSeenBy(nth(0))).toBe(false);
    await mark(null);
    expect(await isSeenBy(nth(0))).toBe(true);
  });
});

describe('a company that can’t be shown interest is not there, whatever the cause', () => {
  test('made up, without a published profile, resting, far away', async () => {
    const [silent, resting] = [await company(world), await showing(world)];
    await made(silent, shown);
    await inTenant(world.db, world.tenant.id, (tx) =>
      tx.updateTable('organizations').set({ status: 'inactive' }).where('id', '=', idOf(resting)).execute(),
    );
    const answers = [await show('0198c5a0-0000-7000-8000-00000000dead'), await show(silent), await show(resting)];
    const address = { line_1: 'Weg 1', postcode: '80331', city: 'München', country: 'DE' } as const;
    const moved = await own.call(updateApplicant, { params: { id: person.applicant_id ?? '' }, body: { address } });
    expect(moved.status).toBe(200);
    answers.push(await show(nth(0)));
    expect(new Set(answers.map(({ status, raw }) => `${status} ${raw.body}`)).size).toBe(1);
    expect(answers[0]?.status).toBe(404);
  });
});
