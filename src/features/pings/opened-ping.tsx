import { getRouteApi } from '@tanstack/react-router';
import { useListQuery } from '../../kit/list-page.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { PingDrawer } from './ping-drawer.tsx';

const route = getRouteApi('/member/pings');

/** The message that the address names, beside the list. */
export function OpenedPing() {
  const { opened, deletions, graduationTypes, now } = route.useLoaderData();
  const { ask } = useListQuery();
  const onChanged = useChanged('/pings');
  if (!opened) return null;
  return (
    <PingDrawer
      ping={opened}
      now={now}
      graduation={graduationTypes.find(({ id }) => id === opened.applicant.graduation_type_id)}
      deletion={deletions.requests.find(({ ping_id }) => ping_id === opened.id)}
      onClose={() => ask({ ping: undefined })}
      onChanged={onChanged}
    />
  );
}
