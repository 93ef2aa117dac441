import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type applicantsSearch, listedStatuses } from '../../../../contract/applicants/desk.search.ts';
import { unmatchableReasons } from '../../../../contract/applicants/unmatchable-reasons.ts';
import type { SearchOf } from '../../../../contract/kit/list-search.ts';
import { applicantFigures, applicantsBy } from '../../../../contract/statistics/figures.ts';
import { takeApplicantStatistics } from '../../../../contract/statistics/statistics.endpoints.ts';
import type { ApplicantStatistics } from '../../../../contract/statistics/statistics.schema.ts';
import { useId } from 'react';
import { areaInWords } from '../../../../contract/applicants/area-words.ts';
import { currentLocale } from '../../../i18n/locale.ts';
import { Text } from '../../../ui/heading/heading.tsx';
import { RouterLink } from '../../../ui/link/router-link.tsx';
import { StatTile } from '../../../ui/stat-tile/stat-tile.tsx';
import { ChartCard } from './chart-card.tsx';
import { CourseCard } from './course-card.tsx';
import { PartHead } from './part-head.tsx';
import type { Days } from './staff-dashboard.calls.ts';
import * as css from './staff-dashboard.css.ts';
import { reasonLabels, type StatusLabels } from './staff-dashboard-words.ts';

type ApplicantSearch = SearchOf<typeof applicantsSearch>;

/** A line with the way to those it counts; nobody is no list. */
const lineOf = (days: Days) => (id: string, label: string, count: number, search: ApplicantSearch) => ({
  id,
  label,
  count,
  ...(count > 0 && {
    link: (
      <RouterLink variant="alone" to="/applicants" search={{ ...search, ...days }}>
        {label}
      </RouterLink>
    ),
  }),
});

/** The most frequent by name, then the others and those without one, where there are any. */
const barsOf = <Id extends string | number>(
  line: ReturnType<typeof lineOf>,
  { top, rest, none }: Ranked<Id>,
  searchOf: (id: Id) => ApplicantSearch,
  others: string,
  without: { readonly label: string; readonly search: ApplicantSearch },
) => [
  ...top.map(({ id, name, count }) => line(String(id), name, count, searchOf(id))),
  ...(rest > 0 ? [{ id: 'rest', label: others, count: rest, isRest: true }] : []),
  ...(none > 0 ? [{ ...line('none', without.label, none, without.search), isRest: true }] : []),
];
interface Ranked<Id> {
  readonly top: readonly { readonly id: Id; readonly name: string; readonly count: number }[];
  readonly rest: number;
  readonly none: number;
}

interface ApplicantsProps {
  readonly applicants: ApplicantStatistics;
  readonly labels: StatusLabels;
  readonly days: Days;
}

export function ApplicantsPart({ applicants, labels, days }: ApplicantsProps) {
  const { t } = useLingui();
  const id = useId();
  const line = lineOf(days);
  const { by_area } = applicants;
  const areas = {
    ...by_area,
    top: by_area.top.map((area) => ({ ...area, name: areaInWords(currentLocale(), area.name) })),
  };
  return (
    <section className={css.part} aria-labelledby={id}>
      <PartHead
        id={id}
        title={<Trans>Applicants</Trans>}
        file={
          applicants.total > 0
            ? { of: takeApplicantStatistics, words: <Trans>Applicants’ figures (CSV)</Trans>, days }
            : undefined
        }
      />
      {applicants.total === 0 ? (
        <Text>
          {days ? (
            <Trans>Nobody registered on these days.</Trans>
          ) : (
            <Trans>Nobody has registered yet. Applicants come with a registration code that a company hands on.</Trans>
          )}
        </Text>
      ) : (
        <>
          <ApplicantTiles applicants={applicants} days={days} />
          <Registered applicants={applicants} days={days} />
          <HowTheyStand applicants={applicants} labels={labels} days={days} />
          <div className={css.spread}>
            <ChartCard
              title={t`What they want to learn`}
              bars={barsOf(line, applicants.by_occupation, applicantsBy.occupation, t`Other occupations`, {
                label: t`Not chosen yet`,
                search: applicantFigures.without_occupation,
              })}
            />
            <ChartCard
              title={t`Who recommended them`}
              bars={barsOf(line, applicants.by_source, applicantsBy.source, t`Other companies`, {
                label: t`Without a code`,
                search: applicantFigures.without_code,
              })}
            />
            <ChartCard
              title={t`Where they live`}
              bars={barsOf(line, areas, applicantsBy.area, t`Other areas`, {
                label: t`Without a known area`,
                search: applicantFigures.without_area,
              })}
            />
          </div>
        </>
      )}
    </section>
  );
}

