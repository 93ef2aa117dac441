import type { ReactNode } from 'react';
import { Icon } from '../../ui/icon/icon.tsx';
import * as css from './applicant-dashboard.css.ts';

/** What matters less, behind one line that opens. */
export function Folded({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <details className={css.folded}>
      <summary className={css.whole}>
        {title}
        <span className={css.arrow}>
          <Icon name="down" />
        </span>
      </summary>
      {children}
    </details>
  );
}
