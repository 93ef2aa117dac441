import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { offer } from '../support/offer.ts';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { setBlock } from '../../contract/blocks/blocks.endpoints.ts';
import { createPing } from '../../contract/pings/pings.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import * as endpoints from '../../contract/search/marks.endpoints.ts';
import type { SearchQueryInput } from '../../contract/search/search.schema.ts';
import type { Mark } from '../../contract/search/marks.schema.ts';
import { inTenant } from '../../server/db/scope.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import type { ApiClient } from '../support/api-client.ts';
import { handleFor, type Person } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let searcher: Person;
let own: ApiClient;
let colleague: ApiClient;
let stranger: { readonly person: Person; readonly browser: ApiClient };
let people: readonly Person[];
const day = 86_400_000;

beforeAll(async () => {
  world = await createWorld();
  searcher = await world.person({ type: 'employee' });
  own = await world.login(searcher);
  const { organization_id = '' } = searcher;
  colleague = await world.login(await world.person({ type: 'employee', organization_id }));
  const person = await world.person({ type: 'employee' });
  stranger = { person, browser: await world.login(person) };
});
afterAll(() => world.close());
/** An occupation of its own for each test, so that its people are found alone. */
let occupation = -1;
beforeEach(async () => {
  occupation += 1;
  const occupation_id = occupations[occupation]?.id ?? '';
  people = await Promise.all([world.person({ occupation_id }), world.person({ occupation_id })]);
});

const [first, second] = [() => people[0]!, () => people[1]!];
const params = (person: Person, by = searcher) => ({ params: { id: handleFor(by, person) } });
const mark = (person: Person, wished: Mark | null, browser = own) =>
  browser.call(endpoints.setMark, { ...params(person), body: { mark: wished } });
const list = async (filter: SearchQueryInput['filter'] = {}, browser = own) => {
  const occupation_ids = [occupations[occupation]?.id ?? ''];
  const { status, body } = await browser.call(searchApplicants, {
    query: { filter: { occupation_ids, ...filter } },
  });
  expect(status).toBe(200);
  return body;
};
const handles = async (filter?: SearchQueryInput['filter'], browser = own) =>
  (await list(filter, browser)).data.map(({ handle }) => handle);
const only = async (person: Person, browser = own, by = searcher) =>
  (await list({}, browser)).data.find(({ handle }) => handle === handleFor(by, person));

describe('a mark', () => {
  test('of saving is the company’s: a colleague sees it, another company does not', async () => {
    expect((await mark(first(), 'saved')).body.data).toEqual({ saved: true, hidden: false });
    expect(await only(first())).toMatchObject({ saved: true, hidden: false });
    expect(await only(first(), colleague)).toMatchObject({ saved: true });
    expect(await only(first(), stranger.browser, stranger.person)).toMatchObject({ saved: false });
    expect(await handles({ saved: 'true' }, colleague)).toEqual([handleFor(searcher, first())]);
    expect(await handles({ saved: 'true' }, stranger.browser)).toEqual([]);
  });

  test('of hiding takes somebody out of list and total, unless the hidden ones are asked for', async () => {
    await mark(first(), 'hidden');
    expect(await handles({}, colleague)).toEqual([handleFor(searcher, second())]);
    expect((await list()).meta.total).toBe(1);
    const hidden = await list({ hidden: 'true' });
    expect(hidden.data.map(({ handle, saved }) => [handle, saved])).toEqual([[handleFor(searcher, first()), false]]);
    expect(await handles({}, stranger.browser)).toHaveLength(2);
  });

  test('takes the place of the other one, and goes', async () => {
    await mark(first(), 'saved');
    await mark(first(), 'hidden');
    expect(await handles({ saved: 'true', hidden: 'true' })).toEqual([]);
    expect((await mark(first(), null)).body.data).toEqual({ saved: false, hidden: false });
    expect(await handles()).toHaveLength(2);
    expect(await handles({ hidden: 'true' })).toEqual([]);
  });

  test('twice is once', async () => {
    await Promise.all([mark(first(), 'saved'), mark(first(), 'saved', colleague)]);
    expect(await handles({ saved: 'true' })).toHaveLength(1);
  });

  test('ends with the person being found, and is there again with them', async () => {
    await mark(first(), 'saved');
    await inTenant(world.db, world.tenant.id, (tx) =>
      tx
        .updateTable('applicants')
        .set({ search_status: 'doesnot_want_matching' })
        .where('id', '=', first().applicant_id ?? '')
        .execute(),
    );
    expect(await handles({ saved: 'true' })).toEqual([]);
    expect((await mark(first(), null)).status).toBe(404);
  });
});

