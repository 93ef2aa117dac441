import { useLingui } from '@lingui/react';
import { scaleLinear } from 'd3-scale';
import type { Bar } from '../bar-list/bar-list.tsx';
import * as css from './funnel.css.ts';

export type FunnelProps = {
  /** id of the heading that says who goes through it */
  'aria-labelledby': string;
  steps: readonly Bar[];
  /** of whom these are; the first step unless given */
  whole?: number | undefined;
};

/** How many come how far: a bar for each step, and between two how many are lost. Words and figures say all of it. */
export function Funnel({ 'aria-labelledby': labelledBy, steps, whole = steps[0]?.count ?? 0 }: FunnelProps) {
  const { i18n } = useLingui();
  const width = scaleLinear([0, Math.max(1, whole)], [0, 100]).clamp(true);
  return (
    <ol className={css.list} aria-labelledby={labelledBy}>
      {steps.map(({ id, label, count, link }, at) => {
        const next = steps[at + 1];
        return (
          <li key={id} className={css.step}>
            <span className={css.label}>{link ?? label}</span>{' '}
            <span className={count === 0 ? css.nothing : css.figure}>{i18n.number(count)}</span>{' '}
            <span className={css.share}>
              {whole === 0 ? '–' : i18n.number(count / whole, { style: 'percent', maximumFractionDigits: 0 })}
            </span>
            <svg className={css.bar} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <rect className={css.filled} width={width(count)} height={10} />
            </svg>
            {next ? (
              <svg className={css.fall} viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                <path className={css.between} d={`M0 0H${width(count)}L${width(next.count)} 10H0Z`} />
              </svg>
            ) : null}
          </li>
        );
      })}
    </ol>
  );
}
