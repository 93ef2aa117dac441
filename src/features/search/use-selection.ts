import { useState } from 'react';
import type { SearchResult } from '../../../contract/search/search.schema.ts';

/** As many as one message can go to. */
const most = 30;

export interface Selection {
  /** In the order of the list; nobody who can't be written to. */
  readonly handles: readonly string[];
  readonly toggle: (handle: string) => void;
  readonly clear: () => void;
}

/** Who of this list is to be written to together; another list begins with nobody. */
export function useSelection(rows: readonly SearchResult[], list: string | undefined): Selection {
  const [chosen, setChosen] = useState<{ readonly list: string | undefined; readonly handles: readonly string[] }>({
    list,
    handles: [],
  });
  const known = chosen.list === list ? chosen.handles : [];
  const handles = rows
    .filter(({ handle, availability, hidden }) => known.includes(handle) && availability === 'available' && !hidden)
    .map(({ handle }) => handle);
  return {
    handles,
    toggle: (handle) => {
      const others = handles.filter((one) => one !== handle);
      const next = others.length < handles.length ? others : [...handles, handle].slice(0, most);
      setChosen({ list, handles: next });
    },
    clear: () => setChosen({ list, handles: [] }),
  };
}
