import { afterAll, beforeAll, expect, test } from 'vitest';
import { setBlock } from '../../contract/blocks/blocks.endpoints.ts';
import { organizations } from '../../contract/organizations/desk.endpoints.ts';
import {
  organizationsProgress,
  previewReminders,
  remindOrganizations,
  showProgressSummary,
} from '../../contract/organizations/progress.endpoints.ts';
import { milestones, milestonesOf, stages } from '../../contract/organizations/progress.search.ts';
import { profiles } from '../../contract/profiles/profiles.endpoints.ts';
import { registrationCodes } from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { rememberSearch, startSearch } from '../../contract/search/searchers.endpoints.ts';
import { areaOfPostcode } from '../../server/geo/areas.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { findable, sentPing } from '../support/account.ts';
import type { Person } from '../support/people.ts';
import { openCode } from '../support/registration.ts';
import { absentId, createWorld, type World } from '../support/world.ts';

/** How far companies have come, and reminding them of what comes next. */
let world: World;
let member: Person;
beforeAll(async () => {
  world = await createWorld();
  member = await world.person({ type: 'tenant_member' });
});
afterAll(() => world.close());

/** So long it can be taken back. */
const minute = 60_000;
const day = 86_400_000;
/** Staff's sessions are short, and the clock goes on in between. */
const desk = () => world.login(member);
const listed = async (filter: object, order?: 'percent' | '-percent' | 'last_activity' | '-name') =>
  (
    await (
      await desk()
    ).call(organizationsProgress.list, { query: { filter, per_page: '100', ...(order && { order }) } })
  ).body.data;
const of = async (id: string) => (await listed({ organization_id: id }))[0];
let sent = 0;
const send = async (ids: readonly string[], key = `remind-them-${(sent += 1)}`) =>
  (await (await desk()).call(remindOrganizations, { body: { organization_ids: [...ids] } }, { key })).body.data;
const setUsage = (id: string, usage_type: 'referring' | 'searching' | 'searching_and_referring' | null) =>
  world.db.kysely.updateTable('organizations').set({ usage_type }).where('id', '=', id).execute();
const aCompany = async (wishes: object = {}) => {
  const person = await world.person({ type: 'employee', ...wishes });
  return { person, id: person.organization_id ?? '', browser: await world.login(person) };
};

test('a company that searches has its own milestones, each reached by what it does [S2-36]', async () => {
  const { id, browser } = await aCompany();
  await setUsage(id, 'searching');
  expect(await of(id)).toMatchObject({
    reached: ['invited', 'joined', 'usage_said'],
    percent: 33,
    next: 'profile_published',
  });
  const made = (await browser.call(profiles.create, { body: { name: 'Ausbildung' } })).body.data;
  await world.db.kysely.updateTable('profiles').set({ status: 'published' }).where('id', '=', made.id).execute();
  expect((await of(id))?.next).toBe('searched');
  await browser.call(rememberSearch, { body: {} });
  expect((await of(id))?.next, 'being there is no search').toBe('searched');
  await browser.call(rememberSearch, { body: { criteria: { centre: '10115' } } });
  expect(await of(id)).toMatchObject({ percent: 56, next: 'alert_active' });
  await sentPing(world, browser, await world.person(findable));
  const now = await of(id);
  expect([now?.reached, now?.next, now?.stages]).toEqual([
    ['invited', 'joined', 'usage_said', 'profile_published', 'searched', 'written'],
    'alert_active',
    ['invited', 'joined', 'usage_said', 'profile_published', 'begun'],
  ]);
  const first = await world.db.kysely
    .selectFrom('organizations')
    .select('first_searched_at')
    .where('id', '=', id)
    .execute();
  world.clock.advance(day);
  await (
    await world.login((await aCompany({ organization_id: id })).person)
  ).call(rememberSearch, {
    body: { criteria: { centre: '10115' } },
  });
  expect(
    await world.db.kysely.selectFrom('organizations').select('first_searched_at').where('id', '=', id).execute(),
    'the first stays the first',
  ).toEqual(first);
});

test('one that refers is asked for codes alone, one that does both for everything, one that hasn’t said for the shortest way', async () => {
  const { id, browser } = await aCompany();
  await setUsage(id, 'referring');
  await browser.call(registrationCodes.create, { body: { ...openCode, occupation_ids: [] } });
  expect(await of(id)).toMatchObject({ percent: 57, reached: ['invited', 'joined', 'usage_said', 'code_made'] });
  await setUsage(id, 'searching_and_referring');
  expect((await of(id))?.percent).toBe(33);
  await setUsage(id, null);
  expect(await of(id)).toMatchObject({ percent: 43, next: 'usage_said' });
  expect([null, 'searching', 'searching_and_referring'].map((usage) => milestonesOf(usage).length)).toEqual([7, 9, 12]);
  expect(new Set(milestonesOf('searching_and_referring'))).toEqual(new Set(milestones));
});

