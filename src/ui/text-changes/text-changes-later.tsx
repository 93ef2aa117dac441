import { Trans, useLingui } from '@lingui/react/macro';
import { type ComponentProps, lazy, Suspense, useState } from 'react';
import { Text } from '../heading/heading.tsx';
import { Loading, Skeleton } from '../skeleton/skeleton.tsx';
import type { TextChanges } from './text-changes.tsx';

/** Fetched by who wants to read it, and once more by who opens it again after that has failed. */
const fetched = () =>
  lazy<typeof TextChanges>(() =>
    import('./text-changes.tsx').then(
      (module) => ({ default: module.TextChanges }),
      () => ({ default: NotFetched }),
    ),
  );

export function TextChangesLater(props: ComponentProps<typeof TextChanges>) {
  const { t } = useLingui();
  const [Changes] = useState(fetched);
  return (
    <Suspense
      fallback={
        <Loading label={t`Comparing the texts …`}>
          <Skeleton height="6rem" />
        </Loading>
      }
    >
      <Changes {...props} />
    </Suspense>
  );
}

function NotFetched() {
  return (
    <Text look="small">
      <Trans>This could not be opened. Check your connection and try again.</Trans>
    </Text>
  );
}
