import { getRouteApi } from '@tanstack/react-router';
import { organizationsProgress } from '../../../../contract/organizations/progress.endpoints.ts';
import { mostReminded } from '../../../../contract/organizations/progress.schema.ts';
import { useChosen } from '../../../kit/choosing/use-chosen.ts';
import { ChoosingList } from '../../../kit/choosing-list/choosing-list.tsx';
import { CsvButton } from '../../../kit/desk/csv-button.tsx';
import { RecordListPage, RecordListPending } from '../../../kit/record-list.tsx';
import { ProgressOverview } from './progress-overview.tsx';
import { mayRemind, Reminding } from './reminding.tsx';
import { list } from './progress-list.tsx';

const route = getRouteApi('/member/organizations-progress');

export function ProgressScreen() {
  const { page, summary } = route.useLoaderData();
  const chosen = useChosen(page.data, mostReminded);
  const csv = page.meta.total > 0 ? <CsvButton of={organizationsProgress} /> : undefined;
  return (
    <Reminding chosen={chosen}>
      {(reminding) => (
        <ChoosingList page={page} chosen={chosen} mayChoose={mayRemind}>
          {(keys) => (
            <RecordListPage of={list} offers={chosen} action={csv} page={page} {...keys}>
              <ProgressOverview summary={summary} {...reminding} />
            </RecordListPage>
          )}
        </ChoosingList>
      )}
    </Reminding>
  );
}

export const ProgressPending = () => <RecordListPending of={list} />;
