import { abilitiesOf, type Role } from '../../contract/kit/roles.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { onboardingSteps } from '../../contract/users/onboarding-steps.ts';

/** Somebody of this role, as far on the way as said; by default all the way. For tests. */
export function meOf(
  type: Role,
  { verified = true, onboarded = true, tosAccepted = true, id = `id of ${type}` } = {},
): Me {
  const slugs = type === 'applicant' || type === 'employee' ? onboardingSteps[type] : [];
  return {
    user: {
      id,
      type,
      firstname: 'Kim',
      lastname: 'Muster',
      email: 'kim@example.org',
      locale: 'en',
      verified,
      tos_accepted: tosAccepted,
      onboarding: {
        steps: slugs.map((slug) => ({ slug, complete: onboarded, optional: false })),
        complete: onboarded || slugs.length === 0,
      },
    },
    abilities: [...abilitiesOf(type, { employees_may_invite: true })],
  };
}
