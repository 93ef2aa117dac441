import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { channels, undoUnsubscribe, unsubscribe } from '../../contract/channels/channels.endpoints.ts';
import { unsubscribeToken } from '../../server/channels/unsubscribe-link.ts';
import { searchingCompany } from '../support/alerts.ts';
import type { Person } from '../support/people.ts';
import { createWorld, type World } from '../support/world.ts';

let world: World;
let person: Person;
beforeAll(async () => {
  world = await createWorld();
});
afterAll(() => world.close());
beforeEach(async () => {
  person = await world.person({ type: 'employee' });
});

const tokenFor = ({ id: user_id, email: address, tenant }: Person): string =>
  unsubscribeToken(tenant, { user_id, address, preference: 'contact' }, world.clock.now());

/** What the page sends, and reads. */
const click = async (token: string) => (await world.client().call(unsubscribe, { params: { token } })).body.data;
const undo = async (token = '') => {
  const { status, error } = await world.client().call(undoUnsubscribe, { params: { token } });
  return error?.code ?? status;
};

const choicesOf = async (who: Person) => {
  const [channel] = (await (await world.login(who)).call(channels.list)).body.data;
  if (!channel) throw new Error('Everybody verified has a channel.');
  return channel.preferences;
};
const wantsContact = async () => (await choicesOf(person)).contact;

describe('a way back', () => {
  test('is a secret that the page’s answer carries; the link is none', async () => {
    const token = tokenFor(person);
    const { undo: secret } = await click(token);
    expect(await wantsContact()).toBe(false);
    expect(await undo(token)).toBe('link_invalid');
    expect(await wantsContact()).toBe(false);
    expect(await undo(secret)).toBe(200);
    expect(await wantsContact()).toBe(true);
  });

  test('holds an hour', async () => {
    const hour = 60 * 60_000;
    const { undo: secret } = await click(tokenFor(person));
    world.clock.advance(hour + 1);
    expect(await undo(secret)).toBe('link_expired');
    expect(await wantsContact()).toBe(false);
    world.clock.advance(-1);
    expect(await undo(secret)).toBe(200);
    expect(await wantsContact()).toBe(true);
  });

  test('switches on nothing that another click has switched off, before or since, and does not tell', async () => {
    const token = tokenFor(person);
    const first = await click(token);
    // a mail that was forwarded to somebody
    const forwarded = await click(token);
    expect(Object.keys(forwarded)).toEqual(Object.keys(first));
    expect(forwarded.undo?.length).toBe(first.undo?.length);
    expect(await undo(forwarded.undo)).toBe(200);
    expect(await wantsContact()).toBe(false);
    // who clicks and takes it back keeps no key for the time when the reader means it
    expect(await undo(first.undo)).toBe(200);
    world.clock.advance(1);
    await click(token);
    expect(await undo(first.undo)).toBe(200);
    expect(await wantsContact()).toBe(false);
  });

  test('is another tenant’s or another person’s never', async () => {
    const { undo: secret = '' } = await click(tokenFor(person));
    const neighbour = await world.person({ type: 'employee' });
    expect(await undo(secret.replace(person.id, neighbour.id))).toBe('link_invalid');
    const elsewhere = world.client(`${world.other.slug}.localhost:3000`);
    const reply = await elsewhere.call(undoUnsubscribe, { params: { token: secret } });
    expect(reply.error?.code).toBe('link_invalid');
  });
});

describe('alerts', () => {
  const linkTo = ({ id: user_id, email: address }: Person, alert_id?: string): string =>
    unsubscribeToken(
      world.tenant,
      { user_id, address, preference: 'alert', ...(alert_id && { alert_id }) },
      world.clock.now(),
    );

  test('one alone is left by its link, and read again by the way back alone', async () => {
    const one = await searchingCompany(world);
    const token = linkTo(one.owner, one.id);
    const recipients = async () => (await one.read()).recipients.map(({ opted_out }) => opted_out);
    const { undo: secret, ...answer } = await click(token);
    expect(answer).toEqual({ preference: 'alert', one_alert: true });
    expect([await recipients(), (await one.read()).status]).toEqual([[true], 'inactive']);
    expect((await choicesOf(one.owner)).alert).toBe(true);
    expect([await undo((await click(token)).undo), await recipients()]).toEqual([200, [true]]);
    expect([await undo(secret), await recipients()]).toEqual([200, [false]]);
    world.clock.advance(1);
    await click(token);
    expect([await undo(secret), await recipients()]).toEqual([200, [true]]);
    expect(await click(linkTo(person, one.id))).toMatchObject({ one_alert: true });
  });

  test('one alone is not left by a link to an old address', async () => {
    const one = await searchingCompany(world);
    await click(linkTo({ ...one.owner, email: 'before@example.org' }, one.id));
    expect((await one.read()).recipients).toMatchObject([{ opted_out: false }]);
  });
});
