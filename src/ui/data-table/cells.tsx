import type { ReactElement, ReactNode } from 'react';
import type { Words } from '../button/button.tsx';
import * as css from './cells.css.ts';

interface TwoLinesProps {
  children: ReactNode;
  below: ReactNode;
  /** what has no room in the second one shows when pointed at, and stands elsewhere too */
  isShort?: boolean | undefined;
}

/** Two lines of one cell: what it is about, and quieter what belongs to it. */
export function TwoLines({ children, below, isShort = false }: TwoLinesProps) {
  return (
    <span className={css.lines}>
      {children}
      <span
        className={isShort ? css.oneLine : css.below}
        title={isShort && typeof below === 'string' ? below : undefined}
      >
        {below}
      </span>
    </span>
  );
}

/** Where something stands: its badge, and a sentence that says what comes next. */
export function Standing({ badge, children }: { badge: ReactElement; children: ReactNode }) {
  return (
    <span className={css.standing}>
      <span className={css.badge}>{badge}</span>
      <span className={css.below}>{children}</span>
    </span>
  );
}

/** What must not break in a narrow column. */
export function Whole({ children }: { children: ReactNode }) {
  return <span className={css.whole}>{children}</span>;
}

interface OpenButtonProps {
  children: Words;
  id?: string | undefined;
  /** it opens above the page, not beside the list */
  isDialog?: boolean | undefined;
  onClick: () => void;
}

/** The name of a row that opens beside its list. */
export function OpenButton({ children, id, isDialog = true, onClick }: OpenButtonProps) {
  return (
    <button
      type="button"
      id={id}
      className={css.open}
      aria-haspopup={isDialog ? 'dialog' : undefined}
      onClick={onClick}
    >
      {children}
    </button>
  );
}
