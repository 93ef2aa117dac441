import { useLingui } from '@lingui/react';
import { createElement, useState } from 'react';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import { localeOf } from '../../i18n/in-both.ts';
import { usePersonPanel } from './panel-later.ts';
import type { SearchScreenProps } from './search-props.ts';
import type { Bench } from './use-bench.ts';
import { type Marks, useLook } from './use-marks.ts';

interface PersonBesideProps extends Omit<SearchScreenProps, 'onContact'> {
  readonly shown: string | undefined;
  readonly rows: readonly SearchResult[];
  /** There is a list to look somebody up in. */
  readonly isAnswered: boolean;
  readonly bench: Bench;
  readonly marks: Marks;
  readonly isBeside: boolean;
  readonly onContact: (result: SearchResult) => void;
}

/** Who is looked at, with what the list knows of them; who has left the list stays as last seen. */
export function PersonBeside(props: PersonBesideProps) {
  const { query, shown, rows, isAnswered, bench, marks, isBeside, graduationTypes, onShow, onContact } = props;
  const { i18n } = useLingui();
  const [seen, setSeen] = useState<SearchResult>();
  const index = rows.findIndex(({ handle }) => handle === shown);
  const found = rows[index];
  if (found !== undefined && found.handle !== seen?.handle) setSeen(found);
  const last = seen?.handle === shown && seen !== undefined ? marks.withMarks(props.current(seen)) : undefined;
  const result = found ?? last;
  useLook(result, marks.see);
  const Panel = usePersonPanel(shown !== undefined, () => onShow(undefined));
  if (shown === undefined || Panel === undefined || !isAnswered) return null;
  return createElement(Panel, {
    isBeside,
    result,
    graduation: graduationTypes.find(({ id }) => id === result?.graduation_type_id)?.short[localeOf(i18n)],
    several: shown.split(',').length,
    position: index === -1 ? undefined : { number: index + 1, of: rows.length },
    status: result && props.statusOf(result),
    unavailable: result && props.unavailableOf(result),
    onUndo: result && props.undoOf(result),
    onMove: bench.move,
    onContact: () => result && onContact(result),
    onMark: (mark) => result && void marks.mark(result, mark),
    onClose: () => onShow(undefined),
    composer: props.composer,
    isComposing: query.contact !== undefined,
    takesFocus: bench.takesFocus,
  });
}