test('every filter and figure lists exactly whom it names, no one of another tenant and nobody who has left', async () => {
  const there = await world.person({ type: 'employee', tenant: world.other });
  const { id } = await aCompany();
  const gone = await aCompany();
  await world.db.kysely.updateTable('organizations').set({ status: 'archived' }).where('id', '=', gone.id).execute();
  const all = await listed({});
  const ids = all.map((one) => one.id);
  expect(ids).toContain(id);
  expect(ids.filter((one) => one === there.organization_id || one === gone.id)).toEqual([]);
  const summary = (await (await desk()).call(showProgressSummary)).body.data;
  expect(summary.total).toBe(all.length);
  for (const stage of stages) {
    const some = await listed({ reached: stage });
    expect([stage, some.length]).toEqual([stage, summary.stages[stage]]);
    expect(new Set(some.map((one) => one.id))).toEqual(
      new Set(all.filter((one) => one.stages.includes(stage)).map((one) => one.id)),
    );
  }
  for (const next of [...milestones, 'done'] as const) {
    const some = await listed({ next });
    expect(new Set(some.map((one) => one.id))).toEqual(
      new Set(all.filter((one) => (one.next ?? 'done') === next).map((one) => one.id)),
    );
  }
  const percents = (await listed({}, '-percent')).map(({ percent }) => percent);
  expect(percents).toEqual(percents.toSorted((a, b) => b - a));
});

test('who is reminded gets what comes next, each in their language; not again within 14 days', async () => {
  const { id, person } = await aCompany({ locale: 'de' });
  const english = await world.person({ type: 'employee', organization_id: id, locale: 'en' });
  const preview = (await (await desk()).call(previewReminders, { body: { organization_ids: [id] } })).body.data;
  expect(preview[0]).toMatchObject({
    refused: null,
    to: expect.arrayContaining([{ name: expect.any(String), locale: 'en' }]),
  });
  expect(await world.mails(english.email), 'nothing was sent').toEqual([]);
  const [told] = await send([id, id]);
  expect([told?.refused, told?.to.length]).toEqual([null, 2]);
  world.clock.advance(minute);
  const [german] = await world.mails(person.email);
  const [other] = await world.mails(english.email);
  expect([german?.subject, other?.subject]).toEqual([
    expect.stringContaining('wie es weitergeht'),
    expect.stringContaining('what comes next'),
  ]);
  expect(german?.text).toContain('/profiles/create');
  expect((await send([id]))[0]).toMatchObject({ refused: 'lately', to: [] });
  expect((await of(id))?.remind).toBe('lately');
  world.clock.advance(15 * day);
  expect((await send([id]))[0]?.refused).toBeNull();
  const log = await world.db.kysely
    .selectFrom('audits')
    .select('event')
    .where('subject_id', '=', id)
    .where('event', '=', 'remind')
    .execute();
  expect(log).toHaveLength(2);
});

