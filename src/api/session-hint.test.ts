import { expect, test } from 'vitest';
import { sessionHint } from './session-hint.ts';

const now = Date.UTC(2026, 0, 1);

test('without the readable cookie nobody is asked who is logged in [S4-03]', () => {
  expect(sessionHint(undefined, now)).toBe('none');
  expect(sessionHint('', now)).toBe('none');
});

test('a time that has passed makes the hint an expired one [S4-06]', () => {
  expect(sessionHint(String(now / 1000 - 1), now)).toBe('expired');
  expect(sessionHint(String(now / 1000 + 1), now)).toBe('fresh');
  expect(sessionHint('1', now)).toBe('fresh');
});
