import { Trans, useLingui } from '@lingui/react/macro';
import { getRouteApi } from '@tanstack/react-router';
import type { YearReport } from '../../../../contract/statistics/report.schema.ts';
import { useTenant } from '../../../api/tenant.ts';
import { RouterLink } from '../../../ui/link/router-link.tsx';
import { PageHeader } from '../../../ui/page-header/page-header.tsx';
import { PrintButton } from '../../../ui/printed/printed.tsx';
import { PageSkeleton } from '../../../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../../../ui/skeleton/skeleton.tsx';
import { Stack } from '../../../ui/stack/stack.tsx';
import { ReportBody } from './report-body.tsx';
import * as css from './report.css.ts';

const route = getRouteApi('/member/statistics/report');

/** A year in plain sentences, for the screen and for paper. */
export function ReportScreen() {
  const { t } = useLingui();
  const report = route.useLoaderData();
  const { year } = report;
  return (
    <Stack gap={6}>
      <PageHeader
        title={t`Report of the year ${year}`}
        lead={<Through report={report} />}
        back={
          <RouterLink variant="alone" to="/dashboard">
            <Trans>Overview</Trans>
          </RouterLink>
        }
        actions={
          <PrintButton variant="secondary">
            <h1 className={css.title}>{t`Report of the year ${year}`}</h1>
            <p>
              {useTenant()?.name ?? ''} · <Through report={report} />
            </p>
            <ReportBody report={report} />
          </PrintButton>
        }
      />
      <Years report={report} />
      <ReportBody report={report} />
    </Stack>
  );
}

export const ReportPending = () => (
  <PageSkeleton>
    <Skeleton height="12rem" />
    <Skeleton height="20rem" />
  </PageSkeleton>
);

/** The part of the year that is counted. */
function Through({ report: { through, year, is_compared } }: { report: YearReport }) {
  const { i18n } = useLingui();
  if (through === null && !is_compared) return <Trans>The whole year.</Trans>;
  if (through === null) return <Trans>The whole year, beside {year - 1}.</Trans>;
  const day = i18n.date(`${through}T12:00:00`, { dateStyle: 'long' });
  if (!is_compared) return <Trans>Until {day}.</Trans>;
  return (
    <Trans>
      Until {day}, beside the whole of {year - 1}.
    </Trans>
  );
}

function Years({ report: { years, year } }: { report: YearReport }) {
  const { t } = useLingui();
  if (years.length < 2) return null;
  return (
    <nav aria-label={t`Other years`} className={css.years}>
      {years.map((one) => (
        <RouterLink
          key={one}
          variant="alone"
          to="/statistics/report"
          search={{ year: String(one) }}
          aria-current={one === year ? 'page' : undefined}
        >
          {String(one)}
        </RouterLink>
      ))}
    </nav>
  );
}
