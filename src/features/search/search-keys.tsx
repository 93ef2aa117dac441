import type { ReactNode } from 'react';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import type { Mark } from '../../../contract/search/marks.schema.ts';
import { PageKeys } from '../../kit/bench/page-keys.tsx';
import { keysDialog } from './search-later.ts';
import type { Bench } from '../../kit/bench/use-bench.ts';
import type { Selection } from './use-selection.ts';

interface SearchKeysProps {
  readonly bench: Bench;
  /** Who the keys are about. */
  readonly current: SearchResult | undefined;
  /** Somebody is looked at beside the list. */
  readonly isShown: boolean;
  readonly onShow: (handle: string | undefined) => void;
  readonly onContact: (result: SearchResult) => void;
  readonly onContactMany: (handles: readonly string[]) => void;
  readonly onMark: (result: SearchResult, mark: Mark | null) => void;
  readonly selection: Selection;
  readonly onFilters: () => void;
  /** The page, with what opens the list of its keys. */
  readonly children: (onKeys: () => void) => ReactNode;
}

/** What can be done in the search from the keyboard alone. */
export function SearchKeys({
  bench,
  current,
  isShown,
  onShow,
  onContact,
  onContactMany,
  onMark,
  selection,
  onFilters,
  children,
}: SearchKeysProps) {
  /** Whoever is hidden is done with: on to the next one. */
  const hide = (result: SearchResult): void => {
    onMark(result, result.hidden ? null : 'hidden');
    if (!result.hidden) bench.move(1);
  };
  const contact = current?.availability === 'available' ? () => onContact(current) : undefined;
  const leave = isShown
    ? () => onShow(undefined)
    : selection.isChoosing || selection.handles.length > 0
      ? selection.clear
      : undefined;
  return (
    <PageKeys
      dialog={keysDialog}
      onLeave={leave}
      keys={{
        j: () => bench.move(1),
        k: () => bench.move(-1),
        c: selection.handles.length > 0 ? () => onContactMany(selection.handles) : contact,
        s: current && (() => onMark(current, current.saved ? null : 'saved')),
        h: current && (() => hide(current)),
        x: current?.availability === 'available' ? () => selection.toggle(current) : undefined,
        '/': onFilters,
      }}
    >
      {children}
    </PageKeys>
  );
}
