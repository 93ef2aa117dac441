import { msg } from '@lingui/core/macro';
import { getRouteApi } from '@tanstack/react-router';
import { reports } from '../../../contract/reports/reports.endpoints.ts';
import type { Report } from '../../../contract/reports/reports.schema.ts';
import { reportReasonWords } from '../../forms/report-reasons.ts';
import * as column from '../../kit/columns.tsx';
import { recordList, RecordListPage, RecordListPending } from '../../kit/record-list.tsx';
import { InvitationsIllustration } from '../../ui/illustrations/invitations.tsx';
import { AnswerBy } from './answer-by.tsx';
import { ReasonAndCompany } from './report-cells.tsx';
import { reporterWords, statusWords } from './report-words.ts';
import { TrustFrame } from './trust-frame.tsx';

const route = getRouteApi('/member/reports');

/** What applicants and guardians reported, those that wait for an answer before all others. */
const list = recordList(reports, {
  title: msg`Reports`,
  isTab: true,
  lead: msg`Applicants and guardians report companies to you. Each report is answered within a working day.`,
  pages: msg`Pages of reports`,
  columns: [
    column.opens(
      'organization',
      msg`Company`,
      ({ id, organization }: Report) => [organization.name, { to: '/reports/$report_id', params: { report_id: id } }],
      ReasonAndCompany,
    ),
    column.word('reporter', msg`Reported by`, reporterWords),
    column.moment('created_at', msg`Reported`),
    column.own('answer_by', msg`Answer by`, AnswerBy),
    column.status(msg`Status`, statusWords),
  ],
  filters: {
    status: [msg`Status`, statusWords],
    reason: [msg`Reason`, reportReasonWords],
    reporter: [msg`Reported by`, reporterWords],
  },
  none: msg`No report fits these filters`,
  first: {
    illustration: <InvitationsIllustration />,
    title: msg`Nothing was reported`,
    words: msg`When somebody reports a company, you get an e-mail, and the report is here.`,
  },
});

export function ReportsScreen() {
  const { page, open } = route.useLoaderData();
  return (
    <TrustFrame open={open}>
      <RecordListPage of={list} page={page} />
    </TrustFrame>
  );
}

export const ReportsPending = () => (
  <TrustFrame>
    <RecordListPending of={list} />
  </TrustFrame>
);
