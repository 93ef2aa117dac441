import { getRouteApi } from '@tanstack/react-router';
import { KeysButton } from '../../kit/bench/keys-button.tsx';
import * as layout from '../../kit/bench/layout.css.ts';
import { PageKeys } from '../../kit/bench/page-keys.tsx';
import { ListPage, ListPending } from '../../kit/list-page.tsx';
import { focusNameSearch } from '../../kit/name-search.tsx';
import { useChanged } from '../../kit/use-changed.ts';
import { useReturn } from '../../kit/use-return.ts';
import { CountedChip } from './counted-chip.tsx';
import { DeletionRequestsLater } from './deletion-requests-later.ts';
import { OpenedPing } from './opened-ping.tsx';
import { pingKeysDialog } from './pings-later.ts';
import { usePingsBench } from './use-pings-bench.ts';
import { noPings, usePingsList } from './use-pings-list.tsx';
import { WorkTabs } from './work-tabs.tsx';

const route = getRouteApi('/member/pings');

/** Whom the own company has written to, by what there is to do about it; one of them beside the list. */
export function PingsScreen() {
  const { list, deletions, overview, work, now } = route.useLoaderData();
  const onChanged = useChanged('/pings');
  useReturn(() => void onChanged());
  const { bench, place, isWide, isShown, open, close } = usePingsBench(list);
  const isBeside = isWide && isShown;
  const pings = usePingsList({ overview, work, now, isBeside, open });
  return (
    <PageKeys
      keys={{ j: () => bench.move(1), k: () => bench.move(-1), '/': focusNameSearch }}
      onLeave={isShown ? close : undefined}
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
            {work === 'todo' ? <DeletionRequestsLater of={deletions.requests} onChanged={onChanged} /> : null}
          </ListPage>
          <OpenedPing bench={bench} place={place} isBeside={isWide} onClose={close} />
        </div>
      )}
    </PageKeys>
  );
}

export function PingsPending() {
  return (
    <div className={layout.bench.list}>
      <ListPending {...usePingsList({ ...noPings, now: 0, isBeside: false, open: () => undefined })} />
    </div>
  );
}