/** When they came; without days the last twelve weeks. */
function Registered({ applicants: { course }, days }: Omit<ApplicantsProps, 'labels'>) {
  const { t } = useLingui();
  return (
    <CourseCard
      title={days ? t`Registered over time` : t`Registered in the last twelve weeks`}
      course={course}
      series={[{ name: t`Registered`, counts: course.map(({ registered }) => registered) }]}
      renderLink={({ from, until }, words) => (
        <RouterLink variant="alone" to="/applicants" search={{ ...applicantFigures.verified, from, until }}>
          {words}
        </RouterLink>
      )}
    />
  );
}

function ApplicantTiles({ applicants, days }: Omit<ApplicantsProps, 'labels'>) {
  const { t, i18n } = useLingui();
  const { matchable, verified, minors_waiting } = applicants;
  const confirmed = i18n.number(verified);
  const month = i18n.number(applicants.new?.days_30 ?? 0);
  const points = applicants.course.map(({ registered }) => registered);
  return (
    <div className={css.tiles}>
      <StatTile
        figure={i18n.number(matchable)}
        meaning={t`${plural(matchable, { one: 'can be found by companies', other: 'can be found by companies' })}`}
        sentence={
          <Trans>
            Of{' '}
            <RouterLink to="/applicants" search={{ ...applicantFigures.verified, ...days }}>
              {confirmed} with a confirmed e-mail address
            </RouterLink>
            .
          </Trans>
        }
        plot={{ kind: 'share', part: matchable, whole: verified }}
        link={
          <RouterLink variant="alone" to="/applicants" search={{ ...applicantFigures.matchable, ...days }}>
            <Trans>See who can be found</Trans>
          </RouterLink>
        }
      />
      {applicants.new === null ? (
        <StatTile
          figure={i18n.number(applicants.total)}
          meaning={t`registered on these days`}
          sentence={t`With and without a confirmed e-mail address.`}
          plot={{ kind: 'line', points }}
          link={
            <RouterLink variant="alone" to="/applicants" search={{ ...applicantFigures.total, ...days }}>
              <Trans>See who came</Trans>
            </RouterLink>
          }
        />
      ) : (
        <StatTile
          figure={i18n.number(applicants.new.days_7)}
          meaning={t`new in the last 7 days`}
          sentence={
            <Trans>
              <RouterLink to="/applicants" search={applicantFigures.days_30}>
                In 30 days: {month}
              </RouterLink>
              . The line shows twelve weeks.
            </Trans>
          }
          plot={{ kind: 'line', points }}
          link={
            <RouterLink variant="alone" to="/applicants" search={applicantFigures.days_7}>
              <Trans>See who is new</Trans>
            </RouterLink>
          }
        />
      )}
      <StatTile
        figure={i18n.number(minors_waiting)}
        meaning={t`${plural(minors_waiting, { one: 'minor is waiting for a guardian', other: 'minors are waiting for a guardian' })}`}
        sentence={t`Their profile is complete; only the consent is missing.`}
        link={
          <RouterLink variant="alone" to="/applicants" search={{ ...applicantFigures.minors_waiting, ...days }}>
            <Trans>See who is waiting</Trans>
          </RouterLink>
        }
      />
    </div>
  );
}

function HowTheyStand({ applicants, labels, days }: ApplicantsProps) {
  const { t, i18n } = useLingui();
  const line = lineOf(days);
  const reasons = unmatchableReasons
    .map((reason) =>
      line(reason, i18n._(reasonLabels[reason]), applicants.unmatchable_reasons[reason], applicantsBy.reason(reason)),
    )
    .filter(({ count }) => count > 0)
    .toSorted((a, b) => b.count - a.count);
  return (
    <div className={css.thirds}>
      <div className={css.first}>
        <ChartCard
          title={t`How far they have come`}
          isFunnel
          whole={applicants.total}
          bars={[
            line('total', t`Registered`, applicants.total, applicantFigures.total),
            line('verified', t`E-mail address confirmed`, applicants.verified, applicantFigures.verified),
            line('onboarded', t`Profile complete`, applicants.onboarded, applicantFigures.onboarded),
            line('tos_accepted', t`Terms accepted`, applicants.tos_accepted, applicantFigures.tos_accepted),
            line('matchable', t`Can be found`, applicants.matchable, applicantFigures.matchable),
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
        bars={[
          ...listedStatuses.map((status) =>
            line(
              status,
              i18n._(labels.search[status]),
              applicants.by_search_status[status],
              applicantsBy.search_status(status),
            ),
          ),
          // nobody any more, so there is no list of them
          { id: 'archived', label: i18n._(labels.search.archived), count: applicants.by_search_status.archived },
        ]}
      />
    </div>
  );
}
