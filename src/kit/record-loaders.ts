import type { Endpoint, InputOf, ResponseOf } from '../../contract/kit/endpoint.ts';
import type { ListSearch, SearchOf } from '../../contract/kit/list-search.ts';
import { call } from '../api/call.ts';
import { loadList } from './load-list.ts';

interface Loaded<List extends Endpoint, Search extends ListSearch, Show extends Endpoint> {
  readonly list: List;
  readonly search: Search;
  readonly show: Show;
}

type RecordOf<Show> = ResponseOf<Show> extends { readonly data: infer Data } ? Data : never;

/** How the pages of a resource are loaded whose forms offer nothing besides; to those of one its record is `{ note }`. */
export function recordLoaders<
  List extends Endpoint,
  const Search extends ListSearch,
  Show extends Endpoint,
  const Name extends string,
>(of: Loaded<List, Search, Show>, name: Name) {
  const loadOne = async (id: string, signal: AbortSignal) => {
    const { data } = (await call(of.show, { params: { id } } as unknown as InputOf<Show>, { signal })) as {
      readonly data: RecordOf<Show>;
    };
    return { [name]: data } as Readonly<Record<Name, RecordOf<Show>>>;
  };
  return {
    loadList: (asked: SearchOf<Search>, signal: AbortSignal, given?: string) => loadList(of, asked, signal, given),
    loadNew: () => Promise.resolve({}),
    loadOne,
    loadEdit: loadOne,
  };
}
