import { createElement, type ReactNode, useState } from 'react';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import type { Mark } from '../../../contract/search/marks.schema.ts';
import { later, useLater } from '../../ui/dialog/layer.ts';
import { keepKeysSetting, readKeysSetting } from './keys-setting.ts';
import type { Bench } from './use-bench.ts';
import type { Selection } from './use-selection.ts';
import { useKeys } from './use-keys.ts';

const keysDialog = later(async () => (await import('./keys-dialog.tsx')).KeysDialog);

interface PageKeysProps {
  readonly bench: Bench;
  /** Who the keys are about. */
  readonly current: SearchResult | undefined;
  /** Somebody is looked at beside the list. */
  readonly isShown: boolean;
  readonly onShow: (handle: string | undefined) => void;
  readonly onContact: (result: SearchResult) => void;
  readonly onMark: (result: SearchResult, mark: Mark | null) => Promise<void>;
  readonly selection: Selection;
  readonly onFilters: () => void;
  /** The page, with what opens the list of its keys. */
  readonly children: (onKeys: () => void) => ReactNode;
}

/** What can be done from the keyboard alone, and the list of it. */
export function PageKeys({
  bench,
  current,
  isShown,
  onShow,
  onContact,
  onMark,
  selection,
  onFilters,
  children,
}: PageKeysProps) {
  const [isOn, setOn] = useState(readKeysSetting);
  const [isListed, setListed] = useState(false);
  /** Whoever is hidden is done with: on to the next one. */
  const hide = (result: SearchResult): void => {
    void onMark(result, result.hidden ? null : 'hidden');
    if (!result.hidden) bench.move(1);
  };
  useKeys(
    {
      j: () => bench.move(1),
      k: () => bench.move(-1),
      c: current?.availability === 'available' ? () => onContact(current) : undefined,
      s: current && (() => void onMark(current, current.saved ? null : 'saved')),
      h: current && (() => hide(current)),
      x: current?.availability === 'available' ? () => selection.toggle(current.handle) : undefined,
      '/': onFilters,
      '?': () => setListed(true),
    },
    isOn,
  );
  const leave = isShown ? () => onShow(undefined) : selection.handles.length > 0 ? selection.clear : undefined;
  useKeys({ Escape: leave }, true);
  const Dialog = useLater(keysDialog, isListed, () => setListed(false));
  return (
    <>
      {children(() => setListed(true))}
      {Dialog
        ? createElement(Dialog, {
            isOn,
            onOn: (next) => {
              setOn(next);
              keepKeysSetting(next);
            },
            isOpen: isListed,
            onClose: () => setListed(false),
          })
        : null}
    </>
  );
}
