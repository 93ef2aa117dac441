import type { ReactElement, ReactNode } from 'react';
import type { Words } from '../button/button.tsx';
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

/** Where something stands: its badge, and a sentence that says what comes next. */
export function Standing({ badge, children }: { badge: ReactElement; children: ReactNode }) {
  return (
    <span className={css.standing}>
      <span>{badge}</span>
      <span className={css.below}>{children}</span>
    </span>
  );
}

/** What must not break in a narrow column. */
export function Whole({ children }: { children: ReactNode }) {
  return <span className={css.whole}>{children}</span>;
}

/** The name of a row that opens beside its list. */
export function OpenButton({ children, onClick }: { children: Words; onClick: () => void }) {
  return (
    <button type="button" className={css.open} aria-haspopup="dialog" onClick={onClick}>
      {children}
    </button>
  );
}
