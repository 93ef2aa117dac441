import { afterAll, beforeAll, expect, test } from 'vitest';
import type { BrowserError } from '../../contract/error-reporting/error-reporting.schema.ts';
import { reportBrowserError } from '../../contract/error-reporting/error-reporting.endpoints.ts';
import { openErrorReporter } from '../../server/error-reporting/error-reporting.ts';
import type { ApiClient } from '../support/api-client.ts';
import { errorService } from '../support/error-service.ts';
import { createWorld, type World } from '../support/world.ts';

/** Limits as in production, and the reporter's own of some a minute out of the way: a world of its own for each question. */
let world: World;
let service: Awaited<ReturnType<typeof errorService>>;
let reported: BrowserError[];
beforeAll(async () => {
  service = await errorService();
  const reporter = openErrorReporter({
    production: true,
    errorReporting: { dsn: service.dsn, errorRate: 1, traceRate: 0 },
  });
  if (!reporter) throw new Error('no reporter');
  reported = [];
  world = await createWorld({
    productionLimits: true,
    deps: {
      reporter: {
        ...reporter,
        reportBrowser: (error) => {
          reported.push(error);
          reporter.reportBrowser(error);
        },
      },
    },
  });
});
afterAll(async () => {
  await world.close();
  service.close();
});

const defect: BrowserError = {
  source: 'window',
  kind: 'TypeError',
  code: null,
  message: 'Cannot read properties of undefined',
  frames: [{ file: '/assets/a1b2c3d.js', line: 1, column: 2345 }],
  program: '/assets/main-A.js',
  page: 'near-by',
};
const report = (client: ApiClient, body: object = defect, headers: Record<string, string> = {}) =>
  client.send('POST', `/api${reportBrowserError.path}`, { body, headers: { 'x-xsrf-token': '', ...headers } });
const statuses = async (client: ApiClient, times: number): Promise<number[]> => {
  const answers: number[] = [];
  // oxlint-disable-next-line no-await-in-loop -- one after the other
  for (let count = 0; count < times; count += 1) answers.push((await report(client)).status);
  return answers;
};
const from = (address: string): ApiClient => Object.assign(world.client(), { address });

test('of a guest’s page arrives, without a cookie and without a token', async () => {
  const guest = from('198.51.100.1');
  expect((await report(guest)).status).toBe(204);
  expect(reported.at(-1)).toEqual(defect);
});

test.each([
  ['a field more', { ...defect, email: 'mia@example.org' }],
  ['an address in place of a route name', { ...defect, page: '/near-by/0198c5a0-0000-7000-8000-000000000009' }],
  ['a name in place of a kind', { ...defect, kind: 'Mia Muster' }],
  ['an own word in place of a code', { ...defect, code: 'mia' }],
  ['a file elsewhere', { ...defect, frames: [{ file: 'https://elsewhere.example/a.js', line: 1, column: 1 }] }],
  ['no line of the program', { ...defect, frames: [] }],
  ['a novel', { ...defect, message: 'x'.repeat(201) }],
])('with %s is refused', async (_, body) => {
  const before = reported.length;
  expect((await report(from('198.51.100.2'), body)).status).toBe(422);
  expect(reported.length).toBe(before);
});

test('from a page of somebody else is refused', async () => {
  const guest = from('198.51.100.3');
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://elsewhere.example' }])
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await report(guest, defect, headers)).status).toBe(419);
});

test('a flood is bounded: twenty an hour of a session, a hundred of a network', async () => {
  const person = Object.assign(await world.login(await world.person()), { address: '198.51.100.4' });
  expect(await statuses(person, 22)).toEqual([...Array(20).fill(204), 429, 429]);
  expect((await report(from('198.51.100.4'))).status, 'guests of the same network go on').toBe(204);
  expect(await statuses(from('198.51.100.5'), 102)).toEqual([...Array(100).fill(204), 429, 429]);
  world.clock.advance(3_600_000);
  expect((await report(from('198.51.100.5'))).status).toBe(204);
});

test('moves the end of no session: nobody is there because a page stumbles', async () => {
  const person = Object.assign(await world.login(await world.person({ type: 'employee' })), {
    address: '198.51.100.6',
  });
  world.clock.advance(7 * 3_600_000);
  const { raw } = await report(person);
  expect(raw.headers['set-cookie']).toBeUndefined();
  world.clock.advance(2 * 3_600_000);
  expect((await person.send('GET', '/api/auth/me')).status).toBe(401);
});

test('without a service nothing is taken and nothing counted', async () => {
  const silent = await createWorld({ productionLimits: true });
  const guest = silent.client();
  for (let count = 0; count < 102; count += 1)
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    expect((await report(guest)).status).toBe(204);
  expect(
    await silent.db.kysely.selectFrom('rate_limits').select('key').where('key', 'like', 'errors%').execute(),
  ).toEqual([]);
  await silent.close();
});
