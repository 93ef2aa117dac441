import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { unmatchableReasons } from '../../../contract/applicants/unmatchable-reasons.ts';
import type { ApplicantStatistics, Ranking } from '../../../contract/statistics/statistics.schema.ts';
import { searchStatuses } from '../../../contract/users/me.schema.ts';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import { StatTile } from '../../ui/stat-tile/stat-tile.tsx';
import { ChartCard } from './chart-card.tsx';
import * as css from './staff-dashboard.css.ts';
import { reasonLabels, type StatusLabels } from './staff-dashboard-words.ts';

/** The most frequent by name, then the others and those without one, where there are any. */
const barsOf = ({ top, rest, none }: Ranking, restLabel: string, noneLabel: string) => [
  ...top.map(({ id, name, count }) => ({ id, label: name, count })),
  ...(rest > 0 ? [{ id: 'rest', label: restLabel, count: rest, isRest: true }] : []),
  ...(none > 0 ? [{ id: 'none', label: noneLabel, count: none, isRest: true }] : []),
];

export function ApplicantsPart({ applicants, labels }: { applicants: ApplicantStatistics; labels: StatusLabels }) {
  const { t } = useLingui();
  return (
    <section className={css.part} aria-labelledby="applicants">
      <Heading level={2} look="title" id="applicants">
        <Trans>Applicants</Trans>
      </Heading>
      {applicants.total === 0 ? (
        <Text>
          <Trans>Nobody has registered yet. Applicants come with a registration code that a company hands on.</Trans>
        </Text>
      ) : (
        <>
          <ApplicantTiles applicants={applicants} />
          <HowTheyStand applicants={applicants} labels={labels} />
          <div className={css.halves}>
            <ChartCard
              title={t`What they want to learn`}
              bars={barsOf(applicants.by_occupation, t`Other occupations`, t`Not chosen yet`)}
            />
            <ChartCard
              title={t`Who recommended them`}
              bars={barsOf(applicants.by_source, t`Other companies`, t`Without a code`)}
            />
          </div>
        </>
      )}
    </section>
  );
}

function ApplicantTiles({ applicants }: { applicants: ApplicantStatistics }) {
  const { t, i18n } = useLingui();
  const { matchable, verified, minors_waiting } = applicants;
  const confirmed = i18n.number(verified);
  const month = i18n.number(applicants.new.days_30);
  return (
    <div className={css.tiles}>
      <StatTile
        figure={i18n.number(matchable)}
        meaning={t`${plural(matchable, { one: 'can be found by companies', other: 'can be found by companies' })}`}
        sentence={t`Of ${confirmed} with a confirmed e-mail address.`}
        plot={{ kind: 'share', part: matchable, whole: verified }}
      />
      <StatTile
        figure={i18n.number(applicants.new.days_7)}
        meaning={t`new in the last 7 days`}
        sentence={t`In 30 days: ${month}. The line shows twelve weeks.`}
        plot={{ kind: 'line', points: applicants.weekly }}
      />
      <StatTile
        figure={i18n.number(minors_waiting)}
        meaning={t`${plural(minors_waiting, { one: 'minor is waiting for a guardian', other: 'minors are waiting for a guardian' })}`}
        sentence={t`Their profile is complete; only the consent is missing.`}
      />
    </div>
  );
}

function HowTheyStand({ applicants, labels }: { applicants: ApplicantStatistics; labels: StatusLabels }) {
  const { t, i18n } = useLingui();
  const reasons = unmatchableReasons
    .map((reason) => ({
      id: reason,
      label: i18n._(reasonLabels[reason]),
      count: applicants.unmatchable_reasons[reason],
    }))
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return (
    <div className={css.thirds}>
      <div className={css.first}>
        <ChartCard
          title={t`How far they have come`}
          whole={applicants.total}
          bars={[
            { id: 'total', label: t`Registered`, count: applicants.total },
            { id: 'verified', label: t`E-mail address confirmed`, count: applicants.verified },
            { id: 'onboarded', label: t`Profile complete`, count: applicants.onboarded },
            { id: 'tos_accepted', label: t`Terms accepted`, count: applicants.tos_accepted },
            { id: 'matchable', label: t`Can be found`, count: applicants.matchable },
          ]}
        />
      </div>
      <ChartCard
        title={t`Why others can’t be found`}
        bars={reasons}
        note={
          reasons.length === 0
            ? t`Everybody who has registered can be found.`
            : t`Everybody is counted once, with what comes first.`
        }
      />
      <ChartCard
        title={t`Their search`}
        bars={searchStatuses.map((status) => ({
          id: status,
          label: i18n._(labels.search[status]),
          count: applicants.by_search_status[status],
        }))}
      />
    </div>
  );
}
