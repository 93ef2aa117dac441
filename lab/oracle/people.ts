import { meOf } from '../../machines/session/session.fixtures.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { type Role, roles } from '../../contract/kit/roles.ts';

const stages = ['unverified', 'needsOnboarding', 'needsTos', 'ready'];
/** Somebody of a role before the first thing that is missing; whoever is no applicant has accepted no terms. */
const at = (role: Role, stage: number): Me =>
  meOf(role, { verified: stage > 0, onboarded: stage > 1, tosAccepted: stage > 2 && role === 'applicant' });
const { user, ...ready } = at('applicant', 3);
const [first, ...others] = user.onboarding.steps;

/** People by name, as the server tells about them: an applicant by the stage alone, others as `employee-ready`. */
export const people: Readonly<Record<string, Me>> = {
  ...Object.fromEntries(
    roles.flatMap((role) =>
      stages.map((name, stage) => [role === 'applicant' ? name : `${role}-${name}`, at(role, stage)]),
    ),
  ),
  /** The last step done and an earlier one missing: the flow's own flag calls that complete. */
  skipped: {
    ...ready,
    user: { ...user, onboarding: { steps: [{ ...first!, complete: false }, ...others], complete: true } },
  },
};

/** What the server can say to anything, and what pages are told of it. */
export const answers = {
  ok: { kind: 'ok' },
  failed: { kind: 'failed' },
  /** What a call that breaks counts as. */
  breaks: { kind: 'failed' },
  unauthenticated: { kind: 'unauthenticated' },
  refusal: { kind: 'refused', code: 'validation', message: 'No', errors: { email: ['This is wrong'] } },
  conflict: { kind: 'refused', code: 'conflict', message: 'Changed', errors: {} },
  only: (kind: string) => ({ kind }),
  settled: (result: object) => ({ type: 'answer.settled', result }),
  outdated: { type: 'me.outdated' },
} as const;
