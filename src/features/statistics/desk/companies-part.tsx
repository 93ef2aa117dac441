import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { SearchOf } from '../../../../contract/kit/list-search.ts';
import {
  organizationStatuses,
  type organizationsSearch,
} from '../../../../contract/organizations/organizations.search.ts';
import { employeeFigures, organizationFigures, organizationsBy } from '../../../../contract/statistics/figures.ts';
import { takeOrganizationStatistics } from '../../../../contract/statistics/statistics.endpoints.ts';
import { useId } from 'react';
import { Text } from '../../../ui/heading/heading.tsx';
import { RouterLink } from '../../../ui/link/router-link.tsx';
import { StatTile } from '../../../ui/stat-tile/stat-tile.tsx';
import { ChartCard } from './chart-card.tsx';
import { PartHead } from './part-head.tsx';
import type { Days, StaffDashboardData } from './staff-dashboard.calls.ts';
import * as css from './staff-dashboard.css.ts';
import { type StatusLabels, usageLabels } from './staff-dashboard-words.ts';

const usages = ['searching', 'referring', 'searching_and_referring', 'unsaid'] as const;

/** A line with the way to the companies it counts; none are no list. */
const companyOf =
  (days: Days) => (id: string, label: string, count: number, search: SearchOf<typeof organizationsSearch>) => ({
    id,
    label,
    count,
    ...(count > 0 && {
      link: (
        <RouterLink variant="alone" to="/organizations" search={{ ...search, ...days }}>
          {label}
        </RouterLink>
      ),
    }),
  });

const employeeOf = (days: Days) => (figure: keyof typeof employeeFigures, label: string, count: number) => ({
  id: figure,
  label,
  count,
  ...(count > 0 && {
    link: (
      <RouterLink variant="alone" to="/employees" search={{ ...employeeFigures[figure], ...days }}>
        {label}
      </RouterLink>
    ),
  }),
});

export function CompaniesPart({ data, labels }: { data: StaffDashboardData; labels: StatusLabels }) {
  const { t, i18n } = useLingui();
  const { organizations, employees, days } = data;
  const id = useId();
  const [company, employee] = [companyOf(days), employeeOf(days)];
  return (
    <section className={css.part} aria-labelledby={id}>
      <PartHead
        id={id}
        title={<Trans>Companies</Trans>}
        file={
          organizations.total > 0
            ? { of: takeOrganizationStatistics, words: <Trans>Companies’ figures (CSV)</Trans>, days }
            : undefined
        }
      />
      {organizations.total === 0 ? (
        <Text>{days ? <Trans>No company joined on these days.</Trans> : <Trans>No company is here yet.</Trans>}</Text>
      ) : (
        <>
          <CompanyTiles organizations={organizations} days={days} />
          <div className={css.halves}>
            <ChartCard
              title={t`Where they stand`}
              bars={organizationStatuses.map((status) =>
                company(
                  status,
                  i18n._(labels.organization[status]),
                  organizations.by_status[status],
                  organizationsBy.status(status),
                ),
              )}
            />
            <ChartCard
              title={t`What they are here for`}
              bars={usages.map((usage) =>
                company(
                  usage,
                  i18n._(usageLabels[usage]),
                  organizations.by_usage_type[usage],
                  organizationsBy.usage_type(usage),
                ),
              )}
            />
            <ChartCard
              title={t`What they have`}
              whole={organizations.total}
              bars={[
                company(
                  'profile',
                  t`A published profile`,
                  organizations.with_profile,
                  organizationFigures.with_profile,
                ),
                company('code', t`An active code`, organizations.with_code, organizationFigures.with_code),
                company('alert', t`An active alert`, organizations.with_alert, organizationFigures.with_alert),
              ]}
            />
            <ChartCard
              title={t`Their employees`}
              whole={employees.total}
              bars={[
                employee('total', t`Registered`, employees.total),
                employee('verified', t`E-mail address confirmed`, employees.verified),
                employee('onboarded', t`Profile complete`, employees.onboarded),
                employee('active_30_days', t`Here in the last 30 days`, employees.active_30_days),
              ]}
            />
          </div>
        </>
      )}
    </section>
  );
}

function CompanyTiles({ organizations, days }: Pick<StaffDashboardData, 'organizations' | 'days'>) {
  const { t, i18n } = useLingui();
  const { total, by_status, with_code, stalled } = organizations;
  const all = i18n.number(total);
  return (
    <div className={css.tiles}>
      <StatTile
        figure={i18n.number(by_status.active)}
        meaning={t`${plural(by_status.active, { one: 'company takes part', other: 'companies take part' })}`}
        sentence={
          <Trans>
            Of{' '}
            <RouterLink to="/organizations" search={{ ...organizationFigures.total, ...days }}>
              {all} that are or were here
            </RouterLink>
            .
          </Trans>
        }
        plot={{ kind: 'share', part: by_status.active, whole: total }}
        link={
          <RouterLink variant="alone" to="/organizations" search={{ ...organizationFigures.active, ...days }}>
            <Trans>See who takes part</Trans>
          </RouterLink>
        }
      />
      <StatTile
        figure={i18n.number(with_code)}
        meaning={t`${plural(with_code, { one: 'company hands out a registration code', other: 'companies hand out registration codes' })}`}
        sentence={t`Only codes that are active now.`}
        plot={{ kind: 'share', part: with_code, whole: total }}
        link={
          <RouterLink variant="alone" to="/organizations" search={{ ...organizationFigures.with_code, ...days }}>
            <Trans>See who hands them out</Trans>
          </RouterLink>
        }
      />
      <StatTile
        figure={i18n.number(stalled)}
        meaning={t`${plural(stalled, { one: 'company stands still', other: 'companies stand still' })}`}
        sentence={t`None of its employees was here for 14 days.`}
        link={
          <RouterLink variant="alone" to="/organizations" search={{ ...organizationFigures.stalled, ...days }}>
            <Trans>See who stands still</Trans>
          </RouterLink>
        }
      />
    </div>
  );
}
