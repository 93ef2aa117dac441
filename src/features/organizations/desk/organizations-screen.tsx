import { getRouteApi } from '@tanstack/react-router';
import { mostVerified } from '../../../../contract/organizations/verifying.schema.ts';
import { useChosen } from '../../../kit/choosing/use-chosen.ts';
import { ChoosingList } from '../../../kit/choosing-list/choosing-list.tsx';
import { useDaysFilter } from '../../../kit/desk/days-filter.ts';
import { RecordListPage, RecordListPending } from '../../../kit/record-list.tsx';
import { mayVerify, Verifying } from './verifying.tsx';
import { list } from './organizations-list.tsx';

const route = getRouteApi('/member/organizations');

export function OrganizationsScreen() {
  const page = route.useLoaderData();
  const chosen = useChosen(page.data, mostVerified);
  const more = useDaysFilter();
  return (
    <Verifying chosen={chosen}>
      <ChoosingList page={page} chosen={chosen} mayChoose={mayVerify}>
        {(keys) => <RecordListPage of={list} offers={chosen} more={more} page={page} {...keys} />}
      </ChoosingList>
    </Verifying>
  );
}

export const OrganizationsPending = () => <RecordListPending of={list} />;
