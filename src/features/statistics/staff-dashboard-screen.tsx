import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMe } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { EmployeeDashboardIllustration } from '../../ui/illustrations/employee-dashboard.tsx';
import { TextLink } from '../../ui/link/link.tsx';
import { RouterButtonLink, RouterLink } from '../../ui/link/router-link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { ApplicantsPart } from './applicants-part.tsx';
import { CompaniesPart } from './companies-part.tsx';
import { MessagesPart } from './messages-part.tsx';
import type { StaffDashboardData } from './staff-dashboard.calls.ts';
import type { StatusLabels } from './staff-dashboard-words.ts';

/** Where the tenant stands, in figures, for its staff and administrators. */
export function StaffDashboardScreen({ data, labels }: { data: StaffDashboardData; labels: StatusLabels }) {
  const isEmpty = data.organizations.total === 0 && data.applicants.total === 0;
  return (
    <Stack gap={8}>
      {isEmpty ? <Beginning /> : <Figures data={data} labels={labels} />}
      <Support />
    </Stack>
  );
}

function Figures({ data, labels }: { data: StaffDashboardData; labels: StatusLabels }) {
  const { t } = useLingui();
  const { matchable } = data.applicants;
  const { active } = data.organizations.by_status;
  const { pending } = data.employees.pings_by_status;
  return (
    <>
      <PageHeader
        title={
          matchable === 0
            ? t`Nobody can be found yet`
            : t`${plural(matchable, { one: 'One applicant can be found', other: '# applicants can be found' })}`
        }
        lead={t`${plural(active, { one: 'One company takes part', other: '# companies take part' })}, ${plural(pending, { one: 'one message is waiting for an answer', other: '# messages are waiting for an answer' })}.`}
        actions={
          <RouterLink variant="alone" to="/statistics/report">
            <Trans>Report of the year</Trans>
          </RouterLink>
        }
      />
      <ApplicantsPart applicants={data.applicants} labels={labels} />
      <CompaniesPart data={data} labels={labels} />
      <MessagesPart employees={data.employees} labels={labels} />
    </>
  );
}

function Beginning() {
  const { t } = useLingui();
  const { user } = useMe();
  const name = useTenant()?.name ?? 'Werdegang';
  return (
    <>
      <PageHeader title={t`Hello ${user.firstname} ${user.lastname}`} lead={t`Nobody is here at ${name} yet.`} />
      <EmptyState
        illustration={<EmployeeDashboardIllustration />}
        title={t`It begins with the first company`}
        action={
          <RouterButtonLink to="/help">
            <Trans>How companies join</Trans>
          </RouterButtonLink>
        }
      >
        <Trans>
          Companies come in by invitation and then hand registration codes to applicants. As soon as somebody is here,
          you see who can be found and what becomes of messages.
        </Trans>
      </EmptyState>
    </>
  );
}

function Support() {
  const email = useTenant()?.support_email;
  if (email === undefined || email === null) return null;
  return (
    <Text>
      <Trans>
        Questions from companies and applicants go to <TextLink href={`mailto:${email}`}>{email}</TextLink>.
      </Trans>
    </Text>
  );
}
