import { expect, test } from 'vitest';
import { timeLeft } from './time-left.ts';

const now = Date.UTC(2026, 0, 1);

test('how long is left is told by both times of the cookie, and by none that is no time', () => {
  const second = now / 1000;
  expect(timeLeft(now, `${second + 60}.${second + 3600}`)).toEqual({ left: 60_000, isLast: false });
  expect(timeLeft(now, `${second + 60}.${second + 60}`)).toEqual({ left: 60_000, isLast: true });
  expect(timeLeft(now, `${second - 60}.${second + 60}`)).toEqual({ left: -60_000, isLast: false });
  expect(timeLeft(now, String(second + 60)), 'as it was before').toEqual({ left: 60_000, isLast: false });
  for (const cookie of ['', '1', 'yes', '.', 'NaN.5']) expect(timeLeft(now, cookie)).toBeUndefined();
});
