import { isOnboarded, onboardingOf } from '../../contract/users/onboarding.ts';
import type { Me } from '../../contract/users/me.schema.ts';

/** How far someone who is logged in has come; the names are the session's states. */
export const sessionStages = ['unverified', 'needsOnboarding', 'needsTos', 'ready'] as const;
export type SessionStage = (typeof sessionStages)[number];

/** Everything the guards tell apart about a session. */
export const sessionSituations = [
  'loggedOut',
  'fetchingMe',
  'fetchFailed',
  ...sessionStages,
  'loggingOut',
  'logoutFailed',
] as const;
export type SessionSituation = (typeof sessionSituations)[number];

/**
 * The first thing still missing, in the order of the specification's section 4. Staff is never
 * asked for onboarding or terms, employees never for terms.
 */
export function stageOf({ user }: Me): SessionStage {
  if (!user.verified) return 'unverified';
  const isStaff = user.type === 'administrator' || user.type === 'tenant_member';
  if (!isStaff && !isOnboarded(user.onboarding)) return 'needsOnboarding';
  if (user.type === 'applicant' && !user.tos_accepted) return 'needsTos';
  return 'ready';
}

/**
 * `me` with newer parts. Where the patch brings no user, completeness is counted again from the
 * facts; where it does, the server's count stands.
 */
export function patchedMe(me: Me, patch: Partial<Me>): Me {
  const patched = { ...me, ...patch };
  if (patch.user) return patched;
  return { ...patched, user: { ...patched.user, onboarding: onboardingOf(patched.user.type, patched) } };
}
