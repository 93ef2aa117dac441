import type { Role } from '../../contract/kit/roles.ts';
import { onboardingSteps } from '../../contract/users/onboarding-steps.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import type { Refused } from '../../machines/kit/results.ts';

/** Somebody as the server tells about them. */
const person = (type: Role, facts: { verified: boolean; onboarded: boolean; tosAccepted: boolean }): Me => ({
  user: {
    id: `the ${type}`,
    type,
    firstname: 'Kim',
    lastname: 'Muster',
    email: 'kim@example.org',
    locale: 'en',
    verified: facts.verified,
    tos_accepted: facts.tosAccepted,
    onboarding: {
      steps: type === 'applicant' || type === 'employee' ? stepsOf(type, facts.onboarded) : [],
      complete: facts.onboarded,
    },
  },
  abilities: [],
});

const stepsOf = (type: 'applicant' | 'employee', complete: boolean) =>
  onboardingSteps[type].map((slug) => ({ slug, complete, optional: false }));

const nothing = { verified: false, onboarded: false, tosAccepted: false };
const verified = { ...nothing, verified: true };
const onboarded = { ...verified, onboarded: true };
const everything = { ...onboarded, tosAccepted: true };

/** An applicant on the way, by what is missing first. */
export const applicants = {
  unverified: person('applicant', nothing),
  needsOnboarding: person('applicant', verified),
  needsTos: person('applicant', onboarded),
  ready: person('applicant', everything),
} as const;
export type Stage = keyof typeof applicants;
export const stages = Object.keys(applicants) as Stage[];

/** The last step done and an earlier one missing: the flow's own flag calls that complete. */
export const skipped: Me = {
  ...applicants.ready,
  user: {
    ...applicants.ready.user,
    onboarding: {
      steps: stepsOf('applicant', true).map((step, index) => ({ ...step, complete: index > 0 })),
      complete: true,
    },
  },
};

export const employees = {
  unverified: person('employee', nothing),
  needsOnboarding: person('employee', verified),
  ready: person('employee', onboarded),
} as const;
/** Staff has no steps to take and nothing to accept. */
export const staff = {
  unverified: [person('tenant_member', nothing), person('administrator', nothing)],
  ready: [person('tenant_member', verified), person('administrator', verified)],
} as const;

/** A refusal that belongs to a field of a form. */
export const refusal: Refused = {
  kind: 'refused',
  code: 'validation',
  message: 'No',
  errors: { email: ['This is wrong'] },
};
/** A refusal because something changed meanwhile. */
export const conflict: Refused = { kind: 'refused', code: 'conflict', message: 'Changed', errors: {} };
export const failure = { kind: 'failed' } as const;
export const unauthenticated = { kind: 'unauthenticated' } as const;
export const yes = { kind: 'ok' } as const;
