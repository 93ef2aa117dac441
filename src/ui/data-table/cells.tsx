import type { ReactNode } from 'react';
import * as css from './cells.css.ts';

/** Two lines of one cell: what it is about, and quieter what belongs to it. */
export function TwoLines({ children, below }: { children: ReactNode; below: ReactNode }) {
  return (
    <span className={css.lines}>
      {children}
      <span className={css.below}>{below}</span>
    </span>
  );
}

/** What must not break in a narrow column. */
export function Whole({ children }: { children: ReactNode }) {
  return <span className={css.whole}>{children}</span>;
}
