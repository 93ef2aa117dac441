import type { ReactNode } from 'react';
import * as css from './standalone-frame.css.ts';

export type StandaloneFrameProps = {
  brand: ReactNode;
  /** right of the brand: the language switch, and the way out */
  tools?: ReactNode | undefined;
  /** illustration and a sentence: below the page, beside it from 992 px on */
  aside?: ReactNode | undefined;
  /** imprint, privacy, help: TextLink variant="quiet" */
  footer: ReactNode;
  children: ReactNode;
};

/** A guest's page: whose it is, one thing to do, the small print. */
export function StandaloneFrame({ brand, tools, aside, footer, children }: StandaloneFrameProps) {
  return (
    <div className={aside === undefined ? css.page : `${css.page} ${css.withAside}`}>
      <header className={css.header}>
        <div className={css.brand}>{brand}</div>
        {tools === undefined ? null : <div className={css.tools}>{tools}</div>}
      </header>
      <main className={css.main} id="main" tabIndex={-1}>
        {children}
      </main>
      {aside === undefined ? null : <aside className={css.aside}>{aside}</aside>}
      <footer className={css.footer}>{footer}</footer>
    </div>
  );
}
