import { afterAll, beforeAll, expect, test } from 'vitest';
import { listActivities } from '../../contract/activities/activities.endpoints.ts';
import { transitionApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { applicants, correctName, markFound, showApplicant } from '../../contract/applicants/desk.endpoints.ts';
import { listedStatuses } from '../../contract/applicants/desk.search.ts';
import { unmatchableReasons } from '../../contract/applicants/unmatchable-reasons.ts';
import { createLegalContact, transitionLegalContact } from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { showApplicantStatistics } from '../../contract/statistics/statistics.endpoints.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { sentPing } from '../support/account.ts';
import type { Person } from '../support/people.ts';
import { cameByCode } from '../support/recommendations.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let member: Person;
beforeAll(async () => {
  world = await createWorld();
  member = await world.person({ type: 'tenant_member', firstname: 'Renate', lastname: 'Albers' });
});
afterAll(() => world.close());

/** Staff's sessions are short, and the clock goes on in between. */
const desk = () => world.login(member);
const listed = async (query: object) =>
  (await (await desk()).call(applicants.list, { query: { per_page: '100', ...query } })).body;
const namesOf = async (query: object) => (await listed(query)).data.map(({ lastname }) => lastname);

test('an entry says who somebody is, whether companies find them and what keeps them from it, in order', async () => {
  const occupation_id = occupations[0]?.id ?? '';
  const found = await world.person({ firstname: 'Lea', lastname: 'Ahrens', occupation_id });
  const child = { stage: 'onboarded', date_of_birth: '2011-05-05' } as const;
  const minor = await world.person({ ...child, firstname: 'Ole', lastname: 'Behrens' });
  await world.person({ stage: 'session', firstname: 'Pia', lastname: 'Carstens' });
  const { data } = await listed({ order: 'lastname' });
  expect(data.filter(({ lastname }) => ['Ahrens', 'Behrens', 'Carstens'].includes(lastname))).toEqual([
    {
      id: found.applicant_id,
      firstname: 'Lea',
      lastname: 'Ahrens',
      age_band: 'under_21',
      minor: false,
      guardian: null,
      search_status: 'wants_to_be_matched',
      matchable: true,
      unmatchable_reasons: [],
      occupation: occupations[0]?.name,
      area: expect.any(String),
      source: null,
      created_at: world.clock.now().toISOString(),
    },
    expect.objectContaining({
      id: minor.applicant_id,
      age_band: 'under_16',
      minor: true,
      guardian: null,
      matchable: false,
      unmatchable_reasons: ['guardian_not_confirmed', 'not_looking'],
    }),
    expect.objectContaining({
      lastname: 'Carstens',
      age_band: null,
      minor: false,
      unmatchable_reasons: expect.arrayContaining(['unverified', 'onboarding_incomplete']),
    }),
  ]);
});

test('each figure about applicants counts exactly the list that its filters name', async () => {
  const company = await world.login(await world.person({ type: 'employee' }));
  const { recommendation } = await cameByCode({ world, browser: company, email: 'came@example.org' });
  await world.person({ stage: 'verified' });
  await world.person({ stage: 'onboarded' });
  await world.person({ stage: 'onboarded', date_of_birth: '2011-05-05' });
  const { data } = (await (await desk()).call(showApplicantStatistics)).body;
  const total = async (filter: object) => (await listed({ filter })).meta.total;
  expect(data.total).toBe(await total({}));
  expect(data.matchable).toBe(await total({ matchable: 'yes' }));
  for (const reason of unmatchableReasons)
    expect([reason, data.unmatchable_reasons[reason]]).toEqual([reason, await total({ unmatchable_reason: reason })]);
  for (const status of listedStatuses)
    expect([status, data.by_search_status[status]]).toEqual([status, await total({ search_status: status })]);
  for (const { id, count } of data.by_occupation.top) expect(count).toBe(await total({ occupation: id }));
  for (const { id, count } of data.by_source.top) expect(count).toBe(await total({ source: id }));
  expect(data.by_source.top.map(({ name }) => name)).not.toEqual([]);
  expect(data.unmatchable_reasons.guardian_not_confirmed).toBeGreaterThan(0);
  expect((await total({ minor: 'yes' })) + (await total({ minor: 'no' }))).toBe(data.total);
  const [entry] = (await listed({ filter: { source: data.by_source.top[0]?.id } })).data;
  expect(entry?.source).toMatchObject({ code: recommendation.code?.name });
});

test('parts of a name find somebody from their beginnings, and signs stand for themselves', async () => {
  await world.person({ firstname: 'Anna-Lena', lastname: 'von der Heide' });
  expect(await namesOf({ filter: { q: 'lena heid' } })).toEqual(['von der Heide']);
  expect(await namesOf({ filter: { q: 'HEIDE' } })).toEqual(['von der Heide']);
  expect(await namesOf({ filter: { q: 'eide' } })).toEqual([]);
  expect(await namesOf({ filter: { q: '%' } })).toEqual([]);
  await world.person({ firstname: 'Öykü', lastname: 'Şahin-Ünal' });
  expect(await namesOf({ filter: { q: 'öYKÜ ünal' } })).toEqual(['Şahin-Ünal']);
  expect(await namesOf({ filter: { q: 'şahin-ün' } })).toEqual(['Şahin-Ünal']);
  await world.db.kysely.updateTable('users').set({ lastname: 'Yıldız' }).where('lastname', '=', 'Şahin-Ünal').execute();
  expect(await namesOf({ filter: { q: 'öykü' } })).toEqual(['Yıldız']);
  expect(await namesOf({ filter: { q: 'şahin' } })).toEqual([]);
  const markup = '<img src=x onerror=alert(1)>';
  await world.person({ firstname: markup, lastname: 'Zeichen' });
  expect((await listed({ filter: { q: 'zeich' } })).data[0]?.firstname).toBe(markup);
});

test('nobody of another tenant is there, nor anybody that an archived search has left behind', async () => {
  const foreign = await world.person({ tenant: world.other, lastname: 'Fremd' });
  const gone = await world.person({ lastname: 'Vergangen' });
  await world.db.kysely
    .updateTable('applicants')
    .set({ search_status: 'archived' })
    .where('id', '=', gone.applicant_id ?? '')
    .execute();
  const ids = (await listed({})).data.map(({ id }) => id);
  expect(ids).not.toContain(foreign.applicant_id);
  expect(ids).not.toContain(gone.applicant_id);
  for (const q of ['fremd', 'vergangen']) expect((await listed({ filter: { q } })).meta.total).toBe(0);
});

const shown = async (id = '') => (await desk()).call(showApplicant, { params: { id } });
const logOf = (id = '') =>
  world.db.kysely
    .selectFrom('audits')
    .select(['event', 'actor_id', 'reason', 'fields', 'status_to'])
    .where('subject_id', '=', id)
    .orderBy('id')
    .execute();

test('a page of a minor says who at home is asked, by an address that staff can check; each look is written down [S2-34]', async () => {
  const person = await world.person({ stage: 'onboarded', date_of_birth: '2011-05-05', firstname: 'Ole' });
  const guardian = {
    firstname: 'Eva',
    lastname: 'Gast',
    email: 'eva.gast@example.org',
    gender: 'female',
    relation: 'mother',
  } as const;
  await (await world.login(person)).call(createLegalContact, { body: guardian }, { key: 'guardian-of-ole-0001' });
  const { status, body } = await shown(person.applicant_id);
  expect([status, body.data]).toMatchObject([
    200,
    {
      minor: true,
      date_of_birth: '2011-05-05',
      email: person.email,
      guardian: 'pending',
      legal_contact: { firstname: 'Eva', email: 'eva.gast@example.org', status: 'pending', events: ['resend'] },
      steps: [{ what: 'guardian', to: 'pending' }],
      agreements: [],
      events: [],
    },
  ]);
  await shown(person.applicant_id);
  const looks = (await logOf(person.applicant_id)).filter(({ event }) => event === 'look');
  expect(looks).toEqual([
    { event: 'look', actor_id: member.id, reason: null, fields: null, status_to: null },
    { event: 'look', actor_id: member.id, reason: null, fields: null, status_to: null },
  ]);
  world.clock.advance(61_000);
  await world.jobs.tick(world.clock.now());
  const sent = (await world.mails('eva.gast@example.org')).length;
  const params = { id: body.data.legal_contact?.id ?? '' };
  expect((await (await desk()).call(transitionLegalContact, { params, body: { event: 'resend' } })).status).toBe(200);
  await world.jobs.tick(world.clock.now());
  expect((await world.mails('eva.gast@example.org')).length).toBe(sent + 1);
});

test('nothing of a message stands on the page, and every yes without its text', async () => {
  const person = await world.person({});
  await sentPing(world, await world.login(await world.person({ type: 'employee' })), person);
  const { raw, body } = await shown(person.applicant_id);
  expect(raw.body).not.toContain('would like to meet you');
  for (const agreement of body.data.agreements) expect(agreement).not.toHaveProperty('text');
});

test('whom staff mark as found is told why, no company finds them, and they look again by themselves', async () => {
  const person = await world.person({ firstname: 'Lea' });
  const params = { id: person.applicant_id ?? '' };
  const reason = 'Ihr Lehrer hat angerufen.';
  const silent = await (
    await desk()
  ).send('POST', `/api/v1/applicants/${params.id}/found`, {
    body: { event: 'found_traineeship', where: 'found_elsewhere', reason: ' ' },
  });
  expect([silent.status, silent.body]).toMatchObject([422, { meta: { errors: { reason: [expect.any(String)] } } }]);
  const found = { event: 'found_traineeship', where: 'found_elsewhere', reason } as const;
  const marked = await (await desk()).call(markFound, { params, body: found });
  expect(marked.body.data).toMatchObject({
    search_status: 'doesnot_want_matching',
    found: 'found_elsewhere',
    matchable: false,
    unmatchable_reasons: ['not_looking'],
    events: [],
    steps: [{ what: 'search', to: 'doesnot_want_matching', by: 'tenant_member', reason }],
  });
  expect((await (await desk()).call(markFound, { params, body: found })).status, 'once').toBe(409);
  world.clock.advance(61_000);
  await world.jobs.tick(world.clock.now());
  const mail = (await world.mails(person.email)).find(({ text }) => text.includes(reason));
  expect(mail?.text).toContain('/dashboard');
  const browser = await world.login(person);
  expect((await browser.call(listActivities, {})).body.data.map(({ kind }) => kind)).toContain('place_noted');
  const again = await browser.call(transitionApplicant, { params, body: { event: 'looking_again' } });
  expect(again.body.data).toMatchObject({ search_status: 'wants_to_be_matched', matchability: 'matchable' });
  expect((await (await desk()).call(showApplicant, { params })).body.data.found, 'it goes on').toBe(null);
});

test('a name is put right by staff, whatever companies have, and the log says who did, not what it was', async () => {
  const person = await world.person({ firstname: 'Lea', lastname: 'Meier' });
  const params = { id: person.applicant_id ?? '' };
  const body = { firstname: 'Lea', lastname: 'Maier' };
  expect((await (await desk()).call(correctName, { params, body })).body.data).toMatchObject(body);
  expect(await logOf(params.id)).toEqual([
    { event: 'update', actor_id: member.id, reason: null, fields: ['lastname'], status_to: null },
  ]);
  const [mail] = await world.mails(person.email);
  expect(mail?.text).toContain('You are now called Lea Maier here');
  const both = { firstname: 'Lia', lastname: 'Mayer' };
  await (await desk()).call(correctName, { params, body: both });
  expect((await logOf(params.id)).map(({ fields }) => fields)).toEqual([['lastname'], ['firstname', 'lastname']]);
  expect((await (await desk()).call(correctName, { params, body: both })).body.data).toMatchObject(both);
  expect(await logOf(params.id), 'as it was').toHaveLength(2);
  const wrong = await (
    await desk()
  ).send('PATCH', `/api/v1/applicants/${params.id}/name`, { body: { firstname: '', lastname: 'M' } });
  expect([wrong.status, wrong.body]).toMatchObject([422, { meta: { errors: { firstname: [expect.any(String)] } } }]);
});

test('of another tenant every page is as absent as none, and a look at it leaves no trace', async () => {
  const foreign = await world.person({ tenant: world.other });
  const absent = await shown('0198c5a0-0000-7000-8000-00000000dead');
  const theirs = await shown(foreign.applicant_id);
  expect([theirs.status, theirs.raw.body]).toEqual([404, absent.raw.body]);
  expect(await logOf(foreign.applicant_id)).toEqual([]);
});
