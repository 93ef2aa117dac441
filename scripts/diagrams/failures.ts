import type { Chart, Way } from './chart.ts';
import { phrases } from './phrases.ts';

/** Answers by which the server says that it did not do it. */
const saidSo: readonly string[] = ['isFailed', 'isRefused'];

/**
 * Whether something went wrong here, so that it is drawn as an error and never along with anything else. The server's
 * answer may say so too: by its guard, or as the “otherwise” that leads where a crash in the same state leads.
 */
export function isFailure({ ways }: Pick<Chart, 'ways'>, { kind, from, to, guard, condition }: Way): boolean {
  if (kind !== 'done') return kind === 'error';
  const isElse = condition.en === phrases.otherwise.en;
  const isCrash = (way: Way) => way.kind === 'error' && way.event === '' && way.from === from && way.to === to;
  return saidSo.includes(guard) || (isElse && ways.some(isCrash));
}
