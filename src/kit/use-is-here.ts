import { useMatch, useRouter } from '@tanstack/react-router';
import { plainPathname } from './plain-pathname.ts';

/**
 * Tells whether this page is still the one that is asked for: on a slow line somebody may have left for another that is
 * being fetched. What moves the page by itself, such as a save that is answered, asks this first.
 */
export function useIsHere(): () => boolean {
  const router = useRouter();
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  return () => plainPathname(router.latestLocation.pathname) === plainPathname(pathname);
}
