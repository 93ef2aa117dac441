import { expect, it } from 'vitest';
import { chanceFrom } from './chance.ts';

const usual = { seed: 200, runs: 4 };

it('takes seed and number of walks from the environment, and refuses what is no number of walks', () => {
  expect(chanceFrom({}, usual)).toEqual(usual);
  expect(chanceFrom({ WALKS_SEED: '7', WALKS_RUNS: '3000' }, usual)).toEqual({ seed: 7, runs: 3000 });
  for (const WALKS_RUNS of ['abc', '0', '-1', '1.5', ''])
    expect(() => chanceFrom({ WALKS_RUNS }, usual)).toThrow(
      `WALKS_RUNS is a whole number from 1 on, and not “${WALKS_RUNS}”.`,
    );
});
