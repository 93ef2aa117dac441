import { meOf } from '../../machines/session/session.fixtures.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import type { Role } from '../../contract/kit/roles.ts';

/** Somebody of a role who stands before the first thing that is missing. */
const at = (role: Role, missing: 'verified' | 'onboarded' | 'tosAccepted' | null): Me =>
  meOf(role, {
    verified: missing !== 'verified',
    onboarded: missing !== 'verified' && missing !== 'onboarded',
    tosAccepted: missing === null,
  });

/** An applicant on the way, by what is missing first. */
const applicants = {
  unverified: at('applicant', 'verified'),
  needsOnboarding: at('applicant', 'onboarded'),
  needsTos: at('applicant', 'tosAccepted'),
  ready: at('applicant', null),
};

/** People by name, as the server tells about them. Staff has no steps to take, and only applicants accept the terms. */
export const people = {
  ...applicants,
  /** The last step done and an earlier one missing: the flow's own flag calls that complete. */
  skipped: {
    ...applicants.ready,
    user: {
      ...applicants.ready.user,
      onboarding: {
        steps: applicants.ready.user.onboarding.steps.map((step, index) => ({ ...step, complete: index > 0 })),
        complete: true,
      },
    },
  },
  'employee-unverified': at('employee', 'verified'),
  'employee-needsOnboarding': at('employee', 'onboarded'),
  'employee-ready': at('employee', 'tosAccepted'),
  'tenant_member-unverified': at('tenant_member', 'verified'),
  'tenant_member-ready': at('tenant_member', 'tosAccepted'),
  'administrator-unverified': at('administrator', 'verified'),
  'administrator-ready': at('administrator', 'tosAccepted'),
};

/** What the server can say to anything, and what pages are told of it. */
export const answers = {
  ok: { kind: 'ok' },
  failed: { kind: 'failed' },
  /** What a call that breaks counts as. */
  breaks: { kind: 'failed' },
  unauthenticated: { kind: 'unauthenticated' },
  /** A refusal that belongs to a field of a form. */
  refusal: { kind: 'refused', code: 'validation', message: 'No', errors: { email: ['This is wrong'] } },
  /** A refusal because something changed meanwhile. */
  conflict: { kind: 'refused', code: 'conflict', message: 'Changed', errors: {} },
  only: (kind: string) => ({ kind }),
  settled: (result: object) => ({ type: 'answer.settled', result }),
  outdated: { type: 'me.outdated' },
} as const;
