import { useState } from 'react';
import { mostAtOnce } from '../../../contract/pings/pings.schema.ts';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import type { List } from '../../kit/bench/use-turning.ts';

export interface Selection {
  /** In the order of the list, over all its pages; nobody who can't be written to. */
  readonly people: readonly SearchResult[];
  readonly handles: readonly string[];
  readonly toggle: (result: SearchResult) => void;
  /** Where rows have no box of their own, they have one now. */
  readonly isChoosing: boolean;
  readonly choose: () => void;
  /** Nobody is chosen any more. */
  readonly clear: () => void;
}

interface Chosen {
  readonly list: string | undefined;
  readonly people: readonly { readonly result: SearchResult; readonly number: number }[];
  readonly isChoosing: boolean;
  /** To whom the last message had gone by then. */
  readonly sent: string | undefined;
}

interface SelectionOptions {
  readonly rows: readonly SearchResult[];
  readonly list: List | undefined;
  /** Somebody of another page, as they stand by now. */
  readonly current: (result: SearchResult) => SearchResult;
  readonly sent: string | undefined;
}

/** Who is to be written to together, from any page of a list; another list begins with nobody, and what is sent ends the choosing. */
export function useSelection({ rows, list, current, sent }: SelectionOptions): Selection {
  const nobody: Chosen = { list: list?.key, people: [], isChoosing: false, sent };
  const [chosen, setChosen] = useState(nobody);
  const known = chosen.list === list?.key ? chosen : nobody;
  const isChoosing = known.isChoosing && known.sent === sent;
  const people = known.people
    .map(({ result, number }) => ({
      result: rows.find(({ handle }) => handle === result.handle) ?? current(result),
      number,
    }))
    .filter(({ result: { availability, hidden } }) => availability === 'available' && !hidden);
  const set = (next: Partial<Chosen>) => setChosen({ ...nobody, people, isChoosing, ...next });
  return {
    people: people.map(({ result }) => result),
    handles: people.map(({ result: { handle } }) => handle),
    toggle: (result) => {
      const others = people.filter((one) => one.result.handle !== result.handle);
      if (others.length < people.length) return set({ people: others });
      if (others.length >= mostAtOnce) return undefined;
      const number = (list?.before ?? 0) + rows.findIndex(({ handle }) => handle === result.handle);
      return set({ people: [...others, { result, number }].toSorted((one, other) => one.number - other.number) });
    },
    isChoosing,
    choose: () => set({ isChoosing: true }),
    clear: () => setChosen(nobody),
  };
}
