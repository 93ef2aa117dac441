import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { listActivities } from '../../contract/activities/activities.endpoints.ts';
import { listBlocks, setBlock } from '../../contract/blocks/blocks.endpoints.ts';
import { createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { listOwnReports, reportCompany, reports, showReportable } from '../../contract/reports/reports.endpoints.ts';
import { searchApplicants } from '../../contract/search/search.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { findable, leave } from '../support/account.ts';
import type { ApiClient } from '../support/api-client.ts';
import { offer } from '../support/offer.ts';
import { handleFor, type Person } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';
import { saidYes, written, type Yes } from '../support/yes.ts';

let world: World;
let staff: Person;
beforeAll(async () => {
  world = await createWorld();
  staff = await world.person({ type: 'tenant_member', firstname: 'Renate', lastname: 'Albers' });
});
afterAll(() => world.close());

/** Staff's sessions are short, and the clock goes on in between. */
const desk = () => world.login(staff);
const absent = '0198c5a0-0000-7000-8000-00000000dead';
let keys = 0;
const report = (own: ApiClient, { organization_id = '' }: Person, more: object = {}) =>
  own.call(
    reportCompany,
    { body: { organization_id, reason: 'insistent', text: 'Ruft jeden Abend an.', ...more } },
    { key: `report-${(keys += 1)}` },
  );
const total = async (browser: ApiClient) => (await browser.call(searchApplicants, {})).body.meta.total;
const keptBy = async (own: ApiClient) => (await own.call(listBlocks)).body.data.map(({ kept_by }) => kept_by);
const letIn = (own: ApiClient, { organization_id = '' }: Person) =>
  own.call(setBlock, { body: { organization_id, blocked: false } });
const answer = async (id: string, event: 'confirm' | 'decline' | 'archive', words?: string) =>
  (await desk()).call(reports.transition, {
    params: { id },
    body: { event, ...(words !== undefined && { answer: words }) },
  });

/** What is each company's and person's own, and when: the rest is the same for whom the same has happened to. */
const alike = (text: string) =>
  text
    .replaceAll(/[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g, 'id')
    .replaceAll(/\d{4}-\d{2}-\d{2}T[\d:.]+Z/g, 'time')
    .replaceAll(/token=[\w-]+/g, 'token')
    .replaceAll(/Muster\d+|person\d+|\p{Lu}\p{L}+ \d+/gu, 'name');

/** All that a company reads of somebody: its messages, the search, and the mails it got since. */
async function readBy({ browser, id, employee, applicant }: Yes) {
  world.clock.advance(61_000);
  await world.jobs.tick(world.clock.now());
  const shown = await browser.call(pings.show, { params: { id } });
  const listed = await browser.call(pings.list);
  const body = { handle: handleFor(employee, applicant), email_template_id: await pingTemplate(world, world.tenant) };
  const again = await browser.call(
    createPing,
    { body: { ...body, ...offer } },
    { key: `written-again-${(keys += 1)}` },
  );
  const news = (await browser.call(listActivities)).raw.body;
  const mails = (await world.mails(employee.email)).map(({ subject, text }) => `${subject}\n${text}`);
  return {
    now: alike([shown, listed, again].map(({ raw }) => raw.body).join('\n')),
    told: alike([news, ...mails].join('\n')),
  };
}

test.each([
  ['after a yes', saidYes],
  ['before an answer', written],
])('%s a company can’t tell a report from a block, in nothing it reads', async (_, met) => {
  const [reported, blocked] = [await met(world), await met(world)];
  expect((await report(reported.own, reported.employee, { ping_id: reported.id })).status).toBe(201);
  const organization_id = blocked.employee.organization_id ?? '';
  await blocked.own.call(setBlock, { body: { organization_id, blocked: true } });
  const [one, other] = [await readBy(reported), await readBy(blocked)];
  expect(one).toEqual(other);
  expect(one.now).not.toContain('Geheim');
  expect(one.told).not.toMatch(/report/i);
});

test('a message that has not gone out yet is not sent to whoever reports its company', async () => {
  const applicant = await world.person(findable);
  const employee = await world.person({ type: 'employee' });
  const [own, browser] = [await world.login(applicant), await world.login(employee)];
  const body = {
    handle: handleFor(employee, applicant),
    email_template_id: await pingTemplate(world, world.tenant),
    ...offer,
  };
  const { id } = (await browser.call(createPing, { body }, { key: 'not-sent-yet' })).body.data;
  expect((await report(own, employee, { ping_id: id })).status, 'nobody has that message yet').toBe(404);
  expect((await report(own, employee)).status).toBe(201);
  world.clock.advance(61_000);
  expect((await world.mails(applicant.email)).map(({ subject }) => subject)).toEqual([
    expect.stringContaining('You have reported'),
  ]);
  expect((await browser.call(pings.show, { params: { id } })).body.data.status).toBe('revoked');
  expect(await total(browser)).toBe((await total(await world.login(await world.person({ type: 'employee' })))) - 1);
});

test('staff and the reporter hear of it at once, with the working day by which an answer is due', async () => {
  world.clock.set('2026-11-27T15:00:00Z');
  const { own, applicant, employee, id } = await saidYes(world);
  const made = (await report(own, employee, { ping_id: id })).body.data;
  expect(made).toMatchObject({ status: 'pending', answer_by: '2026-11-30', answer: null, reason: 'insistent' });
  expect((await own.call(listOwnReports)).body.data).toEqual([made]);
  const about = await own.call(showReportable, { params: { id: employee.organization_id ?? '' } });
  expect(about.body.data).toMatchObject({ organization: { id: employee.organization_id }, report: { id: made.id } });
  const [confirmed] = await world.mails(applicant.email);
  expect(confirmed?.subject).toContain('You have reported');
  expect(confirmed?.text).toContain('Monday, 30 November 2026');
  expect(confirmed?.text).toContain('110 or go to somebody you trust');
  const [told] = await world.mails(staff.email);
  expect(told?.text).toContain('Ruft jeden Abend an.');
  expect(told?.text, 'leads to where it is answered').toContain(`/reports/${made.id}`);
  expect(told?.text, 'names nobody').not.toContain('Geheim');
  const [news] = (await (await desk()).call(listActivities)).body.data;
  expect(news).toMatchObject({ kind: 'company_reported', organization: expect.stringMatching(/^Betrieb/) });
  expect((await own.call(listActivities)).body.data).toContainEqual(
    expect.objectContaining({ kind: 'report_received', read: true }),
  );
});

test('while it waits nothing is reported twice and the block holds; answered, letting in is the reporter’s alone', async () => {
  const { own, browser, applicant, employee } = await saidYes(world);
  const { id } = (await report(own, employee)).body.data;
  expect((await report(own, employee)).error.code).toBe('conflict');
  expect(await keptBy(own)).toEqual(['report']);
  expect((await letIn(own, employee)).error.code).toBe('conflict');
  expect((await answer(id, 'archive')).error.code, 'unanswered').toBe('transition_not_allowed');
  expect((await answer(id, 'decline')).body).toMatchObject({ meta: { errors: { answer: [expect.any(String)] } } });
  const answered = (await answer(id, 'decline', 'Wir haben mit dem Betrieb gesprochen.')).body.data;
  expect(answered).toMatchObject({
    status: 'declined',
    answered_by: 'Renate Albers',
    applicant: { email: applicant.email },
    events: ['archive'],
  });
  const [mail] = await world.mails(applicant.email);
  expect(mail?.text).toContain('Wir haben mit dem Betrieb gesprochen.');
  expect((await own.call(listOwnReports)).body.data[0]).toMatchObject({
    status: 'declined',
    answer: 'Wir haben mit dem Betrieb gesprochen.',
  });
  const before = await total(browser);
  expect(await keptBy(own), 'the answer lifts nothing').toEqual([null]);
  expect((await letIn(own, employee)).status).toBe(200);
  expect(await total(browser)).toBe(before + 1);
  expect((await answer(id, 'archive')).body.data).toMatchObject({ status: 'archived', events: [] });
  expect((await report(own, employee)).status, 'something new may be reported').toBe(201);
});

test('staff read what waits, by the day it is due, and may ask for one company or reason', async () => {
  const { own, employee } = await saidYes(world);
  const { id } = (await report(own, employee, { reason: 'money' })).body.data;
  const listed = async (filter: object) =>
    (await (await desk()).call(reports.list, { query: { filter, order: 'answer_by' } })).body.data;
  const waiting = await listed({ status: ['pending'] });
  expect(waiting.map((one) => one.answer_by)).toEqual(waiting.map((one) => one.answer_by).toSorted());
  expect((await listed({ organization_id: employee.organization_id })).map((one) => one.id)).toEqual([id]);
  expect((await listed({ reason: ['money'] })).map((one) => one.id)).toEqual([id]);
  expect(await listed({ reporter: ['guardian'] })).toEqual([]);
  const second = await saidYes(world);
  const { id: older } = (await report(second.own, second.employee)).body.data;
  await answer(older, 'decline', 'Das haben wir geprüft.');
  world.clock.advance(5 * 86_400_000);
  const third = await saidYes(world);
  const { id: newer } = (await report(third.own, third.employee)).body.data;
  const order = (await listed({})).map((one) => one.id);
  expect(order.indexOf(newer), 'what waits before what was due earlier and is answered').toBeLessThan(
    order.indexOf(older),
  );
});

test('five a day, and a company or message that nobody has is not there', async () => {
  const own = await world.login(await world.person(findable));
  const company = () => world.person({ type: 'employee' });
  const other = await written(world);
  expect((await report(own, { ...(await company()), organization_id: absent })).error.code).toBe('not_found');
  const foreign = await world.person({ type: 'employee', tenant: world.other });
  expect((await report(own, foreign)).error.code).toBe('not_found');
  expect((await report(own, other.employee, { ping_id: other.id })).error.code, 'another’s').toBe('not_found');
  for (let nth = 0; nth < 5; nth += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await report(own, await company())).status).toBe(201);
  }
  expect((await report(own, await company())).error.code).toBe('too_many_requests');
  world.clock.advance(25 * 3_600_000);
  expect((await report(own, await company())).status).toBe(201);
});

