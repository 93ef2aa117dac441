import { useEffect, useRef } from 'react';
import { noteView } from '../../../contract/search/marks.endpoints.ts';
import type { SearchResult } from '../../../contract/search/search.schema.ts';
import { call } from '../../api/call.ts';
import { serverNow } from '../../api/server-time.ts';
import type { Marks } from './use-marks.ts';

/** Whoever is passed by with a key held down was not looked at. */
const glanceMs = 400;
/** A look that counts: the applicant can see it (decisions, section 6). */
const viewMs = 5000;
const dayMs = 86_400_000;

/** That somebody is looked at: that they were at all, and after five seconds that it counts, once a day. */
export function useLook(result: SearchResult | undefined, see: Marks['see']): void {
  const handle = result?.handle;
  const isSeen = result?.seen === true;
  const viewed = useRef(new Set<string>());
  useEffect(() => {
    if (handle === undefined || isSeen) return undefined;
    const glance = setTimeout(() => see(handle), glanceMs);
    return () => clearTimeout(glance);
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for each who is looked at
  }, [handle, isSeen]);
  useEffect(() => {
    if (handle === undefined) return undefined;
    const view = setTimeout(() => {
      const look = `${handle} ${Math.floor(serverNow() / dayMs)}`;
      if (viewed.current.has(look)) return;
      viewed.current.add(look);
      void call(noteView, { params: { id: handle } }).catch(() => viewed.current.delete(look));
    }, viewMs);
    return () => clearTimeout(view);
  }, [handle]);
}
