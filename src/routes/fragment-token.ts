import { useLocation, useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A secret from a mail's link, out of the address bar but kept over a reload. */
    token?: string;
  }
}

/**
 * The secret of a link (`#token=…`). It leaves the address bar at once and lives on in the history
 * entry, so that a reload works (decisions, section 2). Undefined where the link has none. A newer link
 * in the same tab takes the place of the older; a screen that begins with the token takes it as its key.
 */
export function useFragmentToken(): string | undefined {
  const router = useRouter();
  const { hash, state, href } = useLocation();
  const given = new URLSearchParams(hash).get('token') ?? undefined;
  const [token, setToken] = useState(given ?? state.token);
  // Another link opened in the same tab changes the fragment and loads no page.
  if (given !== undefined && given !== token) setToken(given);
  useEffect(() => {
    if (hash === '') return;
    router.history.replace(href.split('#')[0] ?? '/', { ...state, ...(token !== undefined && { token }) });
  }, [router, hash, href, state, token]);
  return token;
}
