import { getRouteApi } from '@tanstack/react-router';
import { createElement } from 'react';
import { KeysButton } from '../../kit/bench/keys-button.tsx';
import * as layout from '../../kit/bench/layout.css.ts';
import { PageKeys } from '../../kit/bench/page-keys.tsx';
import { useBench } from '../../kit/bench/use-bench.ts';
import { placeIn } from '../../kit/bench/use-turning.ts';
import { useShow } from '../../kit/bench/use-show.ts';
import { ListPage, ListPending, useListQuery } from '../../kit/list-page.tsx';
import { focusNameSearch } from '../../kit/name-search.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { useIsWide } from '../../kit/use-media.ts';
import { useReturn } from '../../kit/use-return.ts';
import { useLater } from '../../ui/dialog/layer.ts';
import { CountedChip } from './counted-chip.tsx';
import { OpenedPing } from './opened-ping.tsx';
import { deletionRequests, pingKeysDialog } from './pings-later.ts';
import { type Known, usePingsList } from './use-pings-list.tsx';
import { WorkTabs } from './work-tabs.tsx';

const route = getRouteApi('/member/pings');

/** Whom the own company has written to, by what there is to do about it; one of them beside the list. */
export function PingsScreen() {
  const { list, deletions, overview, work, now } = route.useLoaderData();
  const { ping, ...asked } = route.useSearch();
  const { ask } = useListQuery();
  const isWide = useIsWide();
  const isBeside = isWide && ping !== undefined;
  const onChanged = useChanged('/pings');
  useReturn(() => void onChanged());
  const onShow = useShow('ping');
  const place = placeIn(list, JSON.stringify({ ...asked, page: undefined }));
  const bench = useBench({
    keys: list.data.map(({ id }) => id),
    list: place,
    open: ping,
    isBeside: isWide,
    onShow,
    onTurn: (next) => ask({ page: String(next) }),
  });
  const orphans = deletions.requests.filter(({ ping_id }) => ping_id === null);
  const isToDelete = work === 'todo' && orphans.length > 0;
  const ToDelete = useLater(deletionRequests, isToDelete, () => undefined);
  const open = (id: string) => {
    bench.enter(id);
    onShow(id);
  };
  const pings = usePingsList({ overview, work, now, isBeside, open });
  return (
    <PageKeys
      keys={{ j: () => bench.move(1), k: () => bench.move(-1), '/': focusNameSearch }}
      onLeave={ping === undefined ? undefined : () => onShow(undefined)}
      dialog={pingKeysDialog}
    >
      {(onKeys) => (
        <div className={layout.bench[isBeside ? 'panel' : 'list']}>
          <ListPage
            {...pings}
            page={list}
            tools={<KeysButton onKeys={onKeys} />}
            onOpen={({ id }) => open(id)}
            onReach={({ id }) => bench.come(id)}
            isSlim={isBeside}
          >
            {pings.first ? null : <WorkTabs overview={overview} work={work} />}
            <CountedChip />
            {ToDelete && isToDelete ? createElement(ToDelete, { requests: orphans, onChanged }) : null}
          </ListPage>
          <OpenedPing bench={bench} place={place} isBeside={isWide} onClose={() => onShow(undefined)} />
        </div>
      )}
    </PageKeys>
  );
}

const nothing: Known = {
  overview: { todo: 0, open: 0, done: 0, occupations: [], owners: [], deletions: 0 },
  work: 'todo',
};

export function PingsPending() {
  return (
    <div className={layout.bench.list}>
      <ListPending {...usePingsList({ ...nothing, now: 0, isBeside: false, open: () => undefined })} />
    </div>
  );
}
