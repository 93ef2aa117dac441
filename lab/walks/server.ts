import type { Role } from '../../contract/kit/roles.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { meOf } from '../../machines/session/session.fixtures.ts';
import type { SessionHint } from '../../machines/session/session.types.ts';
import { Channel } from './channel.ts';

/** Somebody with an account, and how far they have come. */
export interface Account {
  readonly name: string;
  readonly role: Role;
  verified: boolean;
  onboarded: boolean;
  tosAccepted: boolean;
}

const ready = { role: 'applicant', verified: true, onboarded: true, tosAccepted: true } as const;
const facts = {
  'the newcomer': { ...ready, verified: false, onboarded: false, tosAccepted: false },
  'the beginner': { ...ready, onboarded: false, tosAccepted: false },
  'the applicant without terms': { ...ready, tosAccepted: false },
  'the applicant': ready,
  'the new employee': { ...ready, role: 'employee', onboarded: false },
  'the employee': { ...ready, role: 'employee' },
  'the staff': { ...ready, role: 'tenant_member', verified: false },
  'the administrator': { ...ready, role: 'administrator' },
} as const;
export type AccountName = keyof typeof facts;
export const accountNames = Object.keys(facts) as AccountName[];

export const meFor = ({ name, role, verified, onboarded, tosAccepted }: Account): Me =>
  meOf(role, { id: name, verified, onboarded, tosAccepted });

export type Call = 'fetchMe' | 'login' | 'register' | 'logout';
/** `no`: refused, or nobody is logged in any more. */
export type Answer = 'truly' | 'no' | 'failed' | 'crashed';

interface Pending {
  /** The tab that waits, by its actor system. */
  readonly by: object;
  readonly call: Call;
  readonly account: Account | undefined;
  readonly resolve: (result: object) => void;
  readonly reject: (bug: Error) => void;
}

/** What all tabs of one browser share: the server, the cookies it set, and what they say to each other. */
export class Server {
  readonly channel = new Channel();
  readonly pending: Pending[] = [];
  /** Who the session cookie belongs to. */
  session: Account | null;
  /** What the readable cookie says to a page that opens now. */
  hint: SessionHint;
  /** The session was opened for a document that had gone meanwhile, and could tell the other tabs nothing. */
  isUntold = false;
  readonly #accounts: readonly Account[] = accountNames.map((name) => ({ name, ...facts[name] }));
  readonly #gone = new WeakSet<object>();

  constructor(loggedIn: AccountName | undefined) {
    this.session = this.account(loggedIn) ?? null;
    this.hint = this.session ? 'fresh' : 'none';
  }

  account(name: string | undefined): Account | undefined {
    return this.#accounts.find((account) => account.name === name);
  }

  /** A document has gone; what it asked for is done none the less. */
  leave(by: object): void {
    this.#gone.add(by);
  }

  ask(by: object, call: Call, account?: Account): Promise<object> {
    return new Promise((resolve, reject) => {
      this.pending.push({ by, call, account, resolve, reject });
    });
  }

  /** Delivers one of the answers that are due, in any order. */
  answer(index: number, how: Answer): void {
    const [due] = this.pending.splice(index % Math.max(1, this.pending.length), 1);
    if (!due) return;
    const isOpening = due.call === 'login' || due.call === 'register';
    if (isOpening) this.isUntold = this.#gone.has(due.by) && how === 'truly';
    if (how === 'crashed') due.reject(new Error('a bug'));
    else if (how === 'failed') due.resolve({ kind: 'failed' });
    else if (isOpening) due.resolve(this.#open(due.account, how));
    else due.resolve(due.call === 'fetchMe' ? this.#me(how) : this.#close(how));
  }

  #open(account: Account | undefined, how: 'truly' | 'no'): object {
    if (how === 'no' || !account) return { kind: 'refused', code: 'validation', message: '', errors: {} };
    this.session = account;
    this.hint = 'fresh';
    return { kind: 'ok' };
  }

  #me(how: 'truly' | 'no'): object {
    if (how === 'no') this.session = null;
    return this.session ? { kind: 'ok', me: meFor(this.session) } : { kind: 'unauthenticated' };
  }

  #close(how: 'truly' | 'no'): object {
    this.session = null;
    if (how === 'no') return { kind: 'unauthenticated' };
    this.hint = 'none';
    return { kind: 'ok' };
  }
}
