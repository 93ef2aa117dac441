import { type ComponentType, lazy, Suspense, useSyncExternalStore } from 'react';
import type { ToastRegionProps } from '../ui/toast/toast.tsx';
import type { Notifications } from './notifications.ts';

/** Fetched with the first notification; where it can't be fetched the page works on without. */
const ToastRegion = lazy<ComponentType<ToastRegionProps>>(() =>
  import('../ui/toast/toast.tsx').then(
    (module) => ({ default: module.ToastRegion }),
    () => ({ default: () => null }),
  ),
);

export function NotificationRegion({ notifications }: { notifications: Notifications }) {
  const toasts = useSyncExternalStore(notifications.subscribe, notifications.toasts, notifications.toasts);
  const isNeeded = toasts.length > 0;
  return isNeeded ? (
    <Suspense>
      <ToastRegion toasts={toasts} onDismiss={notifications.dismiss} onHold={notifications.hold} />
    </Suspense>
  ) : null;
}
