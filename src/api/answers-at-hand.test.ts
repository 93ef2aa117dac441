import { afterEach, beforeEach, expect, test, vi } from 'vitest';

/** The document as the server sent it; each test reads it anew. */
async function opened(answers: unknown, receivedAt: number) {
  document.body.innerHTML = `<script type="application/json" id="answers">${JSON.stringify(answers)}</script>`;
  const navigation = { responseStart: receivedAt - performance.timeOrigin };
  Object.defineProperty(performance, 'getEntriesByType', { configurable: true, value: () => [navigation] });
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
  const { takeAnswer } = await opened({ date: new Date().toUTCString(), 'auth.me': { data: 1 } }, Date.now());
  expect(takeAnswer('date'), 'no answer').toBeUndefined();
  expect(takeAnswer('auth.me')).toEqual({ data: 1 });
  expect(takeAnswer('auth.me')).toBeUndefined();
});

test('what nobody asked for while the first page was made is gone', async () => {
  const { takeAnswer, forgetAnswers } = await opened({ date: '', 'auth.me': { data: 1 } }, Date.now());
  forgetAnswers();
  expect(takeAnswer('auth.me')).toBeUndefined();
});

test('a program that comes late learns the time from when the document came', async () => {
  const day = 86_400_000;
  const received = Date.now() - 9_000;
  const { takeAnswer, serverNow } = await opened({ date: new Date(received + day).toUTCString() }, received);
  takeAnswer('auth.me');
  expect(serverNow() - Date.now()).toBe(day);
});

test('a document without answers has none', async () => {
  const { takeAnswer } = await opened({}, Date.now());
  document.body.innerHTML = '';
  expect(takeAnswer('auth.me')).toBeUndefined();
});
