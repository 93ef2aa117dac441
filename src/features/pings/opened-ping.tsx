import { getRouteApi } from '@tanstack/react-router';
import { createElement, useEffect, useEffectEvent, useRef } from 'react';
import { markPingRead } from '../../../contract/pings/follow-ups.endpoints.ts';
import { call } from '../../api/call.ts';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import type { Bench } from '../../kit/bench/use-bench.ts';
import type { List } from '../../kit/bench/use-turning.ts';
import { useChanged } from '../../kit/use-changed.ts';
import { useLater } from '../../ui/dialog/layer.ts';
import { pingPanel } from './pings-later.ts';

const route = getRouteApi('/member/pings');

interface OpenedPingProps {
  readonly bench: Bench;
  readonly place: List;
  readonly isBeside: boolean;
  readonly onClose: () => void;
}

/** The message that the address names, beside the list: a row of it, or fetched with it. */
export function OpenedPing({ bench, place, isBeside, onClose }: OpenedPingProps) {
  const { list, opened: fetched, asked, deletions, now } = route.useLoaderData();
  const { ping } = route.useSearch();
  const index = list.data.findIndex(({ id }) => id === ping);
  const opened = list.data[index] ?? (fetched?.id === ping ? fetched : undefined);
  const onChanged = useChanged('/pings');
  useEffect(() => fetchAhead(pingPanel.fetch), []);
  useReading(opened, onChanged);
  // on the way back through the history one may come to somebody of another page
  const unknown = opened === undefined && asked !== ping ? ping : undefined;
  const fetch = useEffectEvent(() => void onChanged());
  useEffect(() => {
    if (unknown !== undefined) fetch();
  }, [unknown]);
  const Panel = useLater(pingPanel, opened !== undefined, onClose);
  if (!opened || !Panel) return null;
  return createElement(Panel, {
    ping: opened,
    now,
    deletion: deletions.requests.find(({ ping_id }) => ping_id === opened.id),
    isBeside,
    position: index === -1 ? undefined : { number: place.before + index + 1, of: place.total, isMore: false },
    onMove: bench.move,
    takesFocus: bench.takesFocus,
    onClose,
    onChanged,
  });
}

/** Who opens a message has read it. It keeps its place in the list until somebody goes on. */
function useReading(
  opened: { readonly id: string; readonly unread: boolean } | undefined,
  onLeft: () => Promise<void>,
) {
  const read = useRef<string>(undefined);
  const shown = useRef<string>(undefined);
  const [id, unread] = [opened?.id, opened?.unread === true ? opened.id : undefined];
  const leave = useEffectEvent((next: string | undefined) => {
    if (read.current === undefined || read.current === next) return;
    read.current = undefined;
    void onLeft();
  });
  useEffect(() => {
    if (unread === undefined) return;
    const tell = async () => {
      await call(markPingRead, { params: { id: unread } });
      read.current = unread;
      leave(shown.current);
    };
    void tell().catch(() => undefined);
  }, [unread]);
  useEffect(() => {
    shown.current = id;
    leave(id);
  }, [id]);
}
