import type { TimeLeft } from '../../../machines/session-end/session-end.machine.ts';
import { readCookie } from '../../api/cookies.ts';
import { hintCookie } from '../../api/session-hint.ts';

/** Within this of the longest there is, no request moves the end any more. */
const lastMs = 1_000;

/** How long the session has still got by the server's own end, as far as the cookie says; `now` by the server's clock. */
export function timeLeft(now: number, cookie = readCookie(hintCookie)): TimeLeft | undefined {
  const [end = Number.NaN, most = Number.NaN] = (cookie ?? '').split('.').map((part) => Number(part) * 1000);
  if (!(end > 1_000_000)) return undefined;
  return { left: end - now, isLast: most - end <= lastMs };
}
