import type {
  Login,
  RegisterApplicant,
  RegisterEmployee,
} from '../../contract/authentication/authentication.schema.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import type { Failed, Refused, Unauthenticated } from '../kit/results.ts';

/** What the readable cookie says about a session when the page opens. */
export type SessionHint = 'none' | 'expired' | 'fresh';
export type EndedBy = 'logout' | 'expired' | 'otherTab';
export type FetchMeResult = { kind: 'ok'; me: Me } | Unauthenticated | Failed;
export type OpenSessionResult = { kind: 'ok' } | Refused | Failed;
export type Registration =
  | { type: 'applicant'; values: RegisterApplicant }
  | { type: 'employee'; values: RegisterEmployee };
export type LogoutResult = { kind: 'ok' } | Unauthenticated | Failed;

export type SessionContext = {
  /** As it was when the page opened. */
  hint: SessionHint;
  /** Stays while logging out (the server may still refuse); the view is hidden by the state. */
  me: Me | null;
  /** Counts the sessions this document has seen; a 401 carries the one its request began in. */
  epoch: number;
  /** Why nobody is logged in any more; logging out by hand drops the original target. */
  endedBy: EndedBy | null;
};

export type SessionEvent =
  | { type: 'login.submit'; values: Login }
  | { type: 'register.submit'; registration: Registration }
  | { type: 'logout.request' }
  | { type: 'session.retry' }
  /** Newer parts of me, from an answer of the server. */
  | { type: 'me.patched'; patch: Partial<Me> }
  /** Something about me changed on the server, and the answer did not say what. */
  | { type: 'me.outdated' }
  /** The server opened a new session for the same user (verification, change of password). */
  | { type: 'session.renewed' }
  | { type: 'session.expired'; epoch: number }
  /** The server answered 403 unverified, onboarding_required or tos_required. */
  | { type: 'gate.refused' }
  | { type: 'tab.focused' }
  | { type: 'otherTab.loggedIn'; userId: string }
  | { type: 'otherTab.loggedOut' };

export type SessionEmitted =
  /** The readable hint is wrong: clear it, so that the next page makes no call that fails. */
  | { type: 'hint.refuted' }
  /** The answer to a login or registration; the waiting form shows a refusal. */
  | { type: 'submission.settled'; result: OpenSessionResult };
