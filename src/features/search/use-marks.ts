import { useLingui } from '@lingui/react/macro';
import { useRef, useState } from 'react';
import { noteSeen, setMark } from '../../../contract/search/marks.endpoints.ts';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import type { Mark } from '../../../contract/search/marks.schema.ts';
import { call } from '../../api/call.ts';
import { inOrder } from '../../api/in-order.ts';
import { useNotify } from '../../ui/toast/notify.ts';

type Noted = Partial<Pick<SearchResult, 'seen' | 'saved' | 'hidden'>>;

/** What is under way about one person. */
interface Line {
  readonly send: ReturnType<typeof inOrder>;
  /** As the server has it. */
  kept: Noted;
  wished: Noted;
}

/** What was noted of people since the list was answered; told to the server as it is done. `onMarked` once a mark is kept. */
export function useMarks(onMarked: () => void) {
  const { t } = useLingui();
  const notify = useNotify();
  const [noted, setNoted] = useState<ReadonlyMap<string, Noted>>(new Map());
  const underWay = useRef<Promise<unknown>>(Promise.resolve());
  const note = (handle: string, what: Noted): void =>
    setNoted((known) => new Map(known).set(handle, { ...known.get(handle), ...what }));
  const lines = useRef(new Map<string, Line>());
  const keep = async ({ handle, saved, hidden }: SearchResult, mark: Mark | null): Promise<void> => {
    const wished = { saved: mark === 'saved', hidden: mark === 'hidden' };
    const line = lines.current.get(handle) ?? { send: inOrder(), kept: { saved, hidden }, wished };
    lines.current.set(handle, line);
    line.wished = wished;
    note(handle, wished);
    try {
      await line.send(() => call(setMark, { params: { id: handle }, body: { mark } }));
      line.kept = wished;
      onMarked();
    } catch {
      // what was chosen since stands
      if (line.wished === wished) note(handle, line.kept);
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
