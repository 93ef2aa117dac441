import type { UnmatchableReason } from '../applicants/unmatchable-reasons.ts';
import type { askedUsages, organizationStatuses } from '../organizations/organizations.search.ts';
import type { deskStatuses } from '../pings/desk.search.ts';
import type { listedStatuses } from '../applicants/desk.search.ts';

/** The list that each figure about applicants counts, by its filters. */
export const applicantFigures = {
  total: {},
  verified: { reached: 'verified' },
  onboarded: { reached: 'onboarded' },
  tos_accepted: { reached: 'tos_accepted' },
  matchable: { matchable: 'yes' },
  minors_waiting: { unmatchable_reason: 'guardian_not_confirmed' },
  days_7: { since: 'days_7' },
  days_30: { since: 'days_30' },
  without_occupation: { without: 'occupation' },
  without_code: { without: 'code' },
  without_area: { without: 'area' },
} as const;
export const applicantsBy = {
  reason: (unmatchable_reason: UnmatchableReason) => ({ unmatchable_reason }),
  search_status: (search_status: (typeof listedStatuses)[number]) => ({ search_status }),
  occupation: (occupation: string) => ({ occupation }),
  source: (source: string) => ({ source }),
  area: (area: number) => ({ area: String(area) }),
};

export const employeeFigures = {
  total: { status: 'active' },
  verified: { status: 'active', verified: 'yes' },
  onboarded: { status: 'active', onboarded: 'yes' },
  active_30_days: { status: 'active', here: 'days_30' },
} as const;

export const organizationFigures = {
  total: {},
  active: { status: 'active' },
  with_profile: { profile: 'yes' },
  with_code: { code: 'yes' },
  with_alert: { alert: 'yes' },
  stalled: { stalled: 'yes' },
} as const;
export const organizationsBy = {
  status: (status: (typeof organizationStatuses)[number]) => ({ status }),
  usage_type: (usage_type: (typeof askedUsages)[number]) => ({ usage_type }),
};

export const messageFigures = {
  answered: { answer: 'given' },
  answerable: { answer: 'possible' },
} as const;
export const messagesBy = {
  status: (status: (typeof deskStatuses)[number]) => ({ status }),
};
