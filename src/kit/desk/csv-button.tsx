import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import type { Endpoint } from '../../../contract/kit/endpoint.ts';
import { type ListSearch, queryOf, type SearchOf } from '../../../contract/kit/list-search.ts';
import { download } from '../../api/download.ts';
import { useRefusedAct } from '../../forms/use-refused-act.ts';
import { Button } from '../../ui/button/button.tsx';
import { useListQuery } from '../list-page.tsx';

interface FileButtonProps {
  readonly of: Endpoint;
  /** As the endpoint takes it. */
  readonly query?: object;
}

/** Takes a table along as a file for a spreadsheet. */
export function FileButton({ of, query }: FileButtonProps) {
  const refuse = useRefusedAct();
  const [isPending, setPending] = useState(false);
  const take = async () => {
    setPending(true);
    try {
      await download(of, { query });
    } catch (error) {
      refuse(error);
    } finally {
      setPending(false);
    }
  };
  return (
    <Button variant="quiet" isPending={isPending} onClick={() => void take()}>
      <Trans>Download table (CSV)</Trans>
    </Button>
  );
}

/** The list as its address asks for it, all of its pages. */
export function CsvButton({ of }: { of: { readonly csv: Endpoint; readonly search: ListSearch } }) {
  const { query } = useListQuery();
  const { page: _page, ...asked } = query;
  return <FileButton of={of.csv} query={queryOf(of.search, asked as SearchOf<ListSearch>)} />;
}
