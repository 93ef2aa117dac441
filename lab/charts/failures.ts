import type { Chart, Way } from './chart.ts';
import { phrases } from './phrases.ts';

/**
 * Whether something went wrong here, so that it is drawn as an error and never along with anything else. The server's
 * answer may say so too: by its kind, or as the “otherwise” beside “succeeded”, or that leads where a crash leads.
 */
export function isFailure({ ways }: Pick<Chart, 'ways'>, { kind, from, to, guard, condition }: Way): boolean {
  if (kind !== 'done') return kind === 'error';
  if (condition.en !== phrases.otherwise.en) return guard === 'refused';
  const isCrash = (way: Way) => way.kind === 'error' && way.event === '' && way.to === to;
  return ways.some((way) => way.from === from && (isCrash(way) || way.guard === 'ok'));
}
