import fc from 'fast-check';
import { faultWords } from '../../paths/kit/plan.ts';
import { anyAddress, type Move, tell } from '../moves.ts';
import { accountNames } from '../server.ts';
import type { WalkFault } from './weather.ts';

/** Moves that mean the same in memory and in a browser. */
type Shared =
  | Extract<Move, { do: 'visit' | 'logIn' | 'passTime' | 'otherTabLogsIn' | 'otherTabLogsOut' }>
  | { readonly do: 'back' | 'forward' | 'reload' | 'retry' | 'logOut' | 'focus' };

/** What may happen next to a real page; what is not possible there and then is left out. */
export type BrowserMove =
  | Shared
  /** The address in a new document. */
  | { readonly do: 'deepLink'; readonly href: string }
  /** The browser's cookies are another person's, and no page is told. */
  | { readonly do: 'beSomebodyElse'; readonly account: number }
  /** The server knows the session no more; the readable cookie does not say so. */
  | { readonly do: 'loseSession' }
  /** What the next call to the API will meet. */
  | { readonly do: 'fault'; readonly fault: WalkFault };

const account = fc.nat(accountNames.length - 1);
const simple = fc.constantFrom<BrowserMove>(
  { do: 'back' },
  { do: 'forward' },
  { do: 'reload' },
  { do: 'retry' },
  { do: 'logOut' },
  { do: 'focus' },
  { do: 'passTime' },
  { do: 'loseSession' },
  { do: 'otherTabLogsOut' },
);
const fault = fc.constantFrom<WalkFault>('ended', 'csrf', 'tooMany', 'broken', 'offline');

export const anyBrowserMove: fc.Arbitrary<BrowserMove> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: fc.constant('visit' as const), href: anyAddress }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('deepLink' as const), href: anyAddress }) },
  { weight: 6, arbitrary: simple },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('fault' as const), fault }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('logIn' as const), account }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('beSomebodyElse' as const), account }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('otherTabLogsIn' as const), account }) },
);

/** A move as a tester would do it. */
export function tellMove(move: BrowserMove): string {
  switch (move.do) {
    case 'deepLink':
      return `open ${move.href} in a new document`;
    case 'visit':
      return `go to ${move.href} within the page`;
    case 'beSomebodyElse':
      return `the browser’s cookies become those of ${accountNames[move.account] ?? ''}`;
    case 'loseSession':
      return 'the session ends at the server';
    case 'fault':
      return `from the next call on: ${move.fault === 'ended' ? 'the server answers 401' : faultWords[move.fault].en}`;
    default:
      return tell(move);
  }
}
