import { useLingui } from '@lingui/react/macro';
import { type ReactNode, use, useId } from 'react';
import { formatLocales } from '../../../../contract/kit/dates.ts';
import type { Locale } from '../../../../contract/kit/fields.ts';
import { Card } from '../../../ui/card/card.tsx';
import { CourseChart, type CourseSeries } from '../../../ui/course-chart/course-chart.tsx';
import { Heading } from '../../../ui/heading/heading.tsx';
import { PlotTable } from '../../../ui/plot-table/plot-table.tsx';
import { visuallyHidden } from '../../../ui/visually-hidden/visually-hidden.css.ts';
import { AsTables } from './plot-view.ts';
import * as css from './staff-dashboard.css.ts';

interface Stretch {
  readonly from: string;
  readonly until: string;
}

interface CourseCardProps<S extends Stretch> {
  readonly title: string;
  readonly course: readonly S[];
  readonly series: readonly [CourseSeries] | readonly [CourseSeries, CourseSeries];
  /** A stretch's words as the way to whom it counts. */
  readonly renderLink?: (stretch: S, words: string) => ReactNode;
}

const noonOf = (day: string): Date => new Date(`${day}T12:00:00`);

/** What came when, as lines; the same as a table for who reads with the ears, and for everybody who asks for tables. */
export function CourseCard<S extends Stretch>({ title, course, series, renderLink }: CourseCardProps<S>) {
  const { t, i18n } = useLingui();
  const id = useId();
  const isTable = use(AsTables);
  const days = new Intl.DateTimeFormat(formatLocales[i18n.locale as Locale], { day: 'numeric', month: 'short' });
  const wordsOf = ({ from, until }: Stretch) => days.formatRange(noonOf(from), noonOf(until));
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={css.chart}>
        <Heading level={3} look="label" id={id}>
          {title}
        </Heading>
        {isTable ? null : (
          <CourseChart stretches={course.map(({ from }) => days.format(noonOf(from)))} series={series} />
        )}
        <div className={isTable ? undefined : visuallyHidden}>
          <PlotTable
            aria-labelledby={id}
            head={t`Days`}
            columns={series.map(({ name }) => name)}
            rows={course.map((stretch, at) => {
              const values = series.map(({ counts }) => counts[at] ?? 0);
              const isLed = isTable && renderLink !== undefined && values.some((count) => count > 0);
              const words = wordsOf(stretch);
              return { id: stretch.from, label: isLed ? renderLink(stretch, words) : words, values };
            })}
          />
        </div>
      </div>
    </Card>
  );
}
