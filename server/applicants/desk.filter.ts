import type { InferOutput } from 'valibot';
import type { applicants } from '../../contract/applicants/desk.endpoints.ts';
import type { Period } from '../../contract/statistics/period.search.ts';
import type { Span } from '../kit/span.ts';

export type ApplicantFilter = Omit<
  NonNullable<InferOutput<(typeof applicants.list)['query']>['filter']>,
  keyof Period
> &
  Span;

/** The last day of birth of those who decide alone today (`bornBy`). */
export interface Moment {
  readonly born_by: string;
  readonly now: Date;
}

/** What stands between somebody and a step. */
export const lacking = {
  verified: [],
  onboarded: ['onboarding_incomplete'],
  tos_accepted: ['onboarding_incomplete', 'tos_not_accepted'],
} as const;
