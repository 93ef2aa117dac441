import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import { localeOf } from '../../i18n/in-both.ts';
import { ChosenBar } from './chosen-bar.tsx';
import type { Chosen } from './use-chosen.ts';

interface ChosenRowsProps<Row extends { readonly id: string }> {
  readonly chosen: Chosen<Row>;
  readonly nameOf: (row: Row) => string;
  /** What can be done with them. */
  readonly children: ReactNode;
}

/** Those chosen of a list of records, and what can be done with them. */
export function ChosenRows<Row extends { readonly id: string }>({ chosen, nameOf, children }: ChosenRowsProps<Row>) {
  const { t, i18n } = useLingui();
  const { rows, isFull, most, clear } = chosen;
  const isThere = rows.length > 0;
  return (
    <ChosenBar
      label={t`Selection`}
      isThere={isThere}
      count={
        !isThere ? null : isFull ? (
          <Trans>{most} selected, the most at once</Trans>
        ) : (
          <Plural value={rows.length} one="One selected" other="# selected" />
        )
      }
      names={new Intl.ListFormat(localeOf(i18n)).format(rows.map(nameOf))}
      clear={<Trans>Clear the selection</Trans>}
      onClear={clear}
    >
      {isThere ? children : null}
    </ChosenBar>
  );
}
