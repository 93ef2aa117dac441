import { msg } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { organizationPings } from '../../../../contract/pings/desk.endpoints.ts';
import * as column from '../../../kit/columns.tsx';
import { useDaysFilter } from '../../../kit/desk/days-filter.ts';
import { recordList, RecordListPage, RecordListPending } from '../../../kit/record-list.tsx';
import { ProposalsIllustration } from '../../../ui/illustrations/proposals.tsx';
import { RouterLink } from '../../../ui/link/router-link.tsx';
import { answerWords, deskStatusWords } from './desk-words.ts';
import { MessageStanding } from './message-standing.tsx';

const route = getRouteApi('/member/messages');

/** What all companies have written, as the overview's figures count it; what stands in it is between two. */
const list = recordList(organizationPings, {
  title: msg`Companies’ messages`,
  lead: msg`Who wrote to whom, and what became of it. People are called here as the company knows them; you end a message on the company’s page.`,
  pages: msg`Pages of messages`,
  columns: [
    column.lead('organization', msg`Company`, ({ row: { organization } }) => (
      <RouterLink
        variant="alone"
        to="/organizations/$organization_id/pings"
        params={{ organization_id: organization.id }}
      >
        {organization.name}
      </RouterLink>
    )),
    column.own('applicant', msg`Applicant`, ({ row: { applicant } }) => (
      <RouterLink variant="alone" to="/applicants/$applicant_id" params={{ applicant_id: applicant.id }}>
        {applicant.name}
      </RouterLink>
    )),
    column.moment('created_at', msg`Written`),
    column.moment('responded_at', msg`Answered`),
    column.own('status', msg`Status`, ({ row }) => <MessageStanding of={row} />),
  ],
  filters: { status: [msg`Status`, deskStatusWords], answer: [msg`Answer`, answerWords] },
  none: msg`No message fits these filters`,
  first: {
    illustration: <ProposalsIllustration />,
    title: msg`No messages yet`,
    words: msg`As soon as companies write to applicants, you see here to how many and what became of it.`,
  },
});

export function AllPingsScreen() {
  const { t } = useLingui();
  return <RecordListPage of={list} page={route.useLoaderData()} more={useDaysFilter(t`Sent`)} />;
}

export const AllPingsPending = () => <RecordListPending of={list} />;
