import { msg } from '@lingui/core/macro';
import type { StaffMember } from '../../../contract/users/staff.schema.ts';
import type { StatusWords } from '../../kit/columns.tsx';

export const staffTypeWords = {
  tenant_member: msg({ message: 'Staff', context: 'role' }),
  administrator: msg`Administrator`,
} as const;

/** What each may do. */
export const staffTypeSentences = {
  tenant_member: msg`Looks after companies and applicants.`,
  administrator: msg`As staff, and also invites people to the team.`,
} as const;

export const staffStatusWords: StatusWords<StaffMember['status']> = {
  pending: { label: msg`Invited`, sentence: msg`Has a link that sets a password, and hasn’t come yet.` },
  active: { label: msg`Active`, sentence: msg`Can log in.` },
  inactive: { label: msg`Deactivated`, sentence: msg`Can’t log in any more.` },
};

export const eventWords = { deactivate: msg`Deactivate`, reactivate: msg`Open the account again` };
export const eventLooks = { deactivate: 'quiet', reactivate: 'quiet' } as const;
