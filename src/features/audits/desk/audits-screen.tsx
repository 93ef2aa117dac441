import { getRouteApi } from '@tanstack/react-router';
import { audits } from '../../../../contract/audits/audits.endpoints.ts';
import { CsvButton } from '../../../kit/desk/csv-button.tsx';
import { useListQuery } from '../../../kit/list-page.tsx';
import { RecordListPage, RecordListPending } from '../../../kit/record-list.tsx';
import { AboutThem } from './about-whom.tsx';
import { useAuditFilters } from './audit-filters.ts';
import { list } from './audits-list.tsx';
import { DaysFields } from './days-fields.tsx';

const route = getRouteApi('/member/audits');

/** Of one person or company there is no beginning to tell of. */
const { first: _beginning, ...ofOne } = list;

export function AuditsScreen() {
  const { page, about } = route.useLoaderData();
  const { from, until } = useListQuery().query;
  const file = page.meta.total > 0 ? <CsvButton of={audits} /> : undefined;
  return (
    <RecordListPage
      of={about.length === 0 ? list : ofOne}
      action={file}
      more={useAuditFilters()}
      tools={from === undefined && until === undefined ? undefined : <DaysFields />}
      page={page}
    >
      <AboutThem of={about} />
    </RecordListPage>
  );
}

export const AuditsPending = () => <RecordListPending of={list} />;
