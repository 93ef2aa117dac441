import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { deskStatuses } from '../../../../contract/pings/desk.search.ts';
import { messageFigures, messagesBy } from '../../../../contract/statistics/figures.ts';
import { takeEmployeeStatistics } from '../../../../contract/statistics/statistics.endpoints.ts';
import type { EmployeeStatistics } from '../../../../contract/statistics/statistics.schema.ts';
import { useId } from 'react';
import { Text } from '../../../ui/heading/heading.tsx';
import { RouterLink } from '../../../ui/link/router-link.tsx';
import { StatTile } from '../../../ui/stat-tile/stat-tile.tsx';
import { ChartCard } from './chart-card.tsx';
import { CourseCard } from './course-card.tsx';
import { PartHead } from './part-head.tsx';
import type { Days } from './staff-dashboard.calls.ts';
import * as css from './staff-dashboard.css.ts';
import type { StatusLabels } from './staff-dashboard-words.ts';

/** A line with the way to the messages it counts; none are no list. */
const messageOf = (days: Days) => (status: (typeof deskStatuses)[number], label: string, count: number) => ({
  id: status,
  label,
  count,
  ...(count > 0 && {
    link: (
      <RouterLink variant="alone" to="/messages" search={{ ...messagesBy.status(status), ...days }}>
        {label}
      </RouterLink>
    ),
  }),
});

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
  const message = messageOf(days);
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
                answer_rate.of === 0 ? (
                  t`Nobody has answered yet, and no time for an answer is over.`
                ) : (
                  <Trans>
                    {answered} of{' '}
                    <RouterLink to="/messages" search={{ ...messageFigures.answerable, ...days }}>
                      {answerable} that could be answered
                    </RouterLink>
                    .
                  </Trans>
                )
              }
              plot={{ kind: 'share', part: answer_rate.answered, whole: answer_rate.of }}
              link={
                answer_rate.answered > 0 ? (
                  <RouterLink variant="alone" to="/messages" search={{ ...messageFigures.answered, ...days }}>
                    <Trans>See which are answered</Trans>
                  </RouterLink>
                ) : undefined
              }
            />
            <StatTile
              figure={i18n.number(pending)}
              meaning={t`${plural(pending, { one: 'message is waiting for an answer', other: 'messages are waiting for an answer' })}`}
              sentence={t`Applicants have 21 days.`}
              link={
                pending > 0 ? (
                  <RouterLink variant="alone" to="/messages" search={{ ...messagesBy.status('pending'), ...days }}>
                    <Trans>See which wait</Trans>
                  </RouterLink>
                ) : undefined
              }
            />
            <StatTile
              figure={i18n.number(accepted)}
              meaning={t`${plural(accepted, { one: 'message has a yes', other: 'messages have a yes' })}`}
              sentence={t`The company has name and contact details.`}
              link={
                accepted > 0 ? (
                  <RouterLink variant="alone" to="/messages" search={{ ...messagesBy.status('accepted'), ...days }}>
                    <Trans>See to which</Trans>
                  </RouterLink>
                ) : undefined
              }
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
              renderLink={({ from, until }, words) => (
                <RouterLink variant="alone" to="/messages" search={{ from, until }}>
                  {words}
                </RouterLink>
              )}
            />
            <ChartCard
              title={t`What became of them`}
              bars={deskStatuses.map((status) => message(status, i18n._(labels.ping[status]), pings_by_status[status]))}
            />
          </div>
        </>
      )}
    </section>
  );
}
