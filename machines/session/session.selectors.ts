import type { SnapshotFrom } from 'xstate';
import type { Role } from '../../contract/kit/roles.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { type sessionMachine } from './session.machine.ts';
import { type SessionSituation, sessionSituations } from './session.me.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The session as the guards see it, and nothing else (`session.access.ts`). */
export const situationOf = (snapshot: SessionSnapshot): SessionSituation =>
  sessionSituations.find((situation) => snapshot.hasTag(situation)) ?? 'loggedOut';

/** No fetch or logout is under way, so a guard can decide now. */
export const isSettled = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('settled');
/** Someone is logged in whose private view may be shown; false while logging out, though the server may still refuse. */
export const isLoggedIn = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('private');
export const isGuest = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('loggedOut');
/** Nothing is missing any more. */
export const needsNothing = (snapshot: SessionSnapshot): boolean => snapshot.hasTag('ready');

/** Who is logged in; undefined while the private view is hidden. */
export const selectMe = (snapshot: SessionSnapshot): Me | undefined =>
  isLoggedIn(snapshot) ? (snapshot.context.me ?? undefined) : undefined;
export const selectRole = (snapshot: SessionSnapshot): Role | undefined => selectMe(snapshot)?.user.type;
