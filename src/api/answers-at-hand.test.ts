import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const mine = { '/auth/me': { data: 1 } };

/** The document as the server sent it; each test reads it anew. */
async function opened(
  sent: { readonly date: string; readonly mark?: string; readonly answers?: object },
  receivedAt: number,
) {
  document.body.innerHTML = `<script type="application/json" id="answers">${JSON.stringify({ mark: '200', answers: {}, ...sent })}</script>`;
  const navigation = { responseStart: receivedAt - performance.timeOrigin };
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [navigation] });
  document.cookie = 'session_hint=1900000000.200.applicant';
  vi.resetModules();
  return { ...(await import('./answers-at-hand.ts')), ...(await import('./server-time.ts')) };
}

beforeEach(() => void vi.useFakeTimers({ now: Date.UTC(2026, 10, 27, 12) }));
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(performance, 'getEntriesByType');
  document.body.innerHTML = '';
});

test('an answer that came with the document is had once, by who asks for it', async () => {
  const { takeAnswer } = await opened({ date: new Date().toUTCString(), answers: mine }, Date.now());
  expect(takeAnswer('/auth/me')).toEqual({ data: 1 });
  expect(document.body.textContent, 'it outlives the session otherwise').toBe('');
  expect(takeAnswer('/auth/me')).toBeUndefined();
});

test('what nobody asked for while the first page was made is gone', async () => {
  const { takeAnswer, forgetAnswers } = await opened({ date: '', answers: mine }, Date.now());
  forgetAnswers();
  expect(takeAnswer('/auth/me')).toBeUndefined();
  expect(document.body.textContent).toBe('');
});

test('nobody gets what another’s session was answered, be that from the start or in between', async () => {
  const late = await opened({ date: '', mark: '199', answers: mine }, Date.now());
  expect(late.takeAnswer('/auth/me')).toBeUndefined();
  const { takeAnswer } = await opened({ date: '', answers: { ...mine, '/v1/pings': 2 } }, Date.now());
  expect(takeAnswer('/auth/me')).toEqual({ data: 1 });
  document.cookie = 'session_hint=1900000000.201.applicant';
  expect(takeAnswer('/v1/pings')).toBeUndefined();
  document.cookie = 'session_hint=1900000000.200.applicant';
  expect(takeAnswer('/v1/pings'), 'for good').toBeUndefined();
});

test.each<[string, { receivedAgo?: number; hint?: string }]>([
  ['that came half a minute ago', { receivedAgo: 30_000 }],
  ['from before the clock was set back', { receivedAgo: -1 }],
  ['of a session that may have ended', { hint: '1795000000.200.applicant' }],
  ['of a session that has ended', { hint: '' }],
])('an answer %s is asked for anew', async (_, { receivedAgo = 0, hint }) => {
  const { takeAnswer } = await opened({ date: '', answers: mine }, Date.now() - receivedAgo);
  if (hint !== undefined) document.cookie = `session_hint=${hint}`;
  expect(takeAnswer('/auth/me')).toBeUndefined();
});

test('a program that comes late learns the time from when the document came', async () => {
  const day = 86_400_000;
  const received = Date.now() - 9_000;
  const { takeAnswer, serverNow } = await opened({ date: new Date(received + day).toUTCString() }, received);
  takeAnswer('/auth/me');
  expect(serverNow() - Date.now()).toBe(day);
});

test('a browser that doesn’t tell when the document came has its answers all the same', async () => {
  const { takeAnswer } = await opened({ date: new Date().toUTCString(), answers: mine }, Date.now());
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [] });
  expect(takeAnswer('/auth/me')).toEqual({ data: 1 });
});

test('a document without answers has none', async () => {
  const { takeAnswer } = await opened({ date: '' }, Date.now());
  document.body.innerHTML = '';
  expect(takeAnswer('/auth/me')).toBeUndefined();
});
