import { Trans, useLingui } from '@lingui/react/macro';
import { type ReactNode, useId } from 'react';
import { fewest, type Pair, step, type YearReport } from '../../../../contract/statistics/report.schema.ts';
import { BarList } from '../../../ui/bar-list/bar-list.tsx';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { WeekChart } from '../../../ui/week-chart/week-chart.tsx';
import * as css from './report.css.ts';

interface Of {
  readonly report: YearReport;
}

/** What the report says, whole: on the screen and on the sheet. */
export function ReportBody({ report }: Of) {
  const { applicants, messages, companies } = report;
  return (
    <div className={css.body}>
      <Part title={<Trans>Young people</Trans>}>
        <Sentence
          of={applicants.registered}
          report={report}
          says={<Trans>registered and confirmed their address</Trans>}
        />
        <Sentence of={applicants.by_code} report={report} says={<Trans>of them came by a company’s code</Trans>} />
        <Sentence of={applicants.found} report={report} says={<Trans>found a place, as far as is known</Trans>} />
        <Sentence of={applicants.found_here} report={report} says={<Trans>of them with one of our companies</Trans>} />
      </Part>
      <Part title={<Trans>Messages of companies</Trans>}>
        <Sentence of={messages.written} report={report} says={<Trans>went out to applicants</Trans>} />
        <Sentence of={messages.answered} report={report} says={<Trans>of them were answered</Trans>} />
        <Sentence of={messages.accepted} report={report} says={<Trans>of the answers were a yes</Trans>} />
      </Part>
      <Part title={<Trans>Companies</Trans>}>
        <Sentence of={companies.joined} report={report} says={<Trans>joined</Trans>} />
        <Sentence of={companies.writing} report={report} says={<Trans>wrote to somebody</Trans>} />
        <Sentence of={companies.referring} report={report} says={<Trans>passed somebody on with a code</Trans>} />
      </Part>
      <Course report={report} />
      <Occupations report={report} />
      <Text look="small">
        <Trans>
          Counted is what is still stored: who has had everything deleted is missing. A figure by which fewer than{' '}
          {fewest} people could be made out is not told, and months are told in steps of {step}.
        </Trans>
      </Text>
    </div>
  );
}

function Part({ title, children }: { title: ReactNode; children: ReactNode }) {
  const id = useId();
  return (
    <section className={css.part} aria-labelledby={id}>
      <Heading level={2} look="title" id={id}>
        {title}
      </Heading>
      <dl className={css.lines}>{children}</dl>
    </section>
  );
}

/** How many did what, and how that compares with the year before. */
function Sentence({ of, report: { year, is_compared }, says }: Of & { of: Pair; says: ReactNode }) {
  const { i18n } = useLingui();
  return (
    <div className={css.line}>
      <dt className={css.says}>{says}</dt>
      <dd className={css.figure}>{of.now === null ? <Trans>not told</Trans> : i18n.number(of.now)}</dd>
      {is_compared ? (
        <dd className={css.before}>
          <Compared of={of} before={year - 1} />
        </dd>
      ) : null}
    </div>
  );
}

function Compared({ of: { now, before: count }, before: year }: { of: Pair; before: number }) {
  const { i18n } = useLingui();
  const before = String(year);
  if (count === null) return <Trans>{before}: not told</Trans>;
  const were = i18n.number(count);
  if (now === null || now === count)
    return (
      <Trans>
        {before}: {were}
      </Trans>
    );
  const difference = i18n.number(Math.abs(now - count));
  return now > count ? (
    <Trans>
      {difference} more than {before} ({were})
    </Trans>
  ) : (
    <Trans>
      {difference} fewer than {before} ({were})
    </Trans>
  );
}

function Course({ report: { months, year } }: Of) {
  const { t, i18n } = useLingui();
  const names = Array.from({ length: 12 }, (_, month) =>
    i18n.date(new Date(year, month, 15), { month: 'short' }).replace('.', ''),
  );
  return (
    <div className={css.course}>
      <WeekChart
        title={t`Month by month, in steps of ${step}`}
        week={t`Month`}
        table={t`The figures as a table`}
        weeks={names}
        isWhole
        series={[
          { name: t`Registered`, counts: months.registered },
          { name: t`Messages`, counts: months.written },
        ]}
      />
    </div>
  );
}

function Occupations({ report: { occupations, other_occupations } }: Of) {
  const { t } = useLingui();
  const id = useId();
  if (occupations.length === 0) return null;
  const rest = { id: 'rest', label: t`Others, and not chosen yet`, count: other_occupations ?? 0, isRest: true };
  return (
    <section className={css.part} aria-labelledby={id}>
      <Heading level={2} look="title" id={id}>
        <Trans>What those who registered want to learn</Trans>
      </Heading>
      <BarList
        aria-labelledby={id}
        bars={[
          ...occupations.map(({ id: occupation, name, count }) => ({ id: occupation, label: name, count })),
          ...(other_occupations === null || other_occupations === 0 ? [] : [rest]),
        ]}
      />
    </section>
  );
}
