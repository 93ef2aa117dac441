import { Trans, useLingui } from '@lingui/react/macro';
import { msg } from '@lingui/core/macro';
import { getRouteApi, useRouter } from '@tanstack/react-router';
import { reports } from '../../../contract/reports/reports.endpoints.ts';
import type { Report } from '../../../contract/reports/reports.schema.ts';
import type { Organization } from '../../../contract/organizations/organizations.schema.ts';
import { dayInWords, momentInWords } from '../../i18n/days.ts';
import { RecordEvents } from '../../kit/record-events.tsx';
import { RecordPage } from '../../kit/record-page.tsx';
import { reportReasonWords } from '../../forms/report-reasons.ts';
import { StatusBadge } from '../../ui/badge/status-badge.tsx';
import { MailLink } from '../../ui/link/mail-link.tsx';
import { RouterLink } from '../../ui/link/router-link.tsx';
import { Row, Stack } from '../../ui/stack/stack.tsx';
import { PauseCompany } from '../../kit/desk/pause-company.tsx';
import { AnswerForm } from './answer-form.tsx';
import { statusWords } from './report-words.ts';

export { RecordPending as ReportPending } from '../../kit/record-pending.tsx';

const route = getRouteApi('/member/reports/$report_id');

/** One report: what was said of the company, by whom, and staff's answer. */
export function ReportScreen() {
  const { t, i18n } = useLingui();
  const { report, organization } = route.useLoaderData();
  const router = useRouter();
  const again = () => router.invalidate();
  const { status, answer, answered_at, answered_by } = report;
  const day = dayInWords(i18n, report.answer_by, 'full');
  const isOpen = status === 'pending';
  const page = (
    <RecordPage
      title={t`Report about ${organization.name}`}
      of={report}
      statuses={statusWords}
      lead={
        isOpen ? (
          <Trans>Please answer by {day}. The company sees nothing of this person any more and isn’t told why.</Trans>
        ) : (
          i18n._(statusWords[status].sentence)
        )
      }
      back={['/reports', msg`All reports`]}
      actions={
        <Row>
          <RecordEvents
            record={report}
            transition={reports.transition}
            words={{ archive: msg`File away` }}
            onChanged={again}
          />
          <PauseCompany organization={organization} onChanged={again} />
        </Row>
      }
      facts={[
        [t`Company`, <Company key="company" of={organization} />],
        [t`Reason`, i18n._(reportReasonWords[report.reason])],
        [t`What happened`, report.text === '' ? t`Nothing more was said.` : report.text],
        [t`Reported by`, <Reporter key="reporter" of={report} />],
        [t`Reported`, momentInWords(i18n, report.created_at)],
        answer !== null && [t`Your answer`, answer],
        answered_at !== null && [
          t`Answered`,
          [momentInWords(i18n, answered_at), answered_by].filter(Boolean).join(', '),
        ],
      ]}
    />
  );
  // read first, answered then
  return isOpen ? (
    <Stack gap={6}>
      {page}
      <AnswerForm report={report} />
    </Stack>
  ) : (
    page
  );
}

/** With the way to its page, and whether it takes no part any more. */
function Company({ of: { id, name, status } }: { of: Organization }) {
  const { t } = useLingui();
  const label = status === 'inactive' ? t`Inactive` : status === 'archived' ? t`Archived` : undefined;
  return (
    <Row gap={2}>
      <RouterLink variant="alone" to="/organizations/$organization_id" params={{ organization_id: id }}>
        {name}
      </RouterLink>
      {label === undefined ? null : <StatusBadge status={status} label={label} />}
    </Row>
  );
}

/** By name, with where to ask back; nobody once the account is gone. */
function Reporter({ of: { applicant, guardian } }: { of: Report }) {
  const { t } = useLingui();
  if (!applicant) return t`The account was deleted, and with it who it was.`;
  const child = `${applicant.firstname} ${applicant.lastname}`;
  if (!guardian)
    return (
      <>
        {child}
        <br />
        <MailLink address={applicant.email} />
      </>
    );
  return (
    <>
      <Trans>
        {guardian.firstname} {guardian.lastname}, for {child}
      </Trans>
      {guardian.email === null ? null : (
        <>
          <br />
          <MailLink address={guardian.email} />
        </>
      )}
    </>
  );
}
