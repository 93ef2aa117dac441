import { afterEach, expect, test, vi } from 'vitest';
import { heedServerTime, serverNow } from './server-time.ts';

const answer = (date: string, cacheControl = 'no-store') =>
  new Response(null, { headers: { date, 'cache-control': cacheControl } });

afterEach(() => vi.useRealTimers());

test('a device whose clock is an hour fast counts by the server’s', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T11:00:00Z') });
  heedServerTime(answer('Fri, 20 Nov 2026 10:00:00 GMT'));
  expect(serverNow()).toBe(Date.parse('2026-11-20T10:00:00Z'));
  vi.advanceTimersByTime(60_000);
  expect(serverNow()).toBe(Date.parse('2026-11-20T10:01:00Z'));
});

test('a second more or less is no difference, and a cached answer says nothing', () => {
  vi.useFakeTimers({ now: new Date('2026-11-20T10:00:00Z') });
  heedServerTime(answer('Fri, 20 Nov 2026 10:00:01 GMT'));
  expect(serverNow()).toBe(Date.now());
  heedServerTime(answer('Thu, 19 Nov 2026 10:00:00 GMT', 'public, max-age=3600'));
  heedServerTime(new Response());
  expect(serverNow()).toBe(Date.now());
});
