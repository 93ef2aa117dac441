import { getRouteApi } from '@tanstack/react-router';
import { createElement } from 'react';
import { ListPage, ListPending } from '../../kit/list-page.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { useReturn } from '../../kit/use-return.ts';
import { useLater } from '../../ui/dialog/layer.ts';
import { OpenedPing } from './opened-ping.tsx';
import { deletionRequests } from './pings-later.ts';
import { type Known, usePingsList } from './use-pings-list.tsx';
import { WorkTabs } from './work-tabs.tsx';

const route = getRouteApi('/member/pings');

/** Whom the own company has written to, by what there is to do about it; one of them beside the list. */
export function PingsScreen() {
  const { list, deletions, overview, colleagues, work, now } = route.useLoaderData();
  const onChanged = useChanged('/pings');
  useReturn(() => void onChanged());
  const orphans = deletions.requests.filter(({ ping_id }) => ping_id === null);
  const isToDelete = work === 'todo' && orphans.length > 0;
  const ToDelete = useLater(deletionRequests, isToDelete, () => undefined);
  const pings = usePingsList(now, { overview, colleagues, work });
  return (
    <>
      <ListPage {...pings} page={list}>
        {pings.first ? null : <WorkTabs overview={overview} work={work} />}
        {ToDelete && isToDelete ? createElement(ToDelete, { requests: orphans, onChanged }) : null}
      </ListPage>
      <OpenedPing />
    </>
  );
}

const nothing: Known = { overview: { todo: 0, open: 0, done: 0, occupations: [] }, colleagues: [], work: 'todo' };

export function PingsPending() {
  return <ListPending {...usePingsList(0, nothing)} />;
}
