import { useLayoutEffect, useRef, useState } from 'react';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import { rowId } from './row-facts.ts';

interface BenchOptions {
  readonly rows: readonly SearchResult[];
  /** Who is looked at beside the list. */
  readonly open: string | undefined;
  /** They were before anything was written to them. */
  readonly isKept: boolean;
  /** The list stays in sight beside whoever is looked at. */
  readonly isBeside: boolean;
  /** To whom a message has just been sent. */
  readonly sent: string | undefined;
  readonly onShow: (handle: string | undefined, isMoving?: boolean) => void;
}

/** Who the keys are about, and where the focus goes. */
export interface Bench {
  readonly current: string | undefined;
  /** The focus has come to somebody's row. */
  readonly come: (handle: string) => void;
  /** Something beside the list is about to open from somebody's row, which stays where it is. */
  readonly press: (handle: string) => void;
  /** Somebody is looked at on purpose: reading begins there. */
  readonly enter: (handle: string) => void;
  /** To the next row or the one before, with what is shown beside it. */
  readonly move: (step: 1 | -1) => void;
  /** Whether reading is to begin in what is shown beside the list; asked once for each time. */
  readonly takesFocus: () => boolean;
}

const focusRow = (handle: string): void => document.getElementById(rowId(handle))?.focus();
const topOf = (handle: string): number => document.getElementById(rowId(handle))?.getBoundingClientRect().top ?? 0;
/** What had it has gone. */
const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;

/** The keys' place in the list: the one looked at, or else the row that had the focus last. */
export function useBench({ rows, open, isKept, isBeside, sent, onShow }: BenchOptions): Bench {
  const [cursor, setCursor] = useState<string>();
  const isEntering = useRef(false);
  /** Where a row stood when it was pressed. */
  const pressed = useRef<{ readonly handle: string; readonly top: number; readonly scrolled: number }>(undefined);
  const current = open ?? cursor;

  const neighbour = (handle: string, step: 1 | -1): string | undefined => {
    const index = rows.findIndex((row) => row.handle === handle);
    return index === -1 ? undefined : rows[index + step]?.handle;
  };
  const keepPlace = (handle: string): void => {
    pressed.current = { handle, top: topOf(handle), scrolled: window.scrollY };
  };
  /** The keys follow the focus. */
  const goTo = (handle: string): void => {
    if (open !== undefined) onShow(handle, true);
    focusRow(handle);
  };

  const before = useRef({ open, sent });
  useLayoutEffect(() => {
    const { open: last, sent: lastSent } = before.current;
    before.current = { open, sent };
    if (open !== last) {
      const { handle, top, scrolled } = pressed.current ?? { handle: '', top: 0, scrolled: Number.NaN };
      pressed.current = undefined;
      // beside a panel rows grow: those above it push it no farther, unless somebody has scrolled since
      if (window.scrollY === scrolled) window.scrollBy(0, topOf(handle) - top);
    }
    if (sent !== undefined && sent !== lastSent) {
      const next = neighbour(sent, 1);
      // elsewhere the list comes back, whose row says what becomes of the message
      if (isKept && !isBeside) onShow(undefined);
      else if (isKept && next !== undefined) onShow(next, true);
      focusRow(next ?? sent);
    } else if (last !== undefined && open === undefined && isFocusLost()) focusRow(last);
  });

  return {
    current,
    come: setCursor,
    press: keepPlace,
    enter: (handle) => {
      keepPlace(handle);
      setCursor(handle);
      isEntering.current = true;
    },
    move: (step) => {
      const isIn = rows.some(({ handle }) => handle === current);
      const next = current !== undefined && isIn ? neighbour(current, step) : rows[0]?.handle;
      if (next === undefined) return;
      // whoever reads beside the list reads on there
      const isReading = document.activeElement?.closest('[data-panel], [role=dialog]') != null;
      if (!isReading) return goTo(next);
      setCursor(next);
      onShow(next, true);
      document.getElementById(rowId(next))?.scrollIntoView({ block: 'nearest' });
      return undefined;
    },
    takesFocus: () => {
      const is = isEntering.current;
      isEntering.current = false;
      return is;
    },
  };
}
