import { locateAddress } from '../../server/geo/geo.service.ts';
import { offer } from '../support/offer.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { transitionApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { answerPing, createPing, lookupPing, pings, previewPing } from '../../contract/pings/pings.endpoints.ts';
import { occupations } from '../../server/occupations/occupations.ts';
import { inTenant } from '../../server/db/scope.ts';
import { handleFor } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let template: string;
beforeAll(async () => {
  world = await createWorld();
  template = await pingTemplate(world, world.tenant);
});
afterAll(() => world.close());

const day = 86_400_000;
const occupation_id = occupations[0]?.id ?? '';
let keys = 0;
const key = () => ({ key: `key-${(keys += 1)}-${'x'.repeat(16)}` });

async function pair() {
  const applicant = await world.person({ occupation_id, firstname: 'Noor', lastname: 'Geheim' });
  const employee = await world.person({ type: 'employee', firstname: 'Jan', lastname: 'Feld' });
  const browser = await world.login(employee);
  const input = {
    handle: handleFor(employee, applicant),
    email_template_id: template,
    ...offer,
    search: { centre: '10115', radius_km: 50 as const },
  };
  return { applicant, employee, browser, input };
}

/** The company's own place. */
const moved = ({ organization_id }: { readonly organization_id?: string }, postcode: string) =>
  inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .updateTable('organizations')
      .set(locateAddress({ postcode, country: 'DE' }))
      .where('id', '=', organization_id ?? '')
      .execute(),
  );

/** A ping whose mail has gone out, and the link in it. */
async function sent() {
  const made = await pair();
  const { body, status } = await made.browser.call(createPing, { body: made.input }, key());
  expect(status).toBe(201);
  world.clock.advance(61_000);
  const [mail] = await world.mails(made.applicant.email);
  await world.jobs.tick(world.clock.now());
  const found = /\/pings\/([0-9a-f-]{36})\/answer#token=([\w-]+)/.exec(mail?.text ?? '');
  return { ...made, id: body.data.id, mail, token: found?.[2] ?? '' };
}

test('the preview fills everything but the name and the link, which stay placeholders', async () => {
  const { browser, input } = await pair();
  const { body } = await browser.call(previewPing, { body: input });
  expect(body.data.letters.en.body).toContain('{applicant.firstname}');
  expect(body.data.letters.en.body).toContain(occupations[0]?.name);
  expect(JSON.stringify(body)).not.toContain('Noor');
  expect(body.data.limits.left_today).toBe(30);
});

test.each([
  ['bounces', { status: 'failed' }],
  ['waits for its turn', { send_at: new Date('2100-01-01') }],
] as const)(
  'a message whose mail %s stands in the dashboard after its minute, and is answered there',
  async (_, mail) => {
    const { browser, input, applicant } = await pair();
    const { id } = (await browser.call(createPing, { body: input }, key())).body.data;
    await inTenant(world.db, world.tenant.id, (tx) =>
      tx.updateTable('mails').set(mail).where('subject_id', '=', id).execute(),
    );
    const own = await world.login(applicant);
    expect((await own.call(pings.list)).body.data).toEqual([]);
    world.clock.advance(61_000);
    await world.jobs.tick(world.clock.now());
    expect((await own.call(pings.list)).body.data).toMatchObject([{ id, status: 'pending' }]);
    const answered = await own.call(pings.transition, { params: { id }, body: { event: 'accept' } });
    expect([answered.status, answered.body.data.status]).toEqual([200, 'accepted']);
  },
);

test('a message to an account that was switched off in its minute ends as taken back', async () => {
  const { browser, input, applicant } = await pair();
  const { id } = (await browser.call(createPing, { body: input }, key())).body.data;
  await inTenant(world.db, world.tenant.id, (tx) =>
    tx.updateTable('users').set({ account: 'inactive' }).where('id', '=', applicant.id).execute(),
  );
  world.clock.advance(61_000);
  await world.jobs.tick(world.clock.now());
  expect((await browser.call(pings.show, { params: { id } })).body.data.status).toBe('revoked');
  expect(await world.mails(applicant.email)).toEqual([]);
});

