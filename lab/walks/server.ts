import type { Role } from '../../contract/kit/roles.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { meOf } from '../../machines/session/session.fixtures.ts';
import type {
  FetchMeResult,
  LogoutResult,
  OpenSessionResult,
  SessionHint,
} from '../../machines/session/session.types.ts';
import { Channel } from './channel.ts';

/** Somebody with an account, and how far they have come. */
export interface Account {
  readonly name: string;
  readonly role: Role;
  verified: boolean;
  onboarded: boolean;
  tosAccepted: boolean;
}

export type Call = 'fetchMe' | 'login' | 'register' | 'logout';
/** `no`: refused, or nobody is logged in any more. */
export type Answer = 'true' | 'no' | 'failed' | 'crashed';

interface Pending {
  /** The tab that waits, by its actor system. */
  readonly by: object;
  readonly call: Call;
  readonly account: Account | undefined;
  readonly resolve: (result: unknown) => void;
  readonly reject: (bug: Error) => void;
}

/** What all tabs of one browser share: the server, the cookies it set, and what they say to each other. */
export interface Server {
  readonly accounts: readonly Account[];
  /** Who the session cookie belongs to. */
  session: Account | null;
  /** What the readable cookie says to a page that opens now. */
  hint: SessionHint;
  /** The session was opened for a document that had gone meanwhile, and could tell the other tabs nothing. */
  isUntold: boolean;
  readonly pending: readonly Pending[];
  readonly channel: Channel;
  /** A document has gone; what it asked for is done none the less. */
  readonly leave: (by: object) => void;
  readonly ask: <Result>(by: object, call: Call, account?: Account) => Promise<Result>;
  /** Delivers one of the answers that are due, in any order. */
  readonly answer: (index: number, how: Answer) => void;
}

export const meFor = ({ name, role, verified, onboarded, tosAccepted }: Account): Me =>
  meOf(role, { id: name, verified, onboarded, tosAccepted });

const ready = { verified: true, onboarded: true, tosAccepted: true };
export const accountNames = [
  'the newcomer',
  'the beginner',
  'the applicant without terms',
  'the applicant',
  'the new employee',
  'the employee',
  'the staff',
  'the administrator',
] as const;
const facts: Record<(typeof accountNames)[number], Omit<Account, 'name'>> = {
  'the newcomer': { role: 'applicant', verified: false, onboarded: false, tosAccepted: false },
  'the beginner': { role: 'applicant', verified: true, onboarded: false, tosAccepted: false },
  'the applicant without terms': { role: 'applicant', ...ready, tosAccepted: false },
  'the applicant': { role: 'applicant', ...ready },
  'the new employee': { role: 'employee', ...ready, onboarded: false },
  'the employee': { role: 'employee', ...ready },
  'the staff': { role: 'tenant_member', ...ready, verified: false },
  'the administrator': { role: 'administrator', ...ready },
};

/** @param loggedIn whose session the browser has from before: 0 nobody's, else an account counted from 1 */
export function createServer(loggedIn: number): Server {
  const accounts = accountNames.map((name) => ({ name, ...facts[name] }));
  const session = accounts[loggedIn - 1] ?? null;
  const pending: Pending[] = [];
  const gone = new WeakSet<object>();
  const server: Server = {
    accounts,
    session,
    hint: session ? 'fresh' : 'none',
    isUntold: false,
    pending,
    channel: new Channel(),
    leave: (by) => void gone.add(by),
    ask: (by, call, account) =>
      new Promise((resolve, reject) => {
        pending.push({ by, call, account, resolve: resolve as (result: unknown) => void, reject });
      }),
    answer: (index, how) => {
      const [due] = pending.splice(index % Math.max(1, pending.length), 1);
      if (!due) return;
      if (due.call === 'login' || due.call === 'register') server.isUntold = gone.has(due.by) && how === 'true';
      if (how === 'crashed') due.reject(new Error('a bug'));
      else due.resolve(how === 'failed' ? { kind: 'failed' } : resultOf(server, due, how));
    },
  };
  return server;
}

function resultOf(server: Server, { call, account }: Pending, how: 'true' | 'no') {
  if (call === 'fetchMe') return fetched(server, how);
  if (call === 'logout') return loggedOut(server, how);
  return opened(server, account ?? null, how);
}

function fetched(server: Server, how: 'true' | 'no'): FetchMeResult {
  if (how === 'no') server.session = null;
  return server.session ? { kind: 'ok', me: meFor(server.session) } : { kind: 'unauthenticated' };
}

function loggedOut(server: Server, how: 'true' | 'no'): LogoutResult {
  server.session = null;
  if (how === 'no') return { kind: 'unauthenticated' };
  server.hint = 'none';
  return { kind: 'ok' };
}

function opened(server: Server, account: Account | null, how: 'true' | 'no'): OpenSessionResult {
  if (how === 'no' || !account) return { kind: 'refused', code: 'validation', message: '', errors: {} };
  server.session = account;
  server.hint = 'fresh';
  return { kind: 'ok' };
}