test('who is erased takes their words along, and what was answered; that there was a report stays', async () => {
  const { own, applicant, employee } = await saidYes(world);
  const { id } = (await report(own, employee)).body.data;
  await answer(id, 'confirm', 'Noor, der Betrieb ist gesperrt.');
  const { raw, body } = await own.call(exportAccount);
  expect(raw.body).toContain('Ruft jeden Abend an.');
  expect(body.data.reports).toMatchObject([{ reporter: 'applicant', reason: 'insistent', status: 'confirmed' }]);
  await leave(world, applicant);
  world.clock.advance(8 * 86_400_000);
  await world.jobs.tick(world.clock.now());
  const left = (await (await desk()).call(reports.show, { params: { id } })).body.data;
  expect(left).toMatchObject({
    organization: { id: employee.organization_id },
    reason: 'insistent',
    status: 'confirmed',
    text: '',
    answer: null,
    applicant: null,
    ping_id: null,
  });
  const mails = await inTenant(world.db, world.tenant.id, (tx) =>
    tx.selectFrom('mails').select('id').where('subject_id', '=', id).execute(),
  );
  expect(mails, 'and the mails with them').toEqual([]);
  const open = await saidYes(world);
  const unanswered = (await report(open.own, open.employee)).body.data.id;
  await leave(world, open.applicant);
  world.clock.advance(8 * 86_400_000);
  await world.jobs.tick(world.clock.now());
  expect((await answer(unanswered, 'confirm', 'Erledigt.')).body.data).toMatchObject({
    status: 'confirmed',
    answer: null,
  });
});
