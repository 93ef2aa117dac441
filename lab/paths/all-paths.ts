import { guardianAnswerPlan } from './guardian-answer.plan.ts';
import { guardianConsentPlan } from './guardian-consent.plan.ts';
import type { AnyStateMachine } from 'xstate';
import type { Plan } from './kit/plan.ts';
import { coverOf, type NotWalked } from './kit/cover.ts';
import type { Path } from './path.ts';
import { pingAnswerPlan } from './ping-answer.plan.ts';
import { pingComposerPlan } from './ping-composer.plan.ts';
import { sessionPlan } from './session.plan.ts';
import { verificationPlan } from './verification.plan.ts';
import { applicantWizardPlan, employeeWizardPlan } from './wizard.plan.ts';

interface Walked {
  readonly paths: readonly Path[];
  readonly toStable: readonly Path[];
  readonly toInterrupted: readonly Path[];
  readonly walked: readonly string[];
  readonly notWalked: readonly NotWalked[];
  readonly lost: readonly string[];
}

/** All plans; in a list their machines are of no special type. */
export const plans = [
  sessionPlan,
  verificationPlan,
  guardianConsentPlan,
  guardianAnswerPlan,
  applicantWizardPlan,
  employeeWizardPlan,
  pingComposerPlan,
  pingAnswerPlan,
] as unknown as readonly Plan<AnyStateMachine>[];

const covers: readonly Walked[] = plans.map(coverOf);

/** Every path that the browser walks, in order of machine and number. */
export const allPaths: readonly Path[] = covers.flatMap(({ paths }) => paths);

/** The ways to each stable state, from which the browser comes back in every way it has. */
export const allReturns: readonly Path[] = covers.flatMap(({ toStable }) => toStable);

/** The ways to each press whose answer the reload does not wait for. */
export const allInterrupted: readonly Path[] = covers.flatMap(({ toInterrupted }) => toInterrupted);

/** What the plans walk and the machines as they are now do not take. */
export const lostPaths: readonly string[] = covers.flatMap(({ lost }) => lost);

/** Transitions of these machines that no path takes, and why; of two plans for one machine each may take its part. */
export const notWalked: readonly NotWalked[] = covers
  .flatMap((cover) => cover.notWalked)
  .filter(
    ({ transition }, index, all) =>
      !covers.some(({ walked }) => walked.includes(transition)) &&
      all.findIndex((other) => other.transition === transition) === index,
  );
