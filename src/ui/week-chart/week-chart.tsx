import { useLingui } from '@lingui/react';
import { useId } from 'react';
import * as css from './week-chart.css.ts';

export type WeekSeries = {
  readonly name: string;
  /** one for each week */
  readonly counts: readonly number[];
};

export type WeekChartProps = {
  title: string;
  /** what each week is called */
  weeks: readonly string[];
  /** the whole first, then the part of it: drawn hollow, then filled */
  series: readonly [WeekSeries] | readonly [WeekSeries, WeekSeries];
  /** heads the column of weeks */
  week: string;
  /** opens the table */
  table: string;
  /** one stretch of time: its halves are not compared */
  isWhole?: boolean | undefined;
};

const width = 320;
const height = 132;
const left = 34;
const ground = 108;
const top = 12;

/** The next round number a scale can end at: 4, 10, 20, 40, 100 … */
export function scaleEnd(greatest: number): number {
  const unit = 10 ** Math.floor(Math.log10(Math.max(1, greatest)));
  return [1, 2, 4, 10].map((step) => step * unit).find((end) => end >= Math.max(4, greatest)) ?? 10 * unit;
}

/** How many a week: bars with a scale, the later half set off from the earlier, and the same figures as a table. */
export function WeekChart({ title, weeks, series, week, table, isWhole = false }: WeekChartProps) {
  const { i18n } = useLingui();
  const id = useId();
  const end = scaleEnd(Math.max(0, ...series.flatMap(({ counts }) => counts)));
  const slot = (width - left) / weeks.length;
  const bar = Math.min(14, (slot - 8) / series.length);
  const y = (count: number): number => ground - (count / end) * (ground - top);
  const middle = left + (weeks.length / 2) * slot;
  return (
    <figure className={css.figure} aria-labelledby={id}>
      <figcaption id={id} className={css.title}>
        {title}
      </figcaption>
      {series.length > 1 ? (
        <ul className={css.legend} aria-hidden="true">
          {series.map(({ name }, index) => (
            <li key={name}>
              <span className={index === 0 ? css.hollowSign : css.filledSign} /> {name}
            </li>
          ))}
        </ul>
      ) : null}
      <svg className={css.plot} viewBox={`0 0 ${width} ${height}`} aria-hidden="true" focusable="false">
        {[0, end / 2, end].map((tick) => (
          <g key={tick}>
            <line className={tick === 0 ? css.ground : css.grid} x1={left} x2={width} y1={y(tick)} y2={y(tick)} />
            <text className={css.tick} x={left - 6} y={y(tick) + 4} textAnchor="end">
              {i18n.number(tick)}
            </text>
          </g>
        ))}
        {isWhole ? null : <line className={css.middle} x1={middle} x2={middle} y1={top} y2={ground} />}
        {weeks.map((name, at) => {
          const start = left + at * slot + (slot - bar * series.length) / 2;
          return (
            <g key={name}>
              {series.map(({ counts }, index) => {
                const count = counts[at] ?? 0;
                return (
                  <rect
                    key={series[index]?.name}
                    className={index === 0 && series.length > 1 ? css.hollow : css.filled}
                    x={start + index * bar + 1}
                    y={y(count)}
                    width={bar - 2}
                    height={ground - y(count)}
                  />
                );
              })}
              {at % 2 === 1 ? (
                <text className={css.tick} x={left + (at + 0.5) * slot} y={ground + 16} textAnchor="middle">
                  {name}
                </text>
              ) : null}
            </g>
          );
        })}
      </svg>
      <details className={css.details}>
        <summary className={css.summary}>{table}</summary>
        <table className={css.table}>
          <thead>
            <tr>
              <th scope="col">{week}</th>
              {series.map(({ name }) => (
                <th key={name} scope="col" className={css.number}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {weeks.map((name, at) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {series.map(({ name: of, counts }) => (
                  <td key={of} className={css.number}>
                    {i18n.number(counts[at] ?? 0)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </figure>
  );
}
