import { getRouteApi } from '@tanstack/react-router';
import { organizationsProgress } from '../../../../contract/organizations/progress.endpoints.ts';
import { mostReminded } from '../../../../contract/organizations/progress.schema.ts';
import { useChosen } from '../../../kit/choosing/use-chosen.ts';
import { ChoosingList } from '../../../kit/choosing-list/choosing-list.tsx';
import { CsvButton } from '../../../kit/desk/csv-button.tsx';
import { useListQuery } from '../../../kit/list-page.tsx';
import { RecordListPage, RecordListPending } from '../../../kit/record-list.tsx';
import { ProgressOverview } from './progress-overview.tsx';
import { mayRemind, Reminding } from './reminding.tsx';
import { list } from './progress-list.tsx';
import { SlidingRows } from './sliding-rows.tsx';

const route = getRouteApi('/member/organizations-progress');

export function ProgressScreen() {
  const { page, summary } = route.useLoaderData();
  const chosen = useChosen(page.data, mostReminded);
  const asked = JSON.stringify(useListQuery().query);
  const csv = page.meta.total > 0 ? <CsvButton of={organizationsProgress} /> : undefined;
  return (
    <Reminding chosen={chosen}>
      {(reminding) => (
        <ChoosingList page={page} chosen={chosen} mayChoose={mayRemind}>
          {(keys) => (
            <SlidingRows ids={page.data.map(({ id }) => id)} asked={asked}>
              <RecordListPage of={list} offers={chosen} action={csv} page={page} {...keys}>
                <ProgressOverview summary={summary} {...reminding} />
              </RecordListPage>
            </SlidingRows>
          )}
        </ChoosingList>
      )}
    </Reminding>
  );
}

export const ProgressPending = () => <RecordListPending of={list} />;
