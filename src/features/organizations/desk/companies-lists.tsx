import { msg } from '@lingui/core/macro';
import type { OrganizationEntry } from '../../../../contract/organizations/desk.schema.ts';
import * as column from '../../../kit/columns.tsx';
import { InvitationsIllustration } from '../../../ui/illustrations/invitations.tsx';
import { usageWords } from './desk-words.ts';

/** What a company wants to do here. */
export const hereFor: column.Column<Pick<OrganizationEntry, 'usage_type'>> = column.own(
  'usage_type',
  msg`Here for`,
  ({ row: { usage_type }, i18n }) => i18n._(usageWords[usage_type ?? 'unsaid']),
);

/** By which every list of companies can be narrowed. */
export const companyFilters = {
  usage_type: [msg`Here for`, usageWords],
  stalled: [msg`Activity`, { yes: msg`Nobody here for 14 days`, no: msg`Somebody was here` }],
} as const;

/** Where there is none yet. */
export const firstCompany = {
  illustration: <InvitationsIllustration />,
  title: msg`Your companies will be here`,
  words: msg`Enter the first one and invite somebody of it: they get an e-mail with a link.`,
};
