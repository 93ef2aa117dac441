import { PageSkeleton } from '../ui/skeleton/page-skeleton.tsx';
import { Skeleton } from '../ui/skeleton/skeleton.tsx';

/** A record while it is being fetched; what is below its header is about so high. */
export function RecordPending({ heights = ['20rem'] }: { readonly heights?: readonly string[] }) {
  return (
    <PageSkeleton>
      {heights.map((height) => (
        <Skeleton key={height} height={height} />
      ))}
    </PageSkeleton>
  );
}
