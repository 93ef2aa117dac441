import { useLayoutEffect, useRef, useState } from 'react';
import { rowId } from './row-id.ts';
import { type List, useTurning } from './use-turning.ts';

interface BenchOptions {
  /** Of the rows, from above. */
  readonly keys: readonly string[];
  /** Where they are in the whole list; undefined while there is none. */
  readonly list?: List | undefined;
  /** Who is looked at beside the list. */
  readonly open: string | undefined;
  /** They were before anything was written to them. */
  readonly isKept?: boolean;
  /** The list stays in sight beside whoever is looked at. */
  readonly isBeside: boolean;
  /** To whom a message has just been sent. */
  readonly sent?: string | undefined;
  readonly onShow: (key: string | undefined, isMoving?: boolean) => void;
  /** Once what was noted of people is kept. */
  readonly settled?: () => Promise<unknown>;
  readonly onTurn?: (page: number) => void;
  /** The same page again, where who follows has moved up. */
  readonly onReload?: () => void;
}

/** Who the keys are about, and where the focus goes. */
export interface Bench {
  readonly current: string | undefined;
  /** The focus has come to somebody's row. */
  readonly come: (key: string) => void;
  /** Something beside the list is about to open from somebody's row, which stays where it is. */
  readonly press: (key: string) => void;
  /** Somebody is looked at on purpose: reading begins there. */
  readonly enter: (key: string) => void;
  /** To the next row or the one before, on another page too, with what is shown beside it. */
  readonly move: (step: 1 | -1) => void;
  /** Whether reading is to begin in what is shown beside the list; asked once for each time. */
  readonly takesFocus: () => boolean;
}

const focusRow = (key: string): void => document.getElementById(rowId(key))?.focus();
const topOf = (key: string): number => document.getElementById(rowId(key))?.getBoundingClientRect().top ?? 0;
/** What had it has gone. */
const isFocusLost = (): boolean => document.activeElement === null || document.activeElement === document.body;
/** Beside the list, or above it. */
const isReading = (): boolean => document.activeElement?.closest('[data-panel], [role=dialog]') != null;

/** The keys' place in the list: the one looked at, or else the row that had the focus last. */
export function useBench({ keys, list, open, isKept = true, isBeside, sent, onShow, ...pages }: BenchOptions): Bench {
  const [cursor, setCursor] = useState<string>();
  const isEntering = useRef(false);
  /** Where a row stood when it was pressed. */
  const pressed = useRef<{ readonly key: string; readonly top: number; readonly scrolled: number }>(undefined);
  const current = open ?? cursor;
  /** Where they stood in the list: whoever has left it is followed by who came there instead. */
  const place = useRef(0);

  const neighbour = (key: string, step: 1 | -1): string | undefined => {
    const index = keys.indexOf(key);
    return index === -1 ? undefined : keys[index + step];
  };
  const keepPlace = (key: string): void => {
    pressed.current = { key, top: topOf(key), scrolled: window.scrollY };
  };
  /** The keys follow the focus; whoever reads beside the list reads on there. */
  const goTo = (key: string): void => {
    const isStaying = isReading();
    setCursor(key);
    if (open !== undefined || isStaying) onShow(key, true);
    if (isStaying) document.getElementById(rowId(key))?.scrollIntoView({ block: 'nearest' });
    else focusRow(key);
  };
  const { turn, stay } = useTurning({ keys, list, ...pages, onCome: goTo });

  const before = useRef({ open, sent, page: list?.page });
  useLayoutEffect(() => {
    // another page has nobody's place yet
    if (list?.page !== before.current.page) place.current = 0;
    if (current !== undefined && keys.includes(current)) place.current = keys.indexOf(current);
    const { open: last, sent: lastSent } = before.current;
    before.current = { open, sent, page: list?.page };
    if (open !== last) {
      const { key, top, scrolled } = pressed.current ?? { key: '', top: 0, scrolled: Number.NaN };
      pressed.current = undefined;
      // beside a panel rows grow: those above it push it no farther, unless somebody has scrolled since, or the page
      // stands at its beginning, whose head then stays in sight
      if (window.scrollY === scrolled && scrolled > 0) window.scrollBy(0, topOf(key) - top);
    }
    if (sent !== undefined && sent !== lastSent) {
      const next = neighbour(sent, 1);
      // elsewhere the list comes back, whose row says what becomes of the message
      if (isKept && !isBeside) onShow(undefined);
      else if (isKept && next !== undefined) onShow(next, true);
      else if (isKept) turn(1);
      const inSight = keys.includes(sent) ? sent : (cursor ?? keys[0]);
      focusRow(next ?? inSight ?? sent);
    } else if (last !== undefined && open === undefined && isFocusLost())
      // who has left the list leaves their place to another
      focusRow(keys.includes(last) ? last : (keys[Math.min(place.current, keys.length - 1)] ?? last));
  });

  return {
    current,
    come: setCursor,
    press: keepPlace,
    enter: (key) => {
      stay();
      keepPlace(key);
      setCursor(key);
      isEntering.current = true;
    },
    move: (step) => {
      const isIn = current !== undefined && keys.includes(current);
      const left = Math.min(place.current + (step === 1 ? 0 : -1), keys.length - 1);
      const next = isIn ? neighbour(current, step) : keys[Math.max(0, left)];
      if (next !== undefined) goTo(next);
      else turn(step);
    },
    takesFocus: () => {
      const is = isEntering.current;
      isEntering.current = false;
      return is;
    },
  };
}
