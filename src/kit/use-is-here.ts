import { useMatch, useRouter } from '@tanstack/react-router';

/**
 * Tells whether this page is still the one that is asked for: on a slow line somebody may have left for another that is
 * being fetched. What moves the page by itself, such as a save that is answered, asks this first.
 */
export function useIsHere(): () => boolean {
  const router = useRouter();
  const pathname = useMatch({ strict: false, select: (match) => match.pathname });
  return () => plain(router.latestLocation.pathname) === plain(pathname);
}

/** An address leads to the same page with a slash at its end, and in capitals. */
const plain = (pathname: string): string => pathname.replace(/\/$/u, '').toLowerCase();
