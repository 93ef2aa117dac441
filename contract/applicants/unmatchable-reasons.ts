/** The conditions of matchability, as `unmatchable_reasons` names them (lifecycle Applicant.matchability). */
export const unmatchableReasons = [
  'not_looking',
  'unverified',
  'onboarding_incomplete',
  'tos_not_accepted',
  'guardian_not_confirmed',
  'findable_not_accepted',
  'account_inactive',
  'address_not_found',
] as const;
export type UnmatchableReason = (typeof unmatchableReasons)[number];
