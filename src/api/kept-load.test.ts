import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { keptLoad } from './kept-load.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('what failed once is the same failure while it is drawn, and loads again when one tries again', async () => {
  let tries = 0;
  const load = keptLoad(async () => {
    tries += 1;
    if (tries === 1) throw new Error('no connection');
    return 'library';
  });
  const first = load();
  await expect(first).rejects.toThrow('no connection');
  expect(load(), 'else drawing the failure would ask without end').toBe(first);
  vi.advanceTimersByTime(1000);
  await expect(load()).resolves.toBe('library');
  await expect(load()).resolves.toBe('library');
  expect(tries).toBe(2);
});
