import type { Me, Onboarding } from '../../contract/users/me.schema.ts';
import type { FieldErrors } from '../../contract/kit/errors.ts';
import type { ToldSession } from '../session/joints.ts';
import type { Failed, Refused, Unauthenticated } from '../kit/results.ts';

export type WizardStep = Onboarding['steps'][number];

export type SaveStepResult =
  /** The steps as the server counts them now; `me` holds the parts its answer brought. */
  | { kind: 'ok'; steps: WizardStep[]; me: Partial<Me> }
  /** 422: the errors belong to fields. Any other refusal (400, 409, 412) can be tried again. */
  | Refused
  /** Nobody so young may go on; `until` is the day (YYYY-MM-DD) from which they may; `errors` say so at the birth date. */
  | { kind: 'tooYoung'; until: string; errors?: FieldErrors }
  | Unauthenticated
  | Failed;

/** The parsed output of the step's form; only fields of that step. */
export type StepValues = Record<string, unknown>;
export type WithdrawResult = { kind: 'ok' } | Unauthenticated | Failed;

export type WizardInput = {
  userId: string;
  steps: readonly WizardStep[];
  /** The step in the address; one out of reach opens the nearest reachable one. */
  slug?: string | undefined;
};

export type WizardContext = {
  userId: string;
  steps: readonly WizardStep[];
  index: number;
  /** YYYY-MM-DD; set while turned away for being too young. */
  until: string | null;
};

export type WizardEvent =
  | { type: 'step.continue'; values: StepValues }
  | { type: 'step.back' }
  | { type: 'step.skip' }
  | { type: 'step.goto'; slug: string }
  /** New facts from elsewhere; they never move someone who is typing. */
  | { type: 'facts.changed'; steps: readonly WizardStep[] }
  /** Too young: the birth date was a slip of the hand. */
  | { type: 'birthDate.correct' }
  /** Too young: delete what was typed and the account. */
  | { type: 'account.delete' };

export type WizardEmitted =
  /** The answer to a step; the waiting form shows a refusal. */
  | { type: 'step.settled'; slug: string; result: SaveStepResult }
  /** Everything was deleted at the server: what was typed must go as well. */
  | { type: 'draft.discarded'; userId: string }
  | Extract<ToldSession, { type: 'me.patched' | 'me.outdated' }>;
