import fc from 'fast-check';
import { sessionWords } from '../../machines/session/session.words.ts';
import { productRoutes } from '../product-routes.ts';
import { accountNames, type Answer } from './server.ts';

/** What may happen next. Each is possible at any time; where it is not, nothing happens, so that every part of a walk is one. */
export type Move =
  | { readonly do: 'visit'; readonly href: string }
  | { readonly do: 'back' | 'forward' | 'reload' | 'retry' | 'logOut' | 'focus' | 'register' }
  | { readonly do: 'answer'; readonly which: number; readonly how: Answer }
  | { readonly do: 'logIn'; readonly account: number }
  /** A call is answered with 401; `stale` is one that began in the session before. */
  | { readonly do: 'unauthorized'; readonly stale: boolean }
  /** So long passes that the session has ended and the readable cookie says so. */
  | { readonly do: 'passTime' }
  /** The next stage: verified, onboarded, terms accepted. */
  | { readonly do: 'progress' }
  | { readonly do: 'newTerms' }
  /** A second tab of the same browser, and turning from one to the other. */
  | { readonly do: 'openTab'; readonly href: string }
  | { readonly do: 'turn' }
  /** A tab hears what the other one has said. */
  | { readonly do: 'hear'; readonly which: number }
  /** Tabs that are not walked. */
  | { readonly do: 'otherTabLogsIn'; readonly account: number }
  | { readonly do: 'otherTabLogsOut' };

/** Every address there is, one nobody knows, and targets of all kinds. */
function addresses(): readonly string[] {
  const paths = productRoutes.map(({ path }) => path.replaceAll(/\{\w+\}/g, '7'));
  const targets = [
    '/account',
    '/login',
    '/tos/accept',
    '/logout',
    '/nix',
    '/search?page=2',
    '//evil.example',
    '/login?redirect=/help',
  ];
  const carriers = ['/login', '/auth/verify-email/', '/onboarding', '/tos/accept', '/'];
  return [
    ...paths,
    '/nix',
    '/onboarding?step=address',
    ...carriers.flatMap((path) => targets.map((target) => `${path}?redirect=${encodeURIComponent(target)}`)),
  ];
}

const account = fc.nat(accountNames.length - 1);
const alone = [
  'back',
  'forward',
  'reload',
  'retry',
  'logOut',
  'focus',
  'register',
  'progress',
  'newTerms',
  'passTime',
  'turn',
  'turn',
  'otherTabLogsOut',
] as const;
const simple = fc.constantFrom<Move>(
  ...alone.map((move) => ({ do: move })),
  { do: 'unauthorized', stale: true },
  { do: 'unauthorized', stale: false },
);

export const anyAddress: fc.Arbitrary<string> = fc.constantFrom(...addresses());
export const anyMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('visit' as const), href: anyAddress }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constant('answer' as const),
      which: fc.nat(2),
      how: fc.constantFrom<Answer>('true', 'true', 'true', 'no', 'failed', 'crashed'),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('logIn' as const), account }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('otherTabLogsIn' as const), account }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('openTab' as const), href: anyAddress }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('hear' as const), which: fc.nat(1) }) },
  { weight: 6, arbitrary: simple },
);

const says = sessionWords.en.events;
const answerWords: Record<Answer, string> = {
  true: 'the server answers truly',
  no: 'the server says no',
  failed: 'no answer comes',
  crashed: 'the call crashes',
};

/** A move as a person would tell it, in the words of the session's diagram where it has some. */
export function tell(move: Move): string {
  const who = 'account' in move ? (accountNames[move.account] ?? '') : '';
  if (move.do === 'visit') return `open ${move.href}`;
  if (move.do === 'openTab') return `open ${move.href} in a second tab`;
  if (move.do === 'answer') return `${answerWords[move.how]} (call ${move.which + 1} of those that wait)`;
  if (move.do === 'unauthorized')
    return `${says['session.expired']}${move.stale ? ' (of a call from the session before)' : ''}`;
  return who === '' ? plainWords[move.do] : `${plainWords[move.do]}: ${who}`;
}

const plainWords: Record<Exclude<Move['do'], 'visit' | 'openTab' | 'answer' | 'unauthorized'>, string> = {
  back: 'go back',
  forward: 'go forward',
  reload: 'reload the page',
  logIn: says['login.submit'],
  register: says['register.submit'],
  logOut: says['logout.request'],
  retry: says['session.retry'],
  focus: says['tab.focused'],
  passTime: 'time passes until the session has ended',
  progress: says['me.patched'],
  newTerms: `new terms; ${says['gate.refused']}`,
  turn: `turn to the other tab; ${says['tab.focused']}`,
  hear: 'a tab hears what another one has said',
  otherTabLogsIn: says['otherTab.loggedIn'],
  otherTabLogsOut: says['otherTab.loggedOut'],
};
