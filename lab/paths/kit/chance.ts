import fc from 'fast-check';
import { stepwise } from '../../../machines/kit/coverage.ts';
import { chanceFrom } from '../../walks/chance.ts';
import { type Leg, type Way, wayOf } from './cover.ts';
import { type AnyFlow, nameOf } from './flow.ts';
import { isAtRest, movesFrom } from './moves.ts';

const { seed, runs } = chanceFrom(process.env, { seed: 200, runs: 4 });

export function randomWays(flow: AnyFlow): Way[] {
  const model = stepwise(flow.machine);
  const picks = fc.sample(fc.infiniteStream(fc.nat()), { seed, numRuns: runs });
  return picks.map((pick, number) => {
    const one = <Item>(list: readonly Item[]) => list[(pick.next().value as number) % list.length];
    const opening = one(flow.openings);
    const legs: Leg[] = [model.start(opening?.[1])];
    for (let left = 12; ; left -= 1) {
      const { after: before, move: last } = legs.at(-1) as Leg;
      if (left <= 0 && isAtRest(flow, before, last)) break;
      const taken = movesFrom(flow, before, last).map((move) => ({ move, before, ...model.step(before, move.event) }));
      const next = one(taken.filter(({ transitions }) => transitions.length > 0));
      if (!next) break;
      legs.push(next);
    }
    return wayOf(flow, opening as (typeof flow.openings)[number], legs, `${nameOf(flow).id}-random-${number + 1}`);
  });
}
