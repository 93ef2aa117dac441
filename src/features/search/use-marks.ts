import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { noteSeen, setMark } from '../../../contract/search/marks.endpoints.ts';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import type { Mark } from '../../../contract/search/marks.schema.ts';
import { call } from '../../api/call.ts';
import { useNotify } from '../../ui/toast/notify.ts';

type Noted = Partial<Pick<SearchResult, 'seen' | 'saved' | 'hidden'>>;

/** What was noted of people since the list was answered; told to the server as it is done. `onMarked` once a mark is kept. */
export function useMarks(onMarked: () => void) {
  const { t } = useLingui();
  const notify = useNotify();
  const [noted, setNoted] = useState<ReadonlyMap<string, Noted>>(new Map());
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const note = (handle: string, what: Noted): void =>
    setNoted((known) => new Map(known).set(handle, { ...known.get(handle), ...what }));
  const keep = async ({ handle, saved, hidden }: SearchResult, wished: Mark | null): Promise<void> => {
    note(handle, { saved: wished === 'saved', hidden: wished === 'hidden' });
    try {
      await call(setMark, { params: { id: handle }, body: { mark: wished } });
      onMarked();
    } catch {
      note(handle, { saved, hidden });
      notify.show({ tone: 'danger', title: t`This could not be kept just now. Please try again.` });
    }
  };
  return {
    withMarks: (result: SearchResult): SearchResult => ({ ...result, ...noted.get(result.handle) }),
    see: (handle: string): void => {
      note(handle, { seen: true });
      void call(noteSeen, { params: { id: handle } }).catch(() => undefined);
    },
    /** Stands there at once; what can't be kept is taken back and said. */
    mark: (result: SearchResult, wished: Mark | null): void => {
      const kept = keep(result, wished);
      underWay.current = Promise.all([underWay.current, kept]);
    },
    /** Once all that was marked is kept, or taken back. */
    settled: (): Promise<unknown> => underWay.current,
  };
}

export type Marks = ReturnType<typeof useMarks>;
