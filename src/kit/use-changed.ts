import { useRouter } from '@tanstack/react-router';
import { pathBelow } from './given.ts';

/**
 * After something was saved: reads again what shows it. On the screen these are the pages below an address; what is
 * kept from earlier visits is read again when somebody comes back to it.
 */
export function useChanged(address: string): () => Promise<void> {
  const router = useRouter();
  const below = pathBelow(address) ?? address;
  return async () => {
    // a page that can't be read would take the place of this one, with what is typed in it
    if (!navigator.onLine) return;
    const shown = new Set(router.state.matches.map(({ id }) => id));
    await router.invalidate({
      filter: ({ id, fullPath }) => !shown.has(id) || fullPath.startsWith(address) || fullPath.startsWith(below),
    });
  };
}
