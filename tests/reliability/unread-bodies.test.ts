import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createWorld, type World } from '../support/world.ts';

/** A body that nobody reads, and a peer that has gone, cost no connection and make no error. */
let world: World;
let port: number;
const errors: unknown[] = [];
beforeAll(async () => {
  const reporter = {
    report: (error: unknown) => void errors.push(error),
    reportBrowser: () => undefined,
    trace: () => undefined,
    close: async () => undefined,
  };
  world = await createWorld({ deps: { reporter } });
  // the peer has gone between its request and the first look at it
  world.app.server.prependListener('request', ({ headers, socket }) => {
    if (headers['x-gone']) socket.destroy();
  });
  await world.app.listen({ host: '127.0.0.1', port: 0 });
  port = (world.app.server.address() as AddressInfo).port;
});
afterAll(() => world.close());

const host = () => `app.localhost:${port}`;

function send(agent: Agent, method: string, path: string, bytes: number, chunked: boolean): Promise<number> {
  return new Promise((resolve, reject) => {
    const headers = {
      host: host(),
      'content-type': 'application/json',
      ...(chunked ? { 'transfer-encoding': 'chunked' } : { 'content-length': bytes }),
    };
    const outgoing = request({ host: '127.0.0.1', port, method, path, agent, headers }, (answer) => {
      answer.resume();
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
    });
    outgoing.setTimeout(5_000, () => outgoing.destroy(new Error('no answer within five seconds')));
    outgoing.on('error', reject);
    outgoing.end(Buffer.alloc(bytes, ' '));
  });
}

const cases: [string, string, number][] = [
  ['GET', '/api/auth/me', 401],
  ['DELETE', '/api/v1/applicants/00000000-0000-7000-8000-000000000000', 419],
  ['POST', '/api/auth/login', 419],
  ['POST', '/api/nowhere', 413],
  ['GET', '/livez', 200],
  ['GET', '/login', 404],
];

test.each(
  cases.flatMap(([method, path, status]) => [false, true].map((chunked) => ({ method, path, status, chunked }))),
)(
  '$method $path with 300 kB that nobody reads, chunked $chunked: six in a row on one connection are answered',
  async ({ method, path, status, chunked }) => {
    const agent = new Agent({ keepAlive: true, maxSockets: 1 });
    const statuses: number[] = [];
    for (let count = 0; count < 6; count += 1) statuses.push(await send(agent, method, path, 300_000, chunked));
    expect(new Set(statuses)).toEqual(new Set([status]));
    agent.destroy();
  },
  60_000,
);

test('a peer that has gone before its request is looked at makes no error, and nothing waits for it', async () => {
  const gone = async (method: string, path: string): Promise<void> => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    socket.write(`${method} ${path} HTTP/1.1\r\nHost: ${host()}\r\nX-Gone: 1\r\nContent-Length: 0\r\n\r\n`);
    socket.resume();
    await once(socket, 'close');
  };
  await Promise.all(
    Array.from({ length: 50 }, (_, index) =>
      gone(index % 2 ? 'GET' : 'POST', ['/api/auth/me', '/api/auth/login', '/login'][index % 3] ?? '/'),
    ),
  );
  expect(errors).toEqual([]);
  const agent = new Agent();
  expect(await send(agent, 'GET', '/livez', 0, false)).toBe(200);
  agent.destroy();
});
