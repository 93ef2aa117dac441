import { expect, test } from 'vitest';
import { FakeClock } from '../../tests/support/clock.ts';
import { newId } from './ids.ts';

test('an id is a UUIDv7 of the clock’s time', () => {
  const clock = new FakeClock('2026-11-20T08:00:00.000Z');
  const id = newId(clock);
  expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
  expect(Number.parseInt(id.replaceAll('-', '').slice(0, 12), 16)).toBe(clock.now().getTime());
});

test('ids sort by the time they were made, and never repeat', () => {
  const clock = new FakeClock();
  const ids = Array.from({ length: 1000 }, () => {
    clock.advance(1);
    return newId(clock);
  });
  expect(ids.toSorted()).toEqual(ids);
});

test('ids of one millisecond sort in the order they were made', () => {
  const clock = new FakeClock();
  const ids = Array.from({ length: 10_000 }, () => newId(clock));
  expect(ids.toSorted()).toEqual(ids);
  expect(new Set(ids).size).toBe(10_000);
});
