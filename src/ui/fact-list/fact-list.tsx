import type { ReactNode } from 'react';
import { Glyph, type GlyphName } from '../icon/glyph.tsx';
import * as css from './fact-list.css.ts';

/** A few sentences one should know, each with a sign. */
export function FactList({ children }: { children: ReactNode }) {
  return <ul className={css.list}>{children}</ul>;
}

export function Fact({
  glyph,
  title,
  children,
}: {
  glyph: GlyphName;
  title?: ReactNode | undefined;
  children: ReactNode;
}) {
  return (
    <li className={css.fact}>
      <span className={css.sign}>
        <Glyph name={glyph} />
      </span>
      <div className={css.words}>
        {title === undefined ? null : <p className={css.title}>{title}</p>}
        <div>{children}</div>
      </div>
    </li>
  );
}
