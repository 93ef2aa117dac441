import { useLingui } from '@lingui/react';
import { assignInlineVars } from '@vanilla-extract/dynamic';
import { scalePoint } from 'd3-scale';
import { countScale } from './count-scale.ts';
import * as css from './course-chart.css.ts';

export type CourseSeries = {
  readonly name: string;
  /** one for each stretch */
  readonly counts: readonly number[];
};

export type CourseChartProps = {
  /** what each stretch of time is called, the oldest first */
  stretches: readonly string[];
  /** the whole first, then the part of it: a line, then a dashed one */
  series: readonly [CourseSeries] | readonly [CourseSeries, CourseSeries];
};

const size = 100;
const looks = [
  { line: css.whole, dot: css.wholeDot },
  { line: css.part, dot: css.partDot },
] as const;

/** How many over time, as lines over a scale that begins with nothing. For the eye alone: the figures stand in a table. */
export function CourseChart({ stretches, series }: CourseChartProps) {
  const { i18n } = useLingui();
  const y = countScale(Math.max(0, ...series.flatMap(({ counts }) => counts)), [size, 0]);
  const ticks = y.ticks(4);
  const x = scalePoint(
    stretches.map((_, at) => at),
    [0, size],
  );
  const labelled = [...new Set([0, Math.floor((stretches.length - 1) / 2), stretches.length - 1])];
  return (
    <div className={css.chart} aria-hidden="true">
      {series.length > 1 ? (
        <ul className={css.legend}>
          {series.map(({ name }, index) => (
            <li key={name} className={css.entry}>
              <svg className={css.sign} viewBox="0 0 24 4" focusable="false">
                <path className={looks[index]?.line} d="M0 2H24" />
              </svg>
              {name}
            </li>
          ))}
        </ul>
      ) : null}
      <div className={css.scale}>
        {ticks.toReversed().map((tick) => (
          <span key={tick} className={css.tick}>
            {i18n.number(tick)}
          </span>
        ))}
      </div>
      <svg className={css.plot} viewBox={`0 0 ${size} ${size}`} preserveAspectRatio="none" focusable="false">
        {ticks.map((tick) => (
          <path key={tick} className={tick === 0 ? css.ground : css.grid} d={`M0 ${y(tick)}H${size}`} />
        ))}
        {series.map(({ name, counts }, index) => {
          const points = counts.map((count, at) => `${x(at) ?? size / 2} ${y(count)}`);
          return (
            <g key={name}>
              <path className={looks[index]?.line} d={`M${points.join('L')}`} />
              {/* a dot is a line without length, so that it stays round however wide the plot is */}
              <path className={looks[index]?.dot} d={points.map((point) => `M${point}h0`).join('')} />
            </g>
          );
        })}
      </svg>
      <div className={css.stretches}>
        {labelled.map((at) => (
          <span key={at} className={css.stretch} style={assignInlineVars({ [css.place]: `${x(at) ?? size / 2}%` })}>
            {stretches[at]}
          </span>
        ))}
      </div>
    </div>
  );
}
