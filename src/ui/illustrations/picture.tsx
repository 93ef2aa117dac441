import type { ReactNode } from 'react';
import * as css from './picture.css.ts';

/** The place of a drawing above the words of a page, kept until the drawing is there. */
export function Picture({ children }: { children: ReactNode }) {
  return <div className={css.picture}>{children}</div>;
}
