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
 * entry, so that a reload works (decisions, section 2). Undefined where the link has none.
 */
export function useFragmentToken(): string | undefined {
  const router = useRouter();
  const { hash, state, href } = useLocation();
  const [token] = useState(() => new URLSearchParams(hash).get('token') ?? state.token);
  useEffect(() => {
    if (hash === '') return;
    router.history.replace(href.split('#')[0] ?? '/', { ...state, ...(token !== undefined && { token }) });
  }, [router, hash, href, state, token]);
  return token;
}
