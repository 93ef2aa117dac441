import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { pingStatuses } from '../../../../contract/pings/pings.search.ts';
import { takeEmployeeStatistics } from '../../../../contract/statistics/statistics.endpoints.ts';
import type { EmployeeStatistics } from '../../../../contract/statistics/statistics.schema.ts';
import { useId } from 'react';
import { Text } from '../../../ui/heading/heading.tsx';
import { StatTile } from '../../../ui/stat-tile/stat-tile.tsx';
import { ChartCard } from './chart-card.tsx';
import { CourseCard } from './course-card.tsx';
import { PartHead } from './part-head.tsx';
import type { Days } from './staff-dashboard.calls.ts';
import * as css from './staff-dashboard.css.ts';
import type { StatusLabels } from './staff-dashboard-words.ts';

/** A draft is never stored. */
const shown = pingStatuses.filter((status) => status !== 'draft');

interface MessagesProps {
  readonly employees: EmployeeStatistics;
  readonly labels: StatusLabels;
  readonly days: Days;
}

export function MessagesPart({ employees, labels, days }: MessagesProps) {
  const id = useId();
  const { t, i18n } = useLingui();
  const { pings_by_status, answer_rate, course } = employees;
  const { pending, accepted } = pings_by_status;
  const answered = i18n.number(answer_rate.answered);
  const answerable = i18n.number(answer_rate.of);
  return (
    <section className={css.part} aria-labelledby={id}>
      <PartHead
        id={id}
        title={<Trans>Messages</Trans>}
        file={
          employees.total > 0
            ? { of: takeEmployeeStatistics, words: <Trans>Employees’ and messages’ figures (CSV)</Trans>, days }
            : undefined
        }
      />
      {Object.values(pings_by_status).every((count) => count === 0) ? (
        <Text>
          {days ? (
            <Trans>No message went out on these days.</Trans>
          ) : (
            <Trans>No company has written to an applicant yet.</Trans>
          )}
        </Text>
      ) : (
        <>
          <div className={css.tiles}>
            <StatTile
              figure={
                answer_rate.of === 0 ? '–' : i18n.number(answer_rate.answered / answer_rate.of, { style: 'percent' })
              }
              meaning={t`of the messages are answered`}
              sentence={
                answer_rate.of === 0
                  ? t`Nobody has answered yet, and no time for an answer is over.`
                  : t`${answered} of ${answerable} that could be answered.`
              }
              plot={{ kind: 'share', part: answer_rate.answered, whole: answer_rate.of }}
            />
            <StatTile
              figure={i18n.number(pending)}
              meaning={t`${plural(pending, { one: 'message is waiting for an answer', other: 'messages are waiting for an answer' })}`}
              sentence={t`Applicants have 21 days.`}
            />
            <StatTile
              figure={i18n.number(accepted)}
              meaning={t`${plural(accepted, { one: 'applicant said yes', other: 'applicants said yes' })}`}
              sentence={t`Their company has name and contact details.`}
            />
          </div>
          <div className={css.halves}>
            <CourseCard
              title={t`Messages over time`}
              course={course}
              series={[
                { name: t`Gone out`, counts: course.map(({ sent }) => sent) },
                { name: t`of these with a yes`, counts: course.map(({ accepted: yes }) => yes) },
              ]}
            />
            <ChartCard
              title={t`What became of them`}
              bars={shown.map((status) => ({
                id: status,
                label: i18n._(labels.ping[status]),
                count: pings_by_status[status],
              }))}
            />
          </div>
        </>
      )}
    </section>
  );
}
