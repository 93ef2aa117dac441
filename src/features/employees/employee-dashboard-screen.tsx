import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMe } from '../../api/session.ts';
import { Heading } from '../../ui/heading/heading.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { EmployeeDashboardIllustration } from '../../ui/illustrations/employee-dashboard.tsx';
import { RouterButtonLink, RouterLink } from '../../ui/link/router-link.tsx';
import { PageHeader } from '../../ui/page-header/page-header.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { StatTile, StatTiles } from '../../ui/stat-tile/stat-tile.tsx';
import type { EmployeeDashboardData, SearchingSide } from './employee-dashboard.calls.ts';
import * as css from './employee-dashboard.css.ts';
import { NextStepCard } from './next-step-card.tsx';
import { nextStepOf } from './next-step.ts';
import { ReferringSide } from './referring-side.tsx';

/** Where the company stands and what helps next; each side only for those who are on it. */
export function EmployeeDashboardScreen({ data }: { data: EmployeeDashboardData }) {
  const { t } = useLingui();
  const { user, organization } = useMe();
  const { search, codes } = data;
  const step = nextStepOf(data);
  const isNew = (search?.pings.all ?? 0) === 0 && (codes?.active ?? 0) === 0;
  return (
    <Stack gap={6}>
      <PageHeader title={t`Hello ${user.firstname} ${user.lastname}`} lead={organization?.name} />
      {isNew ? <Beginning data={data} /> : <NextStepCard step={step} data={data} />}
      {search && !isNew ? <Searching search={search} /> : null}
      {codes && codes.active > 0 ? <ReferringSide codes={codes} /> : null}
    </Stack>
  );
}

function Beginning({ data: { search } }: { data: EmployeeDashboardData }) {
  const { t } = useLingui();
  return search ? (
    <EmptyState
      illustration={<EmployeeDashboardIllustration />}
      title={t`Find your first applicant`}
      action={
        <RouterButtonLink to="/search">
          <Trans>Find applicants</Trans>
        </RouterButtonLink>
      }
    >
      <Trans>
        Say which occupation you train for and where. You write with a template; whoever says yes gives you name and
        number.
      </Trans>
    </EmptyState>
  ) : (
    <EmptyState
      illustration={<EmployeeDashboardIllustration />}
      title={t`Hand on good applicants`}
      action={
        <RouterButtonLink to="/registration-codes/create">
          <Trans>Create code</Trans>
        </RouterButtonLink>
      }
    >
      <Trans>With a registration code you recommend applicants you can’t take to companies that are looking.</Trans>
    </EmptyState>
  );
}

function Searching({ search: { matchable, isMore, pings, nextEnd } }: { search: SearchingSide }) {
  const { t, i18n } = useLingui();
  const end = nextEnd === undefined ? undefined : i18n.date(nextEnd, { day: 'numeric', month: 'long' });
  const number = i18n.number(matchable);
  return (
    <section className={css.side} aria-labelledby="searching">
      <Heading level={2} look="title" id="searching">
        <Trans>Your company’s search</Trans>
      </Heading>
      <StatTiles>
        <StatTile
          figure={isMore ? t`over ${number}` : number}
          meaning={t`${plural(matchable, { one: 'applicant can be found', other: 'applicants can be found' })}`}
          link={
            <RouterLink variant="alone" to="/search">
              <Trans>Find applicants</Trans>
            </RouterLink>
          }
        />
        <StatTile
          figure={i18n.number(pings.pending)}
          meaning={t`${plural(pings.pending, { one: 'message of your company is waiting for an answer', other: 'messages of your company are waiting for an answer' })}`}
          sentence={end === undefined ? undefined : t`The next answer is due by ${end}.`}
          link={
            <RouterLink variant="alone" to="/pings" search={{ status: 'pending' }}>
              <Trans>Show open messages</Trans>
            </RouterLink>
          }
        />
      </StatTiles>
    </section>
  );
}