test('nothing goes out for 60 seconds, and undoing leaves no trace with the applicant', async () => {
  const { browser, input, applicant } = await pair();
  const created = await browser.call(createPing, { body: input }, key());
  world.clock.advance(59_000);
  expect(await world.mails(applicant.email)).toEqual([]);
  const own = await world.login(applicant);
  const known = async () => (await own.call(exportAccount)).body.data;
  expect(await known(), 'not in the account’s export either').toMatchObject({ mails: [], pings_received: [] });
  const undone = await browser.call(pings.transition, {
    params: { id: created.body.data.id },
    body: { event: 'cancel' },
  });
  expect(undone.body.data.status).toBe('revoked');
  world.clock.advance(120_000);
  await world.jobs.tick(world.clock.now());
  expect(await world.mails(applicant.email)).toEqual([]);
  expect(await known()).toMatchObject({ mails: [], pings_received: [] });
  expect((await browser.call(createPing, { body: input }, key())).status).toBe(201);
  world.clock.advance(61_000);
  await world.jobs.tick(world.clock.now());
  expect(await known(), 'due: it is told').toMatchObject({ mails: [expect.anything()] });
});

test('after the window it is too late to undo, whether or not the mail has gone out', async () => {
  const { browser, input } = await pair();
  const created = await browser.call(createPing, { body: input }, key());
  world.clock.advance(60_000);
  const late = await browser.call(pings.transition, {
    params: { id: created.body.data.id },
    body: { event: 'cancel' },
  });
  expect(late.error.code).toBe('undo_window_closed');
});

test('the mail alone bears the name; the employer sees neither name nor contact before the yes', async () => {
  const { browser, id, mail } = await sent();
  expect(mail?.text).toContain('Hi Noor');
  const before = await browser.call(pings.show, { params: { id } });
  expect(before.body.data.status).toBe('pending');
  expect(JSON.stringify(before.body)).not.toMatch(/Noor|Geheim|person\d+@|\+4930901820/);
});

test('a yes by the link releases the contact to the employer, and tells both by mail', async () => {
  const { browser, id, token, applicant, employee } = await sent();
  const anyone = world.client();
  const view = await anyone.call(lookupPing, { params: { id }, body: { token } });
  expect(view.body.data).toMatchObject({
    status: 'pending',
    releases: { name: 'Noor Geheim', email: expect.stringMatching(/^.…@/), phonenumber: '… 20' },
    masked: true,
  });
  const { status } = await anyone.call(answerPing, { params: { id }, body: { token, event: 'accept' } });
  expect(status).toBe(200);
  const after = await browser.call(pings.show, { params: { id } });
  expect(after.body.data.body).toContain('Hi Noor');
  expect(after.body.data).toMatchObject({
    status: 'accepted',
    applicant: { contact: { firstname: 'Noor', lastname: 'Geheim', email: applicant.email } },
  });
  expect((await world.mails(employee.email))[0]?.text).toContain(applicant.email);
  expect((await world.mails(applicant.email))[0]?.text).toContain(employee.email);
  const twice = await anyone.call(answerPing, { params: { id }, body: { token, event: 'decline' } });
  expect(twice.error.code).toBe('transition_not_allowed');
});

test('a no with its reason reaches the employer without a name', async () => {
  const { browser, id, applicant, employee } = await sent();
  const own = await world.login(applicant);
  const { status } = await own.call(pings.transition, {
    params: { id },
    body: { event: 'decline', reason: 'Zu weit weg' },
  });
  expect(status).toBe(200);
  expect((await browser.call(pings.show, { params: { id } })).body.data).toMatchObject({
    status: 'declined',
    decline_reason: 'Zu weit weg',
    applicant: { contact: null },
  });
  const mail = (await world.mails(employee.email))[0];
  expect(mail?.text).toContain('Zu weit weg');
  expect(mail?.text).not.toContain('Noor');
});

test('what has arrived by mail stands in the dashboard too, before any tick', async () => {
  const { applicant, browser, input } = await pair();
  const { body } = await browser.call(createPing, { body: input }, key());
  const own = await world.login(applicant);
  expect((await own.call(pings.list)).body.meta.total).toBe(0);
  world.clock.advance(61_000);
  await world.mails(applicant.email);
  expect((await own.call(pings.list)).body.data).toMatchObject([{ id: body.data.id, status: 'pending' }]);
});

