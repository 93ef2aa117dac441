import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import { useMe } from '../../../api/session.ts';
import { dayIn } from '../../../../contract/kit/age.ts';
import { serverNow } from '../../../api/server-time.ts';
import { useTenant, useTimezone } from '../../../api/tenant.ts';
import { dayInWords } from '../../../i18n/days.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { Text } from '../../../ui/heading/heading.tsx';
import { EmployeeDashboardIllustration } from '../../../ui/illustrations/employee-dashboard.tsx';
import { TextLink } from '../../../ui/link/link.tsx';
import { RouterButtonLink, RouterLink } from '../../../ui/link/router-link.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { PrintButton } from '../../../ui/printed/printed.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { ApplicantsPart } from './applicants-part.tsx';
import { CompaniesPart } from './companies-part.tsx';
import { MessagesPart } from './messages-part.tsx';
import { OverviewFilters } from './overview-filters.tsx';
import { AsTables } from './plot-view.ts';
import * as css from './staff-dashboard.css.ts';
import type { StaffDashboardData } from './staff-dashboard.calls.ts';
import type { StatusLabels } from './staff-dashboard-words.ts';

const route = getRouteApi('/member/dashboard');

/** Where the tenant stands, in figures, for its staff and administrators. */
export function StaffDashboardScreen({ data, labels }: { data: StaffDashboardData; labels: StatusLabels }) {
  const isEmpty = !data.days && data.organizations.total === 0 && data.applicants.total === 0;
  return (
    <Stack gap={8}>
      {isEmpty ? <Beginning /> : <Figures data={data} labels={labels} />}
      <Support />
    </Stack>
  );
}

interface FiguresProps {
  readonly data: StaffDashboardData;
  readonly labels: StatusLabels;
}

function Figures({ data, labels }: FiguresProps) {
  const headline = useHeadline(data);
  const name = useTenant()?.name ?? 'Werdegang';
  const { i18n } = useLingui();
  const today = dayInWords(i18n, dayIn(useTimezone(), new Date(serverNow())));
  return (
    <>
      <PageHeader
        {...headline}
        actions={
          <div className={css.actions}>
            <PrintButton>
              <h1 className={css.sheetTitle}>{headline.title}</h1>
              <p>
                {name} · {today}
              </p>
              <p>{headline.lead}</p>
              <Parts data={data} labels={labels} />
            </PrintButton>
            <RouterLink variant="alone" to="/statistics/report">
              <Trans>Report of the year</Trans>
            </RouterLink>
          </div>
        }
      />
      <OverviewFilters />
      <Parts data={data} labels={labels} />
    </>
  );
}

function Parts({ data, labels }: FiguresProps) {
  return (
    <AsTables value={route.useSearch().show === 'tables'}>
      <ApplicantsPart applicants={data.applicants} labels={labels} days={data.days} />
      <CompaniesPart data={data} labels={labels} />
      <MessagesPart employees={data.employees} labels={labels} days={data.days} />
    </AsTables>
  );
}

/** What is counted, in one sentence; of some days, whom. */
function useHeadline({ applicants, organizations, employees, days }: StaffDashboardData) {
  const { t, i18n } = useLingui();
  const { matchable, verified } = applicants;
  const { active } = organizations.by_status;
  const { pending } = employees.pings_by_status;
  if (days) {
    const [from, until] = [dayInWords(i18n, days.from), dayInWords(i18n, days.until)];
    const span = from === until ? from : `${from} – ${until}`;
    return {
      title: t`${span}: ${plural(verified, { one: 'one new applicant', other: '# new applicants' })}`,
      lead: t`Counted are those who came on these days, as they stand today, and messages that went out on them.`,
    };
  }
  return {
    title:
      matchable === 0
        ? t`Nobody can be found yet`
        : t`${plural(matchable, { one: 'One applicant can be found', other: '# applicants can be found' })}`,
    lead: t`${plural(active, { one: 'One company takes part', other: '# companies take part' })}, ${plural(pending, { one: 'one message is waiting for an answer', other: '# messages are waiting for an answer' })}.`,
  };
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
