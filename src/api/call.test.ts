import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as v from 'valibot';
import { forgotPassword, login } from '../../contract/authentication/authentication.endpoints.ts';
import { fetchMe, logout } from '../../contract/authentication/session.endpoints.ts';
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

type Answer = { status: number; body?: unknown; headers?: Record<string, string> };
const json = ({ status, body, headers }: Answer) =>
  new Response(body === undefined ? null : JSON.stringify(body), {
    status,
    headers: { 'content-type': 'application/json', ...headers },
  });
const failure = (status: number, code: string, rest: object = {}): Answer => ({
  status,
  body: { message: 'said', code, ...rest },
});

const requests: Request[] = [];
const heard: string[] = [];
let answers: Answer[] = [];
let disconnect = () => {};
let person: string | undefined;

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
    person: () => person,
    onAnotherPerson: () => heard.push('another person'),
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

test('says whose page it is, and tells at once that the session is somebody else’s, whoever asks', async () => {
  await call(logout, {});
  person = 'a';
  answers = [failure(409, 'another_person'), failure(409, 'another_person')];
  await expect(call(fetchMe, {})).rejects.toMatchObject({ code: 'another_person' });
  await expect(call(fetchMe, {}, { untouched: true })).rejects.toMatchObject({ code: 'another_person' });
  person = undefined;
  expect(requests.map(({ headers }) => headers.get('x-person'))).toEqual([null, 'a', 'a']);
  expect(heard).toEqual(['another person', 'another person']);
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

describe('a call that meets a passing fault', () => {
  const look = endpoint({
    name: 'test.look',
    method: 'GET',
    path: '/v1/looks',
    summary: 'For this test.',
    access: { stage: 'session' },
    response: v.object({ data: v.string() }),
  });
  const seen: Answer = { status: 200, body: { data: 'seen' } };

  beforeEach(() => vi.useFakeTimers());
  afterEach(() => vi.useRealTimers());

  test.each([502, 503, 504])('tries to read again after a %i, twice at most', async (status) => {
    answers = [{ status }, { status }, seen];
    const answer = call(look, {});
    await vi.advanceTimersByTimeAsync(900);
    await expect(answer).resolves.toEqual({ data: 'seen' });
    answers = [{ status }, { status }, { status }, seen];
    const error = call(look, {}).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(900);
    expect(await error).toMatchObject({ status });
  });

  test('waits as long as the server asks, and five seconds at most', async () => {
    for (const [asked, waited] of [
      ['2', 2_000],
      ['90', 5_000],
    ] as const) {
      answers = [{ status: 503, headers: { 'retry-after': asked } }, seen];
      requests.length = 0;
      const answer = call(look, {});
      await vi.advanceTimersByTimeAsync(waited - 1);
      expect(requests).toHaveLength(1);
      await vi.advanceTimersByTimeAsync(1);
      await expect(answer).resolves.toEqual({ data: 'seen' });
    }
  });

  test('tries to read again where no answer came', async () => {
    let tries = 0;
    vi.stubGlobal('fetch', async () => {
      tries += 1;
      if (tries < 3) throw new TypeError('Failed to fetch');
      return json(seen);
    });
    const answer = call(look, {});
    await vi.advanceTimersByTimeAsync(900);
    await expect(answer).resolves.toEqual({ data: 'seen' });
  });

  test('writes once only, and reads once only what was refused', async () => {
    answers = [failure(503, 'unavailable')];
    await expect(call(ping, { params: { id: '1' }, body: { text: 'x' } })).rejects.toMatchObject({ status: 503 });
    answers = [failure(500, 'internal')];
    await expect(call(look, {})).rejects.toMatchObject({ status: 500 });
    expect(requests).toHaveLength(2);
  });

  /** A server that never answers; how many calls were given up. */
  const silence = () => {
    let given_up = 0;
    vi.stubGlobal('fetch', ({ signal }: Request) => {
      return new Promise<Response>((_, reject) => {
        const giveUp = () => {
          given_up += 1;
          reject(new DOMException('', 'AbortError'));
        };
        if (signal.aborted) giveUp();
        signal.addEventListener('abort', giveUp);
      });
    });
    return () => given_up;
  };

  test('gives up after half a minute of silence', async () => {
    const givenUp = silence();
    const error = call(look, {}).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(givenUp()).toBe(0);
    await vi.advanceTimersByTimeAsync(60_001);
    expect(givenUp()).toBe(1);
    expect(await error).toMatchObject({ status: 0, code: 'network' });
  });

  test('is cancelled by whoever made it', async () => {
    silence();
    const asking = new AbortController();
    const error = call(look, {}, { signal: asking.signal }).catch((thrown: unknown) => thrown);
    asking.abort();
    expect(await error).toMatchObject({ name: 'AbortError' });
  });

  test('is not tried again for somebody who has gone', async () => {
    answers = [{ status: 503 }, seen];
    const asking = new AbortController();
    const error = call(look, {}, { signal: asking.signal }).catch((thrown: unknown) => thrown);
    await vi.advanceTimersByTimeAsync(100);
    asking.abort();
    await vi.advanceTimersByTimeAsync(5_000);
    expect(await error).not.toEqual(seen.body);
    expect(requests).toHaveLength(1);
  });
});
