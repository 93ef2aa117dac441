import { msg } from '@lingui/core/macro';
import { organizationPings } from '../../../../contract/pings/desk.endpoints.ts';
import * as column from '../../../kit/columns.tsx';
import { pageApi } from '../../../kit/given.ts';
import { recordList, RecordListPage, RecordListPending } from '../../../kit/record-list.tsx';
import { RouterLink } from '../../../ui/link/router-link.tsx';
import { ProposalsIllustration } from '../../../ui/illustrations/proposals.tsx';
import { answerWords, deskStatusWords } from './desk-words.ts';
import { EndMessage } from './end-message.tsx';
import { MessageStanding } from './message-standing.tsx';

const route = pageApi('/member/organizations/$organization_id/company/pings');

/** What a company has written, for staff: what stands in a message is between it and the person. */
const list = recordList(organizationPings, {
  title: msg`Whom the company wrote to`,
  lead: msg`People are called here as the company knows them. What the messages say, only the two of them read.`,
  pages: msg`Pages of messages`,
  columns: [
    column.lead('applicant', msg`Applicant`, ({ row: { applicant } }) => (
      <RouterLink variant="alone" to="/applicants/$applicant_id" params={{ applicant_id: applicant.id }}>
        {applicant.name}
      </RouterLink>
    )),
    column.own('employee', msg`Written by`, ({ row }) => row.employee),
    column.moment('created_at', msg`Written`),
    column.moment('responded_at', msg`Answered`),
    column.moment('expires_at', msg`Open until`),
    column.own('status', msg`Status`, ({ row }) => <MessageStanding of={row} />),
    column.actions('events', msg`What you can do`, ({ row }) => <EndMessage ping={row} />),
  ],
  filters: { status: [msg`Status`, deskStatusWords], answer: [msg`Answer`, answerWords] },
  none: msg`No message fits these filters`,
  first: {
    illustration: <ProposalsIllustration />,
    title: msg`No messages yet`,
    words: msg`As soon as somebody of the company writes to applicants, you see here to how many and what became of it.`,
  },
});

export const DeskPingsScreen = () => <RecordListPage of={list} page={route.useLoaderData()} />;

export const DeskPingsPending = () => <RecordListPending of={list} />;
