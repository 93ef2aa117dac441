import { Trans } from '@lingui/react/macro';
import { useSyncExternalStore } from 'react';
import { Banner } from '../ui/banner/banner.tsx';
import * as css from './offline-banner.css.ts';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is gone, and that nothing typed is lost. */
export function OfflineBanner() {
  const isOnline = useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
  return isOnline ? null : (
    <div className={css.place}>
      <Banner tone="warning" announce="politely">
        <Trans>You are offline. What you type stays here; it can be sent when the connection is back.</Trans>
      </Banner>
    </div>
  );
}
