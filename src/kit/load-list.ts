import { redirect } from '@tanstack/react-router';
import type { Endpoint, InputOf, ResponseOf } from '../../contract/kit/endpoint.ts';
import { type ListSearch, queryOf, type SearchOf } from '../../contract/kit/list-search.ts';
import { call } from '../api/call.ts';
import { whose } from './given.ts';
import type { Page } from './list-query.ts';

/** A page of a resource's list, of the organization that is given; one past the end becomes the last one, in the address as well. @throws the redirect */
export async function loadList<E extends Endpoint, const Search extends ListSearch>(
  { list, search }: { readonly list: E; readonly search: Search },
  asked: SearchOf<Search>,
  signal: AbortSignal,
  given?: string,
): Promise<ResponseOf<E>> {
  const query = queryOf(search, asked);
  const filter = { ...query.filter, ...whose(given) };
  const answer = await call(list, { query: { ...query, filter } } as unknown as InputOf<E>, { signal });
  const { meta } = answer as unknown as Page<unknown>;
  const last = Math.max(1, Math.ceil(meta.total / meta.per_page));
  if (meta.current_page > last)
    throw redirect({ to: '.', search: { ...asked, page: String(last) } as never, replace: true });
  return answer;
}
