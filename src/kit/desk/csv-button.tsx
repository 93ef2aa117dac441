import { Trans } from '@lingui/react/macro';
import type { Endpoint } from '../../../contract/kit/endpoint.ts';
import { type ListSearch, queryOf, type SearchOf } from '../../../contract/kit/list-search.ts';
import { useListQuery } from '../list-page.tsx';
import { FileButton } from './file-button.tsx';

/** The list as its address asks for it, all of its pages. */
export function CsvButton({ of }: { of: { readonly csv: Endpoint; readonly search: ListSearch } }) {
  const { query } = useListQuery();
  const { page: _page, ...asked } = query;
  return (
    <FileButton of={of.csv} query={queryOf(of.search, asked as SearchOf<ListSearch>)}>
      <Trans>Download table (CSV)</Trans>
    </FileButton>
  );
}
