import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { noteSeen, noteView, setMark } from '../../../contract/search/marks.endpoints.ts';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import type { Mark } from '../../../contract/search/marks.schema.ts';
import { call } from '../../api/call.ts';
import { useNotify } from '../../ui/toast/notify.ts';

type Noted = Partial<Pick<SearchResult, 'seen' | 'saved' | 'hidden'>>;

/** Whoever is passed by with a key held down was not looked at. */
const glanceMs = 400;
/** A look that counts: the applicant can see it (decisions, section 6). */
const viewMs = 5000;

/** What was noted of people since the list was answered; told to the server as it is done. */
export function useMarks() {
  const { t } = useLingui();
  const notify = useNotify();
  const [noted, setNoted] = useState<ReadonlyMap<string, Noted>>(new Map());
  const note = (handle: string, what: Noted): void =>
    setNoted((known) => new Map(known).set(handle, { ...known.get(handle), ...what }));
  return {
    withMarks: (result: SearchResult): SearchResult => ({ ...result, ...noted.get(result.handle) }),
    see: (handle: string): void => {
      note(handle, { seen: true });
      void call(noteSeen, { params: { id: handle } }).catch(() => undefined);
    },
    /** Stands there at once; what can't be kept is taken back and said. */
    mark: async ({ handle, saved, hidden }: SearchResult, wished: Mark | null): Promise<void> => {
      note(handle, { saved: wished === 'saved', hidden: wished === 'hidden' });
      try {
        await call(setMark, { params: { id: handle }, body: { mark: wished } });
      } catch {
        note(handle, { saved, hidden });
        notify.show({ tone: 'danger', title: t`This could not be kept just now. Please try again.` });
      }
    },
  };
}

export type Marks = ReturnType<typeof useMarks>;

/** That somebody is looked at: that they were at all, and after five seconds that it counts. */
export function useLook(result: SearchResult | undefined, see: Marks['see']): void {
  const handle = result?.handle;
  const isSeen = result?.seen === true;
  useEffect(() => {
    if (handle === undefined || isSeen) return undefined;
    const glance = setTimeout(() => see(handle), glanceMs);
    return () => clearTimeout(glance);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each who is looked at
  }, [handle, isSeen]);
  useEffect(() => {
    if (handle === undefined) return undefined;
    const view = setTimeout(() => void call(noteView, { params: { id: handle } }).catch(() => undefined), viewMs);
    return () => clearTimeout(view);
  }, [handle]);
}
