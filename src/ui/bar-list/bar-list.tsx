import { useLingui } from '@lingui/react';
import type { ReactNode } from 'react';
import * as css from './bar-list.css.ts';

/** One line: what is counted, in words, and how many. */
export type Bar = {
  readonly id: string;
  readonly label: string;
  readonly count: number;
  /** the words as the way to whom is counted */
  readonly link?: ReactNode;
  /** all the others together: a figure without a bar, for its bar would flatten every other */
  readonly isRest?: boolean;
};

export type BarListProps = {
  /** id of the heading that says what is spread out here */
  'aria-labelledby': string;
  bars: readonly Bar[];
  /** what a full bar stands for; the greatest count unless given */
  whole?: number | undefined;
};

/** How many of each, a line for each. Words and figures say it; the bars beside them are for the eye. */
export function BarList({ 'aria-labelledby': labelledBy, bars, whole }: BarListProps) {
  const { i18n } = useLingui();
  const full = whole ?? Math.max(0, ...bars.map(({ count, isRest }) => (isRest ? 0 : count)));
  return (
    <ul className={css.list} aria-labelledby={labelledBy}>
      {bars.map(({ id, label, count, link, isRest }) => (
        <li key={id} className={css.line}>
          <span className={css.label}>{link ?? label}</span>{' '}
          <span className={count === 0 ? css.nothing : css.figure}>{i18n.number(count)}</span>
          {isRest ? null : (
            <svg className={css.track} viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
              <rect className={css.filled} width={full <= 0 ? 0 : Math.min(100, (count / full) * 100)} height={6} />
            </svg>
          )}
        </li>
      ))}
    </ul>
  );
}
