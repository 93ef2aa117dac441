import fc from 'fast-check';
import { productRoutes } from '../product-routes.ts';
import { type AccountName, accountNames, type Answer } from './server.ts';

/** Moves that carry nothing. */
const alone = [
  'back',
  'forward',
  'reload',
  'try again',
  'log out',
  'come back to the page',
  'register',
  /** The next stage: verified, onboarded, terms accepted. */
  'do what is missing',
  'new terms',
  /** So long passes that the session has ended and the readable cookie says so. */
  'time passes',
  'turn to the other tab',
  'a third tab logs out',
] as const;

/** What may happen next. Each is possible at any time; where it is not, nothing happens, so that every part of a walk is one. */
export type Move =
  | { readonly do: (typeof alone)[number] }
  | { readonly do: 'visit' | 'open a second tab at'; readonly href: string }
  | { readonly do: 'answer'; readonly which: number; readonly how: Answer }
  | { readonly do: 'log in as' | 'a third tab logs in as'; readonly who: AccountName }
  /** A call is answered with 401; perhaps one that began in the session before. */
  | { readonly do: 'unauthorized in'; readonly when: 'this session' | 'the session before' }
  /** A tab hears what the other one has said. */
  | { readonly do: 'a tab hears'; readonly which: number };

/** As the failure tells it: `visit /login`, `answer 0 truly`. */
export const tell = (move: Move): string => Object.values(move).join(' ');

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
  const carried = carriers.flatMap((path) => targets.map((target) => `${path}?redirect=${encodeURIComponent(target)}`));
  return [...paths, '/nix', '/onboarding?step=address', ...carried];
}

export const anyAddress: fc.Arbitrary<string> = fc.constantFrom(...addresses());
const who = fc.constantFrom(...accountNames);
const how = fc.constantFrom<Answer>('truly', 'truly', 'truly', 'no', 'failed', 'crashed');
const when = fc.constantFrom('this session', 'the session before');
const doing = <Do extends Move['do']>(move: Do) => fc.constant(move);

export const anyMove: fc.Arbitrary<Move> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: doing('visit'), href: anyAddress }) },
  { weight: 6, arbitrary: fc.record({ do: doing('answer'), which: fc.nat(2), how }) },
  { weight: 2, arbitrary: fc.record({ do: doing('log in as'), who }) },
  { weight: 1, arbitrary: fc.record({ do: doing('a third tab logs in as'), who }) },
  { weight: 1, arbitrary: fc.record({ do: doing('open a second tab at'), href: anyAddress }) },
  { weight: 2, arbitrary: fc.record({ do: doing('a tab hears'), which: fc.nat(1) }) },
  { weight: 1, arbitrary: fc.record({ do: doing('unauthorized in'), when }) },
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom(...alone) }) },
);