test('the distance told to the applicant is the company’s own, wherever it searched; unknown, the sentence is left out', async () => {
  const { browser, employee, input } = await pair();
  const near = { body: { ...input, search: { centre: '80331', radius_km: 100 as const } } };
  const without = await browser.call(previewPing, near);
  expect(without.body.data.match.reasons.filter(({ kind }) => kind === 'distance')).toEqual([]);
  expect(without.body.data.letters.en.body).not.toContain('km');
  await moved(employee, '14467');
  const { body } = await browser.call(previewPing, near);
  expect(body.data.letters.en.body).toContain('at most 50 km');
  const own = { kind: 'distance', place: null, within_km: 50 };
  expect(body.data.match.reasons.filter(({ kind }) => kind === 'distance')).toEqual([own]);
});

test('a distance beyond the widest search is no reason and stands in no letter', async () => {
  const { browser, employee, input } = await pair();
  await moved(employee, '80331');
  const { body } = await browser.call(previewPing, { body: { ...input, search: {} } });
  expect(body.data.match.reasons.filter(({ kind }) => kind === 'distance')).toEqual([]);
  expect(body.data.letters.en.body).not.toContain('km');
  expect(body.data.letters.en.body).not.toContain('distance');
});

test('two colleagues at once: one ping, and the other is told why not', async () => {
  const { browser, input, employee } = await pair();
  const colleague = await world.login(
    await world.person({ type: 'employee', organization_id: employee.organization_id ?? '' }),
  );
  const answers = await Promise.all([browser, colleague].map((one) => one.call(createPing, { body: input }, key())));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(refused?.error.meta).toMatchObject({ reason: 'ping_open' });
});

test('the same key and body answers the same, and writes one ping', async () => {
  const { browser, input } = await pair();
  const again = key();
  const first = await browser.call(createPing, { body: input }, again);
  const second = await browser.call(createPing, { body: input }, again);
  expect(second.body).toEqual(first.body);
  const list = await browser.call(pings.list);
  expect(list.body.meta.total).toBe(1);
});

test('an unanswered ping is reminded of once after 7 days and expires after 21', async () => {
  const { id, applicant } = await sent();
  world.clock.advance(7 * day);
  await world.jobs.tick(world.clock.now());
  await world.jobs.tick(world.clock.now());
  const mails = await world.mails(applicant.email);
  expect(mails.filter(({ subject }) => subject.includes('still waiting'))).toHaveLength(1);
  world.clock.advance(14 * day);
  await world.jobs.tick(world.clock.now());
  const own = await world.login(applicant);
  expect((await own.call(pings.show, { params: { id } })).body.data).toMatchObject({ status: 'expired', events: [] });
});

test('who stops looking ends every open ping, and the link dies with it', async () => {
  const { id, token, applicant, browser } = await sent();
  const own = await world.login(applicant);
  await own.call(transitionApplicant, {
    params: { id: applicant.applicant_id ?? '' },
    body: { event: 'found_traineeship', reason: 'found_elsewhere' },
  });
  const employee = await world.db.kysely.selectFrom('pings').select('status').where('id', '=', id).executeTakeFirst();
  expect(employee?.status).toBe('revoked');
  expect((await world.client().call(lookupPing, { params: { id }, body: { token } })).error.code).toBe('link_invalid');
  expect(browser.cookies.size).toBeGreaterThan(0);
});

test('another organization’s ping is absent, the same answer as for an id that nothing has', async () => {
  const { id } = await sent();
  const stranger = await world.login(await world.person({ type: 'employee' }));
  const foreign = await stranger.call(pings.show, { params: { id } });
  const absent = await stranger.call(pings.show, { params: { id: '0198c5a0-0000-7000-8000-00000000dead' } });
  expect([foreign.status, foreign.raw.body]).toEqual([404, absent.raw.body]);
});

test('five open pings are enough for one applicant', async () => {
  const { applicant, input } = await pair();
  const statuses: number[] = [];
  for (let round = 0; round < 6; round += 1) {
    const sender = await world.person({ type: 'employee' });
    const browser = await world.login(sender);
    const body = { ...input, handle: handleFor(sender, applicant) };
    statuses.push((await browser.call(createPing, { body }, key())).status);
  }
  expect(statuses).toEqual([201, 201, 201, 201, 201, 409]);
  const open = await inTenant(world.db, world.tenant.id, (tx) =>
    tx
      .selectFrom('pings')
      .select('id')
      .where('applicant_id', '=', applicant.applicant_id ?? '')
      .execute(),
  );
  expect(open).toHaveLength(5);
});
