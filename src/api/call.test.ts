import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { fetchMe, forgotPassword, login, logout } from '../../contract/authentication/authentication.endpoints.ts';
import { endpoint } from '../../contract/kit/endpoint.ts';
import { ApiError } from './api-error.ts';
import { call } from './call.ts';
import { connectApi } from './listeners.ts';

const ping = endpoint({
  name: 'test.ping',
  method: 'POST',
  path: '/v1/pings/{id}',
  summary: 'For this test.',
  access: { stage: 'session' },
  params: v.object({ id: v.string() }),
  query: v.object({ filter: v.optional(v.object({ a: v.array(v.string()) })) }),
  body: v.object({ text: v.string() }),
  response: v.object({ data: v.object({ ok: v.boolean() }) }),
  idempotent: true,
});

type Answer = { status: number; body?: unknown };
const json = ({ status, body }: Answer) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json' },
  });
const failure = (status: number, code: string, rest: object = {}): Answer => ({
  status,
  body: { message: 'said', code, ...rest },
});

const requests: Request[] = [];
const heard: string[] = [];
let answers: Answer[] = [];
let disconnect = () => {};

beforeEach(() => {
  requests.length = 0;
  heard.length = 0;
  document.cookie = 'XSRF-TOKEN=known; path=/';
  vi.stubGlobal('fetch', async (request: Request) => {
    requests.push(request.clone());
    return json(answers.shift() ?? { status: 204 });
  });
  disconnect = connectApi({
    epoch: () => 7,
    onUnauthenticated: (epoch) => heard.push(`401 in epoch ${epoch}`),
    onGateRefused: () => heard.push('gate'),
    onTooManyRequests: () => heard.push('429'),
    onNewerProgram: () => heard.push('newer program'),
  });
});
afterEach(() => {
  disconnect();
  vi.unstubAllGlobals();
});

const paths = () => requests.map(({ method, url }) => `${method} ${new URL(url).pathname}`);

describe('a call', () => {
  test('of a guest who has no token yet fetches one first, instead of being refused', async () => {
    document.cookie = 'XSRF-TOKEN=; max-age=0; path=/';
    answers = [{ status: 204 }, { status: 200, body: { data: { ok: true } } }];
    await call(ping, { params: { id: '1' }, body: { text: 'x' } });
    expect(paths()).toEqual(['GET /api/auth/csrf-cookie', 'POST /api/v1/pings/1']);
  });

  test('fills path, query and body, and sends an idempotency key', async () => {
    answers = [{ status: 200, body: { data: { ok: true } } }];
    const answer = await call(ping, {
      params: { id: 'a b' },
      query: { filter: { a: ['1', '2'] } },
      body: { text: 'x' },
    });
    expect(answer).toEqual({ data: { ok: true } });
    const request = requests[0]!;
    expect(decodeURIComponent(new URL(request.url).search)).toBe('?filter[a][]=1&filter[a][]=2');
    expect(new URL(request.url).pathname).toBe('/api/v1/pings/a%20b');
    expect(await request.json()).toEqual({ text: 'x' });
    expect(request.headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('refuses an answer that is not what the contract says', async () => {
    answers = [{ status: 200, body: { data: { ok: 'yes' } } }];
    await expect(call(ping, { params: { id: '1' }, body: { text: 'x' } })).rejects.toMatchObject({
      code: 'invalid_answer',
    });
  });

  test('gets the CSRF cookie first before login, register, forgot and reset', async () => {
    answers = [{ status: 204 }, { status: 204 }];
    await call(login, { body: { email: 'a@example.org', password: 'x' } });
    expect(paths()).toEqual(['GET /api/auth/csrf-cookie', 'POST /api/auth/login']);
  });

  test('after a 419 the token is fetched once for all, and each request repeated once [S8-02]', async () => {
    answers = [failure(419, 'csrf'), failure(419, 'csrf'), { status: 204 }, { status: 204 }, { status: 204 }];
    await Promise.all([call(logout, {}), call(logout, {})]);
    expect(paths().filter((path) => path.endsWith('csrf-cookie'))).toHaveLength(1);
    expect(paths().filter((path) => path.endsWith('logout'))).toHaveLength(4);
  });

  test('a second 419 is an error', async () => {
    answers = [failure(419, 'csrf'), { status: 204 }, failure(419, 'csrf')];
    await expect(call(logout, {})).rejects.toMatchObject({ status: 419 });
  });

  test('a 401 ends the session it began in, except on logout and where the caller handles it [S8-01] [S8-04]', async () => {
    answers = [failure(401, 'unauthenticated')];
    await expect(call(fetchMe, {})).rejects.toBeInstanceOf(ApiError);
    answers = [failure(401, 'unauthenticated')];
    await expect(call(logout, {})).rejects.toBeInstanceOf(ApiError);
    answers = [failure(401, 'unauthenticated')];
    await expect(call(fetchMe, {}, { untouched: true })).rejects.toBeInstanceOf(ApiError);
    expect(heard).toEqual(['401 in epoch 7']);
  });

  test('a 403 of a stage asks for me again, a missing ability does not', async () => {
    answers = [failure(403, 'tos_required')];
    await expect(call(fetchMe, {})).rejects.toMatchObject({ code: 'tos_required' });
    answers = [failure(403, 'forbidden')];
    await expect(call(fetchMe, {})).rejects.toMatchObject({ code: 'forbidden' });
    expect(heard).toEqual(['gate']);
  });

  test('a 429 is told to the notifications [S8-03]', async () => {
    answers = [{ status: 204 }, failure(429, 'too_many_requests')];
    await expect(call(forgotPassword, { body: { email: 'a@example.org' } })).rejects.toMatchObject({ status: 429 });
    expect(heard).toEqual(['429']);
  });

  test('a 422 carries the messages by field [S8-06]', async () => {
    answers = [failure(422, 'validation', { meta: { errors: { text: ['is required'] } } })];
    await expect(call(ping, { params: { id: '1' }, body: { text: '' } })).rejects.toMatchObject({
      fieldErrors: { text: ['is required'] },
    });
  });

  test('no answer is an error of the network, and nobody is logged out', async () => {
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
    await expect(call(logout, {})).rejects.toMatchObject({ status: 0, code: 'network' });
    expect(heard).toEqual([]);
  });
});
