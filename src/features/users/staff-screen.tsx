import { getRouteApi } from '@tanstack/react-router';
import { staffTypes } from '../../../contract/users/staff.schema.ts';
import { useMe } from '../../api/session.ts';
import { RecordListPage, RecordListPending } from '../../kit/record-list.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { InviteStaff } from './invite-staff.tsx';
import { staffList } from './staff-list.tsx';
import { Visits } from './visits.tsx';

const route = getRouteApi('/member/staff');

/** The team, and when somebody of the operator was here. */
export function StaffScreen() {
  const { visits, administered, ...page } = route.useLoaderData();
  const { handover } = useMe();
  return (
    <Stack gap={8}>
      <RecordListPage
        of={staffList}
        // who helps the first one in has nothing to do here once there is one
        {...(!(handover && administered) && {
          action: <InviteStaff of={handover ? ['administrator'] : staffTypes} />,
        })}
        page={page}
      />
      <Visits visits={visits} mayEnd={!handover} />
    </Stack>
  );
}

export const StaffPending = () => <RecordListPending of={staffList} />;
