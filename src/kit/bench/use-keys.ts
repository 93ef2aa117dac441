import { useEffect, useRef } from 'react';

/** What each key does; a key without an entry is left alone. */
export type Keys = Readonly<Record<string, (() => void) | undefined>>;

const typing =
  'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable], [role=listbox], [role=menu]';
/** Where other keys count: another question, or what is being written. */
const elsewhere = '[role=dialog]:not(:has([data-panel])), [role=alertdialog], [data-own-keys]';

/** The page's keys, of one letter each, wherever nobody types. */
export function useKeys(keys: Keys, isOn: boolean): void {
  const latest = useRef(keys);
  useEffect(() => {
    latest.current = keys;
  });
  useEffect(() => {
    if (!isOn) return undefined;
    const press = (event: KeyboardEvent): void => {
      if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return;
      if (event.target instanceof Element && event.target.closest(`${typing}, ${elsewhere}`)) return;
      // above the page something asks: the keys wait behind it
      if (!(event.target instanceof Element && event.target.closest('[role=dialog]')) && isCovered()) return;
      const act = latest.current[event.key];
      if (act === undefined) return;
      event.preventDefault();
      act();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [isOn]);
}

const isCovered = (): boolean => document.querySelector('[role=dialog], [role=alertdialog]') !== null;
