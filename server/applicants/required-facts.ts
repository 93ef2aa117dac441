import { applicantStepSchemas } from '../../contract/applicants/applicants.schema.ts';
import { isOnboarded, onboardingOf, openStepOf } from '../../contract/users/onboarding.ts';
import { onboardingSteps } from '../../contract/users/onboarding-steps.ts';
import { Failure } from '../http/failure.ts';
import { addressOf } from '../users/me.service.ts';
import type { ApplicantRow } from './applicants.repository.ts';

const stepsOf = (applicant: ApplicantRow) =>
  onboardingOf('applicant', {
    applicant: { ...applicant, meta: { phonenumber: applicant.phonenumber }, address: addressOf(applicant) },
  });

/** Whether nothing that is required is missing: nobody agrees to anything before, nor does anybody for them. */
export const hasRequiredFacts = (applicant: ApplicantRow): boolean => isOnboarded(stepsOf(applicant));

const { applicant: order } = onboardingSteps;

/** The step a field belongs to, counted from 0; fields of no step come after them all. */
function placeOf(field: string): number {
  const place = order.findIndex((slug) => field in applicantStepSchemas[slug].entries);
  return place === -1 ? order.length : place;
}

/**
 * Steps open one after the other; whoever has them all behind may change any field.
 * @throws Failure step_not_open, with the open one
 */
export function requireOpenSteps(applicant: ApplicantRow, patch: object): void {
  const step = openStepOf(stepsOf(applicant));
  if (step === undefined) return;
  const open = order.findIndex((slug) => slug === step);
  if (Object.entries(patch).some(([field, value]) => value !== undefined && placeOf(field) > open)) {
    throw new Failure('step_not_open', { meta: { step } });
  }
}
