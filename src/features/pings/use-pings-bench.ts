import { getRouteApi } from '@tanstack/react-router';
import type { OrganizationPing } from '../../../contract/pings/pings.schema.ts';
import { useBench } from '../../kit/bench/use-bench.ts';
import { useShow } from '../../kit/bench/use-show.ts';
import { placeIn } from '../../kit/bench/use-turning.ts';
import { useListQuery } from '../../kit/list-page.tsx';
import type { Page } from '../../kit/list-query.ts';
import { useIsWide } from '../../kit/use-media.ts';

const route = getRouteApi('/member/pings');

/** Which message is open, where it is in the list, and where the keys are. */
export function usePingsBench(list: Page<OrganizationPing>) {
  const { ping, ...asked } = route.useSearch();
  const { ask } = useListQuery();
  const isWide = useIsWide();
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
  return {
    bench,
    place,
    isWide,
    isShown: ping !== undefined,
    open: (id: string) => {
      bench.enter(id);
      onShow(id);
    },
    close: () => onShow(undefined),
  };
}
