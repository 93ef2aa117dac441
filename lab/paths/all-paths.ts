import type { AnyFlow } from './kit/flow.ts';
import { type Cover, coverOf, type Path } from './kit/cover.ts';
import { guardianAnswerFlow } from './guardian-answer.flow.ts';
import { guardianConsentFlow } from './guardian-consent.flow.ts';
import { pingAnswerFlow } from './ping-answer.flow.ts';
import { pingComposerFlow } from './ping-composer.flow.ts';
import { sessionFlow } from './session.flow.ts';
import { verificationFlow } from './verification.flow.ts';
import { applicantWizardFlow, employeeWizardFlow } from './wizard.flow.ts';

/** All flows; in a list their machines are of no special type. */
export const flows = [
  sessionFlow,
  verificationFlow,
  guardianConsentFlow,
  guardianAnswerFlow,
  applicantWizardFlow,
  employeeWizardFlow,
  pingComposerFlow,
  pingAnswerFlow,
] as unknown as readonly AnyFlow[];

const covers = flows.map(coverOf);

export const allPaths: readonly Path[] = covers.flatMap(({ paths }) => paths);

export const allReturns: readonly Path[] = covers.flatMap(({ toStable }) => toStable);

export const allInterrupted: readonly Path[] = covers.flatMap(({ toInterrupted }) => toInterrupted);

export const lostPaths: readonly string[] = covers.flatMap(({ lost }) => lost);

const walked = new Set(covers.flatMap((cover) => cover.walked));

/** Transitions of these machines that no path takes, and why; of two flows for one machine each may take its part. */
export const notWalked: Cover['notWalked'] = [
  ...new Map(covers.flatMap((cover) => cover.notWalked).map((one) => [one.transition, one])).values(),
].filter(({ transition }) => !walked.has(transition));
