import { useLingui } from '@lingui/react/macro';
import { type ReactNode, use, useId } from 'react';
import { type Bar, BarList } from '../../../ui/bar-list/bar-list.tsx';
import { Card } from '../../../ui/card/card.tsx';
import { Funnel } from '../../../ui/funnel/funnel.tsx';
import { Heading, Text } from '../../../ui/heading/heading.tsx';
import { PlotTable } from '../../../ui/plot-table/plot-table.tsx';
import { AsTables } from './plot-view.ts';
import * as css from './staff-dashboard.css.ts';

interface ChartCardProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly whole?: number;
  /** Each of them includes the ones after it. */
  readonly isFunnel?: boolean;
  /** how to read it */
  readonly note?: ReactNode;
}

/** One spread of figures under its heading, drawn or as a table. Only the steps of a whole say that there is nothing. */
export function ChartCard({ title, bars, whole, isFunnel = false, note }: ChartCardProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const isTable = use(AsTables);
  const counted = whole === undefined ? bars.filter(({ count }) => count > 0) : bars;
  const all = whole ?? bars.reduce((sum, { count }) => sum + count, 0);
  const shareOf = (count: number) =>
    all === 0 ? '–' : i18n.number(count / all, { style: 'percent', maximumFractionDigits: 1 });
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={css.chart}>
        <Heading level={3} look="label" id={id}>
          {title}
        </Heading>
        {isTable ? (
          <PlotTable
            aria-labelledby={id}
            head={t`What is counted`}
            columns={[t`How many`, t`Share`]}
            rows={counted.map((bar) => ({
              id: bar.id,
              label: bar.link ?? bar.label,
              values: [bar.count, shareOf(bar.count)],
            }))}
          />
        ) : isFunnel ? (
          <Funnel aria-labelledby={id} steps={counted} whole={whole} />
        ) : (
          <BarList aria-labelledby={id} bars={counted} whole={whole} />
        )}
        {note === undefined ? null : <Text look="small">{note}</Text>}
      </div>
    </Card>
  );
}
