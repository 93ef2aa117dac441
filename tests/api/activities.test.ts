import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { exportAccount } from '../../contract/account/account.endpoints.ts';
import { listActivities, readActivities, readActivity } from '../../contract/activities/activities.endpoints.ts';
import { countActivities } from '../../contract/activities/count.endpoints.ts';
import { channels } from '../../contract/channels/channels.endpoints.ts';
import { createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { markPingRead } from '../../contract/pings/follow-ups.endpoints.ts';
import { findable, leave, sentPing } from '../support/account.ts';
import { anActivity } from '../support/activities.ts';
import type { ApiClient } from '../support/api-client.ts';
import { offer } from '../support/offer.ts';
import { handleFor } from '../support/people.ts';
import { pingTemplate } from '../support/templates.ts';
import { createWorld, type World } from '../support/world.ts';
import { saidYes } from '../support/yes.ts';

let world: World;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());

const day = 86_400_000;
const listed = async (browser: ApiClient) => (await browser.call(listActivities)).body.data;
const kindsOf = async (browser: ApiClient) => (await listed(browser)).map(({ kind }) => kind);
const unread = async (browser: ApiClient) => (await browser.call(countActivities)).body.data.unread;

describe('a message', () => {
  test('is an activity once it can’t be undone any more, and none where it was', async () => {
    const applicant = await world.person(findable);
    const employee = await world.person({ type: 'employee' });
    const [own, browser] = [await world.login(applicant), await world.login(employee)];
    const body = {
      handle: handleFor(employee, applicant),
      email_template_id: await pingTemplate(world, world.tenant),
      ...offer,
    };
    const { id } = (await browser.call(createPing, { body }, { key: 'undone-ping' })).body.data;
    expect([await listed(own), await unread(own)]).toEqual([[], 0]);
    await browser.call(pings.transition, { params: { id }, body: { event: 'cancel' } });
    world.clock.advance(61_000);
    expect([await listed(own), await unread(own)]).toEqual([[], 0]);

    const again = (await browser.call(createPing, { body }, { key: 'second-ping' })).body.data;
    world.clock.advance(61_000);
    expect(await listed(own)).toEqual([
      expect.objectContaining({ kind: 'ping', ping_id: again.id, organization: expect.any(String), person: null }),
    ]);
    expect(await unread(own)).toBe(1);
  });

  test('whose mail nobody wants stands there all the same', async () => {
    const applicant = await world.person(findable);
    const own = await world.login(applicant);
    const [channel] = (await own.call(channels.list)).body.data;
    await own.call(
      channels.update,
      { params: { id: channel?.id ?? '' }, body: { preferences: { contact: false } } },
      { version: channel?.version ?? 0 },
    );
    await sentPing(world, await world.login(await world.person({ type: 'employee' })), applicant);
    expect((await world.mails(applicant.email)).length).toBe(0);
    expect(await kindsOf(own)).toEqual(['ping']);
  });

  test('that is answered is nothing new to whoever answered it', async () => {
    const { own } = await saidYes(world);
    expect(await kindsOf(own)).toEqual(['contact_released', 'ping']);
    expect(await unread(own)).toBe(0);
  });
});

describe('a yes', () => {
  test('names the person as long as the company may know the name, and not a moment longer', async () => {
    const { own, browser, id, applicant } = await saidYes(world);
    const [said] = await listed(browser);
    expect(said).toMatchObject({ kind: 'ping_accepted', ping_id: id, person: 'Noor Geheim', organization: null });
    world.clock.advance(1000);
    await own.call(pings.transition, { params: { id }, body: { event: 'withdraw' } });
    await world.jobs.tick(world.clock.now());
    const { raw, body } = await browser.call(listActivities);
    expect(body.data.map(({ kind }) => kind)).toEqual(['ping_withdrawn', 'ping_accepted']);
    expect(raw.body).not.toContain('Geheim');
    expect(raw.body).not.toContain(applicant.email);
    const [name, ...others] = new Set(body.data.map(({ person }) => person));
    expect([name, others]).toEqual([expect.stringMatching(/^\p{L}+ \d+$/u), []]);
    expect(body.data[0]?.ping_id).toBe(id);
  });

  test('is read by whoever opens the message it is about', async () => {
    const { browser, id } = await saidYes(world);
    expect(await unread(browser)).toBe(1);
    expect((await browser.call(markPingRead, { params: { id } })).status).toBe(204);
    expect(await unread(browser)).toBe(0);
  });

  test('of somebody who is erased leaves what asks to delete, without a name', async () => {
    const { employee, applicant } = await saidYes(world);
    await leave(world, applicant);
    world.clock.advance(7 * day);
    await world.jobs.tick(world.clock.now());
    const { raw, body } = await (await world.login(employee)).call(listActivities);
    expect(body.data).toEqual([expect.objectContaining({ kind: 'ping_withdrawn', ping_id: null })]);
    expect(raw.body).not.toContain('Geheim');
  });
});

describe('reading', () => {
  test('one, then all that were there', async () => {
    const person = await world.person();
    const own = await world.login(person);
    const id = await anActivity(world, world.tenant, person.id);
    await anActivity(world, world.tenant, person.id);
    expect(await unread(own)).toBe(2);
    for (let times = 0; times < 2; times += 1)
      expect((await own.call(readActivity, { params: { id } })).status).toBe(204);
    expect(await unread(own)).toBe(1);
    const until = world.clock.now().toISOString();
    world.clock.advance(1000);
    await anActivity(world, world.tenant, person.id);
    expect((await own.call(readActivities, { body: { until } })).status).toBe(204);
    expect(await unread(own)).toBe(1);
    const left = await own.call(listActivities, { query: { filter: { unread: 'true' } } });
    expect(left.body.meta.total).toBe(1);
  });

  test('leaves those of others alone', async () => {
    const [person, other] = [await world.person(), await world.person()];
    await anActivity(world, world.tenant, person.id);
    const stranger = await world.login(other);
    await stranger.call(readActivities, { body: { until: world.clock.now().toISOString() } });
    expect(await unread(await world.login(person))).toBe(1);
    expect(await listed(stranger)).toEqual([]);
  });
});

test('after 90 days nothing is left, until then it stands in the export', async () => {
  const person = await world.person({ type: 'employee' });
  await anActivity(world, world.tenant, person.id);
  const exported = await (await world.login(person)).call(exportAccount);
  expect(exported.body.data.activities).toEqual([
    { what: 'password_changed', happened_at: world.clock.now().toISOString(), read_at: null },
  ]);
  world.clock.advance(90 * day);
  await world.jobs.tick(world.clock.now());
  expect(await listed(await world.login(person))).toHaveLength(1);
  world.clock.advance(1000);
  await world.jobs.tick(world.clock.now());
  expect(await listed(await world.login(person))).toEqual([]);
});

test('what is read until a year that no database has is nothing', async () => {
  const { own } = await saidYes(world);
  const before = (await listed(own)).map(({ id, read }) => [id, read]);
  expect((await own.call(readActivities, { body: { until: '0000-01-01T00:00:00Z' } })).status).toBe(204);
  expect((await listed(own)).map(({ id, read }) => [id, read])).toEqual(before);
});
