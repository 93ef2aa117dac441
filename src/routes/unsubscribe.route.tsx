import { useLocation, useRouter } from '@tanstack/react-router';
import type { Unsubscribed } from '../features/channels/switched-off.tsx';
import { UnsubscribeScreen } from '../features/channels/unsubscribe-screen.tsx';
import { useFragmentToken } from './fragment-token.ts';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** What the link has done, so that a reload doesn't ask again. */
    unsubscribed?: Unsubscribed;
  }
}

export function UnsubscribeRoute() {
  const token = useFragmentToken();
  const { state } = useLocation();
  const router = useRouter();
  const keep = (unsubscribed: Unsubscribed) => {
    const { href, state: kept } = router.history.location;
    router.history.replace(href, { ...kept, unsubscribed });
  };
  return <UnsubscribeScreen token={token} before={state.unsubscribed} onDone={keep} />;
}
