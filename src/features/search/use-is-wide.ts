import { useSyncExternalStore } from 'react';
import { media } from '../../theme/tokens.ts';

const query = () => window.matchMedia(media.xl);

function subscribe(changed: () => void): () => void {
  const list = query();
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** True where filters stand beside the results; they exist once, so they can't stand in both places. */
export const useIsWide = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => true,
  );
