import { once } from 'node:events';
import { type ClientRequest, request } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { storePicture } from '../../contract/profiles/profiles.endpoints.ts';
import type { Profile } from '../../contract/profiles/profiles.schema.ts';
import { endpointLimits, limitKey } from '../../server/http/rate-limits.ts';
import { type Company, company, made, png, store } from '../support/profiles.ts';
import { untilServed } from '../support/until-served.ts';
import { createWorld, type World } from '../support/world.ts';

/** Files on their way hold places; lines that are slow or cut hold none that others need. */
let world: World;
beforeAll(async () => {
  world = await createWorld({ settings: { TRUSTED_PROXIES: '127.0.0.1' } });
  await world.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => world.close());

interface Sender extends Company {
  readonly profile: Profile;
}
let networks = 0;
/** Somebody of a company and a network of their own. */
async function sender(network = `203.0.113.${(networks += 1)}`): Promise<Sender> {
  const by = await company(world);
  by.browser.headers['x-forwarded-for'] = network;
  return { ...by, profile: await made(by) };
}

/** Begins to send a picture over a line of its own; all of it is sent where `bytes` doesn't say how many. */
async function begin({ browser, profile }: Sender, bytes?: number): Promise<ClientRequest> {
  const file = Buffer.from(await (await png()).arrayBuffer());
  const outgoing = request({
    port: (world.app.server.address() as AddressInfo).port,
    host: '127.0.0.1',
    agent: false,
    method: 'PUT',
    path: `/api/v1/profiles/${profile.id}/pictures/picture`,
    headers: {
      ...browser.headers,
      host: browser.host,
      origin: `http://${browser.host}`,
      cookie: [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      'x-xsrf-token': decodeURIComponent(browser.cookies.get('XSRF-TOKEN') ?? ''),
      'content-type': 'image/png',
      'content-length': file.length,
    },
  });
  outgoing.on('error', () => undefined);
  outgoing.write(file.subarray(0, bytes));
  return outgoing;
}

async function statusOf(outgoing: ClientRequest): Promise<number | undefined> {
  const [answer] = await once(outgoing, 'response');
  outgoing.destroy();
  return answer.statusCode;
}

test('whose browser has gone holds a place until all is done with the file, and no longer', async () => {
  const senders: Sender[] = [];
  for (let n = 0; n < 8; n += 1) senders.push(await sender());
  const neighbour = await sender();
  const { write } = world.deps.files;
  const goOn = Promise.withResolvers<void>();
  let isWritten = (): void => undefined;
  const slow = vi.spyOn(world.deps.files, 'write').mockImplementation(async (name, bytes) => {
    isWritten();
    await goOn.promise;
    await write(name, bytes);
  });
  for (const by of [...senders, ...senders]) {
    const [whole, line] = [Promise.withResolvers<void>(), once(world.app.server, 'connection')];
    isWritten = whole.resolve;
    const outgoing = await begin(by);
    await whole.promise;
    const [socket] = (await line) as [Socket];
    outgoing.destroy();
    await once(socket, 'close');
  }
  const one = () => store(neighbour, neighbour.profile, 'picture');
  expect((await one()).status).toBe(503);
  slow.mockRestore();
  goOn.resolve();
  expect((await untilServed(one)).status).toBe(200);
});

test.each([
  ['a user two', async () => Array<Sender>(3).fill(await sender())],
  ['a network four', async () => Promise.all(Array.from({ length: 5 }, () => sender('198.51.100.7')))],
])('who sends slowly takes no place from others: %s', async (_, wished) => {
  const [senders, neighbour] = [await wished(), await sender()];
  const outgoing = await Promise.all(senders.map((by) => begin(by, 100)));
  expect(await Promise.race(outgoing.map(statusOf))).toBe(503);
  expect((await store(neighbour, neighbour.profile, 'picture')).status).toBe(200);
  for (const one of outgoing) one.destroy();
  for (const by of senders)
    expect((await untilServed(() => store(by, by.profile, 'picture'))).status, 'once it has broken off').toBe(200);
});

test('one too many for a network is told so before it is read', async () => {
  const network = '198.51.100.8';
  const by = await sender(network);
  expect((await store(by, by.profile, 'picture')).status).toBe(200);
  const [limit] = endpointLimits[storePicture.name] ?? [];
  const key = limit && limitKey(storePicture.name, limit, { address: network });
  const used = await world.db.kysely
    .updateTable('rate_limits')
    .set({ count: (limit?.max ?? 0) * 100 })
    .where('key', '=', key ?? '')
    .where('count', '=', 1)
    .executeTakeFirstOrThrow();
  expect(used.numUpdatedRows).toBe(1n);
  expect(await statusOf(await begin(by, 100))).toBe(429);
});
