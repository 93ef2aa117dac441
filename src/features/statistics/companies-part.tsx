import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { organizationStatuses } from '../../../contract/organizations/organizations.search.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { StatTile } from '../../ui/stat-tile/stat-tile.tsx';
import { ChartCard } from './chart-card.tsx';
import type { StaffDashboardData } from './staff-dashboard.calls.ts';
import * as css from './staff-dashboard.css.ts';
import { type StatusLabels, usageLabels } from './staff-dashboard-words.ts';

const usages = ['searching', 'referring', 'searching_and_referring', 'unsaid'] as const;

export function CompaniesPart({ data, labels }: { data: StaffDashboardData; labels: StatusLabels }) {
  const { t, i18n } = useLingui();
  const { organizations, employees } = data;
  return (
    <section className={css.part} aria-labelledby="companies">
      <Heading level={2} look="title" id="companies">
        <Trans>Companies</Trans>
      </Heading>
      {organizations.total === 0 ? (
        <Text>
          <Trans>No company is here yet.</Trans>
        </Text>
      ) : (
        <>
          <CompanyTiles organizations={organizations} />
          <div className={css.thirds}>
            <div className={css.first}>
              <ChartCard
                title={t`Where they stand`}
                bars={organizationStatuses.map((status) => ({
                  id: status,
                  label: i18n._(labels.organization[status]),
                  count: organizations.by_status[status],
                }))}
              />
            </div>
            <ChartCard
              title={t`What they are here for`}
              bars={usages.map((usage) => ({
                id: usage,
                label: i18n._(usageLabels[usage]),
                count: organizations.by_usage_type[usage],
              }))}
            />
            <ChartCard
              title={t`Their employees`}
              whole={employees.total}
              bars={[
                { id: 'total', label: t`Registered`, count: employees.total },
                { id: 'verified', label: t`E-mail address confirmed`, count: employees.verified },
                { id: 'onboarded', label: t`Profile complete`, count: employees.onboarded },
                { id: 'active', label: t`Here in the last 30 days`, count: employees.active_30_days },
              ]}
            />
          </div>
        </>
      )}
    </section>
  );
}

function CompanyTiles({ organizations }: Pick<StaffDashboardData, 'organizations'>) {
  const { t, i18n } = useLingui();
  const { total, by_status, with_code, stalled } = organizations;
  const all = i18n.number(total);
  return (
    <div className={css.tiles}>
      <StatTile
        figure={i18n.number(by_status.active)}
        meaning={t`${plural(by_status.active, { one: 'company takes part', other: 'companies take part' })}`}
        sentence={t`Of ${all} that are or were here.`}
        plot={{ kind: 'share', part: by_status.active, whole: total }}
      />
      <StatTile
        figure={i18n.number(with_code)}
        meaning={t`${plural(with_code, { one: 'company hands out a registration code', other: 'companies hand out registration codes' })}`}
        sentence={t`Only codes that are active now.`}
        plot={{ kind: 'share', part: with_code, whole: total }}
      />
      <StatTile
        figure={i18n.number(stalled)}
        meaning={t`${plural(stalled, { one: 'company stands still', other: 'companies stand still' })}`}
        sentence={t`None of its employees was here for 14 days.`}
      />
    </div>
  );
}
