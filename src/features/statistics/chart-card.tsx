import { useId, type ReactNode } from 'react';
import { type Bar, BarList } from '../../ui/bar-list/bar-list.tsx';
import { Card } from '../../ui/card/card.tsx';
import { Heading, Text } from '../../ui/heading/heading.tsx';
import * as css from './staff-dashboard.css.ts';

interface ChartCardProps {
  readonly title: string;
  readonly bars: readonly Bar[];
  readonly whole?: number;
  /** how to read it */
  readonly note?: ReactNode;
}

/** One spread of figures under its heading. Only the steps of a whole say that there is nothing. */
export function ChartCard({ title, bars, whole, note }: ChartCardProps) {
  const id = useId();
  const counted = whole === undefined ? bars.filter(({ count }) => count > 0) : bars;
  return (
    <Card as="section" aria-labelledby={id}>
      <div className={css.chart}>
        <Heading level={3} look="label" id={id}>
          {title}
        </Heading>
        <BarList aria-labelledby={id} bars={counted} whole={whole} />
        {note === undefined ? null : <Text look="small">{note}</Text>}
      </div>
    </Card>
  );
}
