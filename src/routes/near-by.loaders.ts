import { redirect } from '@tanstack/react-router';
import { listInterests } from '../../contract/interests/interests.endpoints.ts';
import { listNearBy, showPortrait } from '../../contract/near-by/near-by.endpoints.ts';
import { ApiError } from '../api/api-error.ts';
import { call } from '../api/call.ts';
import type { NearBySearch } from '../features/near-by/near-by-address.ts';
import { queryFor } from '../features/near-by/near-by-query.ts';
import { portraitSheet } from '../features/near-by/near-by-later.ts';

/** A page past the end becomes the last one, in the address as well. @throws the redirect */
export async function loadNearBy(search: NearBySearch, signal: AbortSignal) {
  const [page, { data: interests }] = await Promise.all([
    call(listNearBy, { query: queryFor(search) }, { signal }),
    call(listInterests, {}, { signal }),
  ]);
  const last = Math.max(1, Math.ceil(page.meta.total / page.meta.per_page));
  if (page.meta.current_page > last)
    throw redirect({ to: '.', search: { ...search, page: String(last) } as never, replace: true });
  return { page, interests };
}

const idPattern = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Null where there is none that the reader may see: the page that stands around it says so. */
export async function loadPortrait(id: string, signal: AbortSignal) {
  if (!idPattern.test(id)) return null;
  try {
    const [{ data }] = await Promise.all([
      call(showPortrait, { params: { id } }, { signal }),
      portraitSheet.fetch().catch(() => undefined),
    ]);
    return data;
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return null;
    throw error;
  }
}
