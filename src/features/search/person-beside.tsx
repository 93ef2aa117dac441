import { useLingui } from '@lingui/react';
import { createElement, useState } from 'react';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import { localeOf } from '../../i18n/in-both.ts';
import { PersonPanel } from './person-panel.tsx';
import type { List } from '../../kit/bench/use-turning.ts';
import type { SearchScreenProps } from './search-props.ts';
import type { Bench } from '../../kit/bench/use-bench.ts';
import { useLook } from './use-look.ts';
import type { Marks } from './use-marks.ts';
import type { Selection } from './use-selection.ts';

export interface PersonBesideProps extends Omit<SearchScreenProps, 'onContact'> {
  readonly shown: string | undefined;
  readonly rows: readonly SearchResult[];
  readonly list: List | undefined;
  /** There is a list to look somebody up in. */
  readonly isAnswered: boolean;
  readonly bench: Bench;
  readonly marks: Marks;
  readonly selection: Selection;
  readonly isBeside: boolean;
  readonly onContact: (result: SearchResult) => void;
}

/** Who is looked at, with what the list knows of them; who has left the list stays as last seen. */
export function PersonBeside(props: PersonBesideProps) {
  const {
    query,
    shown,
    rows,
    list,
    isAnswered,
    bench,
    marks,
    selection,
    isBeside,
    graduationTypes,
    onShow,
    onContact,
  } = props;
  const { i18n } = useLingui();
  const [seen, setSeen] = useState<SearchResult>();
  const index = rows.findIndex(({ handle }) => handle === shown);
  const found = rows[index];
  if (found !== undefined && found.handle !== seen?.handle) setSeen(found);
  const last = seen?.handle === shown && seen !== undefined ? marks.withMarks(props.current(seen)) : undefined;
  const result = found ?? last;
  useLook(result, marks.see);
  if (shown === undefined || !isAnswered) return null;
  return createElement(PersonPanel, {
    isBeside,
    result,
    graduation: graduationTypes.find(({ id }) => id === result?.graduation_type_id)?.short[localeOf(i18n)],
    several: shown.split(',').length,
    position:
      index === -1 || list === undefined
        ? undefined
        : { number: list.before + index + 1, of: list.total, isMore: list.isMore },
    status: result && props.statusOf(result),
    history: result && props.historyOf(result),
    unavailable: result && props.unavailableOf(result),
    onUndo: result && props.undoOf(result),
    onMove: bench.move,
    onContact: () => result && onContact(result),
    onMark: (mark) => result && marks.mark(result, mark),
    isSelected: selection.handles.includes(shown),
    onSelect: () => result && selection.toggle(result),
    onClose: () => onShow(undefined),
    renderComposer: props.renderComposer,
    isComposing: query.contact !== undefined,
    takesFocus: bench.takesFocus,
  });
}
