import type { SnapshotFrom } from 'xstate';
import type { Role } from '../../contract/kit/roles.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { type sessionMachine } from './session.machine.ts';
import { type SessionSituation, sessionStages } from './session.me.ts';

export type SessionSnapshot = SnapshotFrom<typeof sessionMachine>;

/** The session as the guards see it, and nothing else (`session.access.ts`). */
export function situationOf(snapshot: SessionSnapshot): SessionSituation {
  if (snapshot.matches({ fetchingMe: 'failed' })) return 'fetchFailed';
  if (snapshot.matches({ loggingOut: 'failed' })) return 'logoutFailed';
  if (snapshot.matches('fetchingMe')) return 'fetchingMe';
  if (snapshot.matches('loggingOut')) return 'loggingOut';
  return sessionStages.find((stage) => snapshot.matches(stage)) ?? 'loggedOut';
}

/** No fetch or logout is under way, so a guard can decide now. */
export const isSettled = (snapshot: SessionSnapshot): boolean =>
  !['fetchingMe', 'loggingOut'].includes(situationOf(snapshot));

/** Someone is logged in whose private view may be shown; false while logging out, though the server may still refuse. */
export const isLoggedIn = (snapshot: SessionSnapshot): boolean =>
  sessionStages.some((stage) => snapshot.matches(stage));
export const isGuest = (snapshot: SessionSnapshot): boolean => snapshot.matches('loggedOut');

/** Who is logged in; undefined while the private view is hidden. */
export const selectMe = (snapshot: SessionSnapshot): Me | undefined =>
  isLoggedIn(snapshot) ? (snapshot.context.me ?? undefined) : undefined;
export const selectRole = (snapshot: SessionSnapshot): Role | undefined => selectMe(snapshot)?.user.type;
/** Newest whenever me is set or patched (specification, section 6). */
export const selectAbilities = (snapshot: SessionSnapshot): readonly string[] => selectMe(snapshot)?.abilities ?? [];
