import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { UnmatchableReason } from '../../../../contract/applicants/unmatchable-reasons.ts';
import type { PingStatus } from '../../../../contract/pings/pings.schema.ts';
import type { OrganizationStatistics } from '../../../../contract/statistics/statistics.schema.ts';
import type { OwnOrganization, SearchStatus } from '../../../../contract/users/me.schema.ts';

/** Status words as they stand on the pages of those whose status it is. */
export interface StatusLabels {
  readonly search: Record<SearchStatus, MessageDescriptor>;
  readonly organization: Record<OwnOrganization['status'], MessageDescriptor>;
  readonly ping: Record<PingStatus, MessageDescriptor>;
}

/** What keeps somebody from being found, as others say it. */
export const reasonLabels: Record<UnmatchableReason, MessageDescriptor> = {
  unverified: msg`E-mail address not confirmed`,
  onboarding_incomplete: msg`Profile not complete`,
  tos_not_accepted: msg`Terms not accepted`,
  guardian_not_confirmed: msg`Guardian has not agreed`,
  findable_not_accepted: msg`No consent to be found`,
  not_looking: msg`Search paused or over`,
  account_inactive: msg`Account switched off`,
  address_not_found: msg`Address not found on the map`,
};

/** What companies are here for. */
export const usageLabels: Record<keyof OrganizationStatistics['by_usage_type'], MessageDescriptor> = {
  searching: msg`Looking for applicants`,
  referring: msg`Passing applicants on`,
  searching_and_referring: msg`Both`,
  unsaid: msg`Not said yet`,
};