test('who stayed away reads since when, and how many their own search finds: the same number as the search itself', async () => {
  const occupation_id = occupations[7]?.id ?? '';
  const { id, person, browser } = await aCompany({ locale: 'de', trains: [occupation_id] });
  const place = {
    postcode: '10115',
    city: 'Berlin',
    country: 'DE',
    lat: 52.53,
    lng: 13.38,
    area_id: areaOfPostcode('10115')?.id ?? 0,
  };
  const published = { name: 'Ausbildung' };
  const made = (await browser.call(profiles.create, { body: published })).body.data;
  await world.db.kysely.updateTable('profiles').set({ status: 'published' }).where('id', '=', made.id).execute();
  await world.db.kysely.updateTable('organizations').set(place).where('id', '=', id).execute();
  await setUsage(id, 'searching');
  const wanted = { ...findable, occupation_id };
  const [, far, hides] = [await world.person(wanted), await world.person(wanted), await world.person(wanted)];
  for (let more = 0; more < 7; more += 1) await world.person(wanted);
  await world.db.kysely
    .updateTable('applicants')
    .set({ area_id: areaOfPostcode('80331')?.id ?? 0 })
    .where('id', '=', far.applicant_id ?? '')
    .execute();
  await (await world.login(hides)).call(setBlock, { body: { organization_id: id, blocked: true } });
  world.clock.advance(23 * day);

  const wouldRead = async () =>
    (await (await desk()).call(previewReminders, { body: { organization_ids: [id] } })).body.data[0]?.text;
  await setUsage(id, 'referring');
  expect(await wouldRead(), 'who looks for nobody is told of nobody').toMatch(/^Seit drei Wochen .* hier\. Von /);
  await setUsage(id, 'searching');
  const words =
    'Seit drei Wochen war niemand von Ihnen hier. Im Umkreis suchen 8 Menschen einen Platz in Ihrem Beruf. Ansehen dauert zwei Minuten.';
  expect(await wouldRead()).toBe(words);
  await send([id]);
  world.clock.advance(minute);
  const [mail] = await world.mails(person.email);
  expect(mail?.text.replaceAll(/\s+/g, ' ')).toContain(words.slice(1));
  expect(mail?.text).toContain('/search');
  const own = await world.login(person);
  const { own: criteria } = (await own.call(startSearch)).body.data;
  expect((await own.call(searchApplicants, { query: { filter: criteria } })).body.meta.total).toBe(8);
});

test('who was reminded comes behind all others for 14 days, in the list and its file, where no other order is asked for', async () => {
  const names = ['Nachrücker Eins', 'Nachrücker Zwei', 'Nachrücker Drei'];
  const ids: string[] = [];
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, so that equals stand in this order
    const { id } = await aCompany();
    // oxlint-disable-next-line no-await-in-loop -- as above
    await world.db.kysely.updateTable('organizations').set({ name, usage_type: null }).where('id', '=', id).execute();
    ids.push(id);
  }
  const [one, two, three] = names;
  const order = async (asked?: 'percent') => (await listed({ q: 'Nachrücker' }, asked)).map(({ name }) => name);
  const file = async () => {
    const { body } = await (await desk()).send('GET', '/api/v1/organizations-progress/_csv?filter[q]=Nachr%C3%BCcker');
    return names.toSorted((a, b) => String(body).indexOf(a) - String(body).indexOf(b));
  };
  expect([await order(), await file()]).toEqual([names, names]);
  await send([ids[0] ?? '']);
  expect([await order(), await file(), await order('percent')]).toEqual([[two, three, one], [two, three, one], names]);
  world.clock.advance(14 * day + minute);
  expect(await order()).toEqual(names);
});

test('two who remind at the same moment send one mail', async () => {
  const { id, person } = await aCompany();
  const answers = await Promise.all([send([id]), send([id])]);
  expect(new Set(answers.map(([one]) => one?.refused))).toEqual(new Set(['lately', null]));
  world.clock.advance(minute);
  expect(await world.mails(person.email)).toHaveLength(1);
});

test('nobody is reminded of what isn’t theirs to do, where nobody is, or of another tenant’s', async () => {
  const browser = await desk();
  const empty = (await browser.call(organizations.create, { body: { name: 'Ohne Leute' } })).body.data.id;
  const there = await world.person({ type: 'employee', tenant: world.other });
  const waiting = await aCompany();
  await world.db.kysely.updateTable('organizations').set({ status: 'created' }).where('id', '=', waiting.id).execute();
  const told = await send([empty, there.organization_id ?? '', absentId(world.clock), waiting.id]);
  expect(new Map(told.map(({ organization_id, refused }) => [organization_id, refused]))).toEqual(
    new Map([
      [empty, 'nobody'],
      [waiting.id, 'not_its_turn'],
    ]),
  );
});

test('whom staff are needed for: unchecked ones first, then those that stand still, until they are reminded', async () => {
  const { id, person } = await aCompany();
  world.clock.advance(20 * day);
  const needing = async () => (await (await desk()).call(showProgressSummary)).body.data.needing;
  const before = await needing();
  expect(before.first[0]?.because).toBe('unchecked');
  expect(before.first.length).toBeLessThanOrEqual(5);
  expect((await listed({ stalled: 'yes' })).map((one) => one.id)).toContain(id);
  await send([id]);
  expect((await needing()).total).toBe(before.total - 1);
  await world.login(person);
  expect((await of(id))?.stalled).toBe(false);
});

test('too many at once are refused in words', async () => {
  const body = { organization_ids: Array.from({ length: 51 }, () => absentId(world.clock)) };
  expect((await (await desk()).send('POST', '/api/v1/organizations-progress/_reminders', { body })).status).toBe(422);
});
