import type { ReactElement, ReactNode } from 'react';
import { KeysButton } from '../bench/keys-button.tsx';
import { PageKeys } from '../bench/page-keys.tsx';
import { useBench } from '../bench/use-bench.ts';
import { placeIn } from '../bench/use-turning.ts';
import type { Chosen } from '../choosing/use-chosen.ts';
import { useListQuery } from '../list-page.tsx';
import type { Page } from '../list-query.ts';
import { focusNameSearch } from '../name-search.tsx';
import { choosingKeys } from './choosing-later.ts';

interface ChoosingListProps<Row extends { readonly id: string }> {
  readonly page: Page<Row>;
  readonly chosen: Chosen<Row>;
  /** Rows that have a box. */
  readonly mayChoose: (row: Row) => boolean;
  /** The list, with what it takes from here. */
  readonly children: (list: { readonly tools: ReactElement; readonly onReach: (row: Row) => void }) => ReactNode;
}

const nothing = () => undefined;

/**
 * Keys of a list of which several rows are chosen, the same as where applicants are searched: they move the focus
 * between the names (`rowId`), which open on Enter.
 */
export function ChoosingList<Row extends { readonly id: string }>({
  page,
  chosen,
  mayChoose,
  children,
}: ChoosingListProps<Row>) {
  const { query, ask } = useListQuery();
  const bench = useBench({
    keys: page.data.map(({ id }) => id),
    list: placeIn(page, JSON.stringify({ ...query, page: undefined })),
    open: undefined,
    isBeside: false,
    onShow: nothing,
    onTurn: (number) => ask({ page: String(number) }),
  });
  const current = page.data.find(({ id }) => id === bench.current);
  const mayToggle = current !== undefined && mayChoose(current) && (!chosen.isFull || chosen.isChosen(current));
  return (
    <PageKeys
      dialog={choosingKeys}
      onLeave={chosen.rows.length > 0 ? chosen.clear : undefined}
      keys={{
        j: () => bench.move(1),
        k: () => bench.move(-1),
        x: mayToggle ? () => chosen.toggle(current) : undefined,
        '/': focusNameSearch,
      }}
    >
      {(onKeys) => children({ tools: <KeysButton onKeys={onKeys} />, onReach: ({ id }) => bench.come(id) })}
    </PageKeys>
  );
}
