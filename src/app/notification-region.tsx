import { type ComponentType, lazy, Suspense, useState, useSyncExternalStore } from 'react';
import { selectMe } from '../../machines/session/session.selectors.ts';
import { fetchAhead, mayPrefetch } from '../api/fetch-ahead.ts';
import type { SessionActor } from '../api/session.ts';
import type { ToastRegionProps } from '../ui/toast/toast.tsx';
import type { Notifications } from './notifications.ts';

const fetchToasts = () =>
  import('../ui/toast/toast.tsx').then<
    { default: ComponentType<ToastRegionProps> },
    { default: ComponentType<ToastRegionProps> }
  >(
    (module) => ({ default: module.ToastRegion }),
    () => ({ default: () => null }),
  );

/** Fetched with the first notification; where it can't be fetched the page works on without. */
const ToastRegion = lazy(fetchToasts);

/**
 * Fetches toasts, dialogs and tooltips early for whoever is logged in: the notice of a new version comes when the
 * server may have no file of the old one any more, and a question shouldn't wait for its window.
 */
export function keepLayersAtHand(session: SessionActor): void {
  const subscription = session.subscribe((snapshot) => {
    if (selectMe(snapshot) === undefined || !mayPrefetch()) return;
    subscription.unsubscribe();
    fetchAhead(() => import('./at-hand.ts').then(({ fetchLayers }) => fetchLayers()));
  });
}

export function NotificationRegion({ notifications }: { notifications: Notifications }) {
  const toasts = useSyncExternalStore(notifications.subscribe, notifications.toasts, notifications.toasts);
  const [isNeeded, setNeeded] = useState(false);
  if (toasts.length > 0 && !isNeeded) setNeeded(true);
  return isNeeded ? (
    <Suspense>
      <ToastRegion toasts={toasts} onDismiss={notifications.dismiss} onHold={notifications.hold} />
    </Suspense>
  ) : null;
}
