import { assignInlineVars } from '@vanilla-extract/dynamic';
import type { ReactNode } from 'react';
import { visuallyHidden } from '../visually-hidden/visually-hidden.css.ts';
import * as css from './skeleton.css.ts';

/** A grey block in the final layout. Lengths are CSS: '12rem', '100%'. */
export function Skeleton({
  width = '100%',
  height = '1.5rem',
}: {
  width?: string | undefined;
  height?: string | undefined;
}) {
  return (
    <span
      className={css.skeleton}
      style={assignInlineVars({ [css.width]: width, [css.height]: height })}
      aria-hidden="true"
    />
  );
}

/** Wraps skeletons or a spinner and says once that something loads. */
export function Loading({ label, children }: { label: string; children?: ReactNode }) {
  return (
    <div role="status" aria-busy="true" className={css.delayed}>
      <span className={visuallyHidden}>{label}</span>
      {children}
    </div>
  );
}
