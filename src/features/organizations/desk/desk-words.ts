import { msg } from '@lingui/core/macro';
import type { MessageDescriptor } from '@lingui/core';
import type { OrganizationEvent } from '../../../../contract/organizations/organizations.schema.ts';
import type { askedUsages } from '../../../../contract/organizations/organizations.search.ts';
import type { OwnOrganization } from '../../../../contract/users/me.schema.ts';
import type { StatusWords } from '../../../kit/columns.tsx';
import { organizationWords } from '../organization-words.ts';

/** Called as the company itself reads it, and told to staff. */
export const statusWords: StatusWords<OwnOrganization['status']> = {
  created: {
    label: organizationWords.created.label,
    sentence: msg`Waits for you to check it. Until then it can’t begin.`,
  },
  verified: {
    label: organizationWords.verified.label,
    sentence: msg`You have checked it. It begins once somebody of it is here and says what it wants to do.`,
  },
  active: { label: organizationWords.active.label, sentence: msg`Takes part: it can search, write and recommend.` },
  inactive: {
    label: organizationWords.inactive.label,
    sentence: msg`Paused: it can neither search nor write, nobody can join it, and applicants don’t see it.`,
  },
  archived: {
    label: organizationWords.archived.label,
    sentence: msg`No longer takes part. Its people can still read their pages.`,
  },
};

export const usageWords: Readonly<Record<(typeof askedUsages)[number], MessageDescriptor>> = {
  searching: msg`Looking for applicants`,
  referring: msg`Passing applicants on`,
  searching_and_referring: msg`Both`,
  unsaid: msg`Not said yet`,
};

/** In the order of the lifecycle. */
export const eventWords: Readonly<Record<OrganizationEvent, MessageDescriptor>> = {
  verify: msg`Verify`,
  reject: msg`Reject`,
  reactivate: msg`Activate`,
  suspend: msg`Pause`,
  restore: msg`Bring back`,
  archive: msg`End its part`,
};

export const organizationPage = (organization_id: string) =>
  ({ to: '/organizations/$organization_id', params: { organization_id } }) as const;
