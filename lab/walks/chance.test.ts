import { expect, it, vi } from 'vitest';
import { chanceFrom } from './chance.ts';

it.each(['3000', 'abc', '0', '-1', '1.5'])('takes the number of walks from the environment: %s', (runs) => {
  vi.stubEnv('WALKS_RUNS', runs);
  if (runs === '3000') expect(chanceFrom({ seed: 200, runs: 4 }).runs).toBe(3000);
  else
    expect(() => chanceFrom({ seed: 200, runs: 4 })).toThrow(`WALKS_RUNS is a whole number from 1 on, not “${runs}”.`);
});
