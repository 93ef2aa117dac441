import { createElement, type ReactNode, useEffect } from 'react';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { useLater } from '../../ui/dialog/layer.ts';
import { selectionBar } from './search-later.ts';
import type { SelectionBarProps } from './selection-bar.tsx';

/** It, from the first who is chosen on. */
export function SelectionBarLater(props: SelectionBarProps): ReactNode {
  const { handles, isChoosing, clear } = props.selection;
  useEffect(() => fetchAhead(selectionBar.fetch), []);
  const Fetched = useLater(selectionBar, handles.length > 0 || isChoosing, clear);
  return Fetched ? createElement(Fetched, props) : null;
}
