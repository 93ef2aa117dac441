import { useSyncExternalStore } from 'react';
import { media } from '../theme/tokens.ts';

function mediaHook(condition: string): () => boolean {
  const query = () => window.matchMedia(condition);
  const subscribe = (changed: () => void): (() => void) => {
    const list = query();
    list.addEventListener('change', changed);
    return () => list.removeEventListener('change', changed);
  };
  return () =>
    useSyncExternalStore(
      subscribe,
      () => query().matches,
      () => true,
    );
}

/** True on anything but a phone. */
export const useHasRoom = mediaHook(media.sm);
/** True where a plot stands beside the list. */
export const useIsLarge = mediaHook(media.lg);
/** True where something stands beside the list: the filters, or who is looked at. */
export const useIsWide = mediaHook(media.xl);
/** True where both do. */
export const useIsRoomy = mediaHook(media.bench);
