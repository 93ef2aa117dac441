import type { ReactNode } from 'react';
import * as css from './picture.css.ts';

type PictureProps = {
  children: ReactNode;
  /** from 992 px on the guests' layout has a drawing at its side */
  onlyNarrow?: boolean | undefined;
};

/** The place of a drawing above the words of a page, kept until the drawing is there. */
export function Picture({ children, onlyNarrow = false }: PictureProps) {
  return <div className={onlyNarrow ? `${css.picture} ${css.narrow}` : css.picture}>{children}</div>;
}
