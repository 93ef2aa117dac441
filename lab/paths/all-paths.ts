import { applicantWizardPlan } from './applicant-wizard.plan.ts';
import { employeeWizardPlan } from './employee-wizard.plan.ts';
import { guardianAnswerPlan } from './guardian-answer.plan.ts';
import { guardianConsentPlan } from './guardian-consent.plan.ts';
import { coverOf, type NotWalked } from './kit/cover.ts';
import type { Path } from './path.ts';
import { sessionPlan } from './session.plan.ts';
import { verificationPlan } from './verification.plan.ts';

interface Walked {
  readonly paths: readonly Path[];
  readonly toStable: readonly Path[];
  readonly toInterrupted: readonly Path[];
  readonly walked: readonly string[];
  readonly notWalked: readonly NotWalked[];
}

const covers: readonly Walked[] = [
  coverOf(sessionPlan),
  coverOf(verificationPlan),
  coverOf(guardianConsentPlan),
  coverOf(guardianAnswerPlan),
  coverOf(applicantWizardPlan),
  coverOf(employeeWizardPlan),
];

/** Every path that the browser walks, in order of machine and number. */
export const allPaths: readonly Path[] = covers.flatMap(({ paths }) => paths);

/** The ways to each stable state, from which the browser comes back in every way it has. */
export const allReturns: readonly Path[] = covers.flatMap(({ toStable }) => toStable);

/** The ways to each press whose answer the reload does not wait for. */
export const allInterrupted: readonly Path[] = covers.flatMap(({ toInterrupted }) => toInterrupted);

/** Transitions of these machines that no path takes, and why; of two plans for one machine each may take its part. */
export const notWalked: readonly NotWalked[] = covers
  .flatMap((cover) => cover.notWalked)
  .filter(
    ({ transition }, index, all) =>
      !covers.some(({ walked }) => walked.includes(transition)) &&
      all.findIndex((other) => other.transition === transition) === index,
  );