test('whose panel was opened is known to that employee alone', async () => {
  expect((await own.call(endpoints.noteSeen, params(first()))).status).toBe(204);
  expect((await own.call(endpoints.noteSeen, params(first()))).status).toBe(204);
  expect(await only(first())).toMatchObject({ seen: true });
  expect(await only(second())).toMatchObject({ seen: false });
  expect(await only(first(), colleague)).toMatchObject({ seen: false });
});

test('of whom a company can’t find nothing is noted: blocked, another company’s handle, nobody’s, all the same answer', async () => {
  const blocker = await world.login(first());
  const organization_id = searcher.organization_id ?? '';
  await blocker.call(setBlock, { body: { organization_id, blocked: true } });
  const answers = await Promise.all(
    [handleFor(searcher, first()), handleFor(stranger.person, second()), second().applicant_id ?? ''].flatMap((id) =>
      [endpoints.noteSeen, endpoints.noteView].map(async (endpoint) => {
        const { status, raw } = await own.call(endpoint, { params: { id } });
        return `${status} ${raw.body}`;
      }),
    ),
  );
  expect(new Set(answers).size).toBe(1);
  expect(answers[0]).toMatch(/^404/);
});

describe('who looked', () => {
  const views = async (person: Person) => {
    const { data } = (await (await world.login(person)).call(exportAccount)).body;
    return [data.views, data.marks];
  };
  const organization = async () =>
    (
      await inTenant(world.db, world.tenant.id, (tx) =>
        tx
          .selectFrom('organizations')
          .select('name')
          .where('id', '=', searcher.organization_id ?? '')
          .executeTakeFirstOrThrow(),
      )
    ).name;
  const today = () => world.clock.now().toISOString().slice(0, 10);

  test('is told once a day and company, to the applicant, without who it was', async () => {
    await own.call(endpoints.noteSeen, params(first()));
    expect(await views(first())).toEqual([[], []]);
    for (const browser of [own, colleague, own]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect((await browser.call(endpoints.noteView, params(first()))).status).toBe(204);
    }
    expect(await views(first())).toEqual([[{ organization: await organization(), viewed_on: today() }], []]);
  });

  test('is also who saved, hid or wrote', async () => {
    await mark(first(), 'hidden');
    const template = await pingTemplate(world, world.tenant);
    const body = { handle: handleFor(searcher, second()), email_template_id: template, ...offer };
    expect((await own.call(createPing, { body }, { key: 'a-view-of-its-own' })).status).toBe(201);
    const name = await organization();
    const [seen, marks] = await views(first());
    expect(seen).toEqual([{ organization: name, viewed_on: today() }]);
    expect(marks).toMatchObject([{ organization: name, mark: 'hidden' }]);
    expect(await views(second())).toEqual([[{ organization: name, viewed_on: today() }], []]);
  });

  test('is forgotten after 90 days, and so is whose panel was opened', async () => {
    await own.call(endpoints.noteView, params(first()));
    await own.call(endpoints.noteSeen, params(first()));
    const rows = () =>
      inTenant(world.db, world.tenant.id, async (tx) => [
        await tx
          .selectFrom('applicant_views')
          .select('viewed_on')
          .where('applicant_id', '=', first().applicant_id ?? '')
          .execute(),
        await tx
          .selectFrom('search_seen')
          .select('seen_at')
          .where('applicant_id', '=', first().applicant_id ?? '')
          .execute(),
      ]);
    const at = (days: number) => world.jobs.run('search.forget', new Date(world.clock.now().getTime() + days * day));
    await at(90);
    expect((await rows()).map(({ length }) => length)).toEqual([1, 1]);
    await at(91);
    expect((await rows()).map(({ length }) => length)).toEqual([0, 0]);
  });
});
