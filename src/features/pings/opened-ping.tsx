import { getRouteApi } from '@tanstack/react-router';
import { createElement, useEffect } from 'react';
import { markPingRead } from '../../../contract/pings/follow-ups.endpoints.ts';
import { call } from '../../api/call.ts';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { useListQuery } from '../../kit/list-page.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { useLater } from '../../ui/dialog/layer.ts';
import { pingDrawer } from './pings-later.ts';

const route = getRouteApi('/member/pings');

/** The message that the address names, beside the list. */
export function OpenedPing() {
  const { opened, deletions, graduationTypes, colleagues, now } = route.useLoaderData();
  const { ask } = useListQuery();
  const onChanged = useChanged('/pings');
  const onClose = () => ask({ ping: undefined });
  useEffect(() => fetchAhead(pingDrawer.fetch), []);
  const unread = opened?.unread ? opened.id : undefined;
  useEffect(() => {
    if (unread !== undefined) void call(markPingRead, { params: { id: unread } }).catch(() => undefined);
  }, [unread]);
  const PingDrawer = useLater(pingDrawer, opened !== undefined, onClose);
  if (!opened || !PingDrawer) return null;
  return createElement(PingDrawer, {
    ping: opened,
    now,
    graduation: graduationTypes.find(({ id }) => id === opened.applicant.graduation_type_id),
    deletion: deletions.requests.find(({ ping_id }) => ping_id === opened.id),
    colleagues,
    onClose,
    onChanged,
  });
}
