import { useLayoutEffect, useRef } from 'react';
import type { Page } from '../list-query.ts';

/** Where in the whole list a page of it is. */
export interface List {
  /** The same for all pages of what was asked, in whatever order. */
  readonly key: string;
  /** Another object for each answer. */
  readonly answer: object;
  readonly page: number;
  readonly pages: number;
  /** So many come before this page. */
  readonly before: number;
  readonly total: number;
  /** There are more than `total`. */
  readonly isMore: boolean;
  /** Something was done meanwhile with somebody on it: who follows may have moved up. */
  readonly isOutdated: boolean;
}

/** A page among all of what was asked, which `key` tells. */
export function placeIn(page: Page<unknown>, key: string): List {
  const { total, per_page, current_page } = page.meta;
  return {
    key,
    answer: page,
    page: current_page,
    pages: Math.max(1, Math.ceil(total / per_page)),
    before: (current_page - 1) * per_page,
    total,
    isMore: false,
    isOutdated: false,
  };
}

interface TurningOptions {
  readonly keys: readonly string[];
  readonly list: List | undefined;
  readonly settled?: () => Promise<unknown>;
  readonly onTurn?: (page: number) => void;
  readonly onReload?: () => void;
  /** Who follows, or comes before, is there. */
  readonly onCome: (key: string) => void;
}

/** On from the last row of a page to the first of the next one, and back; nobody is left out in between. */
export function useTurning(options: TurningOptions) {
  const latest = useRef(options);
  const turning = useRef<{ readonly step: 1 | -1; readonly from: List; readonly known: ReadonlySet<string> }>(
    undefined,
  );

  const begin = (step: 1 | -1): void => {
    const { keys, list, onTurn, onReload } = latest.current;
    if (list === undefined) return;
    const page = step === 1 && list.isOutdated ? list.page : list.page + step;
    if (page < 1 || page > list.pages) return;
    turning.current = { step, from: list, known: new Set(keys) };
    if (page === list.page) onReload?.();
    else onTurn?.(page);
  };
  const arrive = (): void => {
    const { keys, list, onCome } = latest.current;
    if (turning.current === undefined || list?.answer === turning.current.from.answer) return;
    const { step, from, known } = turning.current;
    turning.current = undefined;
    if (list?.key !== from.key) return;
    const first = keys.findIndex((key) => known.has(key));
    const last = keys.findLastIndex((key) => known.has(key));
    const next = step === 1 ? keys[last + 1] : first === -1 ? keys.at(-1) : keys[first - 1];
    if (next !== undefined) onCome(next);
    else if (list.page === from.page) begin(step);
  };
  useLayoutEffect(() => {
    latest.current = options;
    arrive();
  });
  return {
    turn: (step: 1 | -1): void => {
      if (turning.current !== undefined) return;
      const { settled = () => Promise.resolve() } = latest.current;
      void settled().then(() => begin(step));
    },
    /** Somebody goes elsewhere meanwhile. */
    stay: (): void => {
      turning.current = undefined;
    },
  };
}
