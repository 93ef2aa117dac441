import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { isLoggedIn, selectMe } from '../../machines/session/session.selectors.ts';
import { mayPrefetch } from '../api/fetch-ahead.ts';
import { useSession } from '../api/session.ts';
import { needCatalogs } from '../i18n/catalogs.ts';
import { sessionMark } from '../api/session-hint.ts';
import type { HintWatcherProps } from '../features/session-end/hint-watcher.tsx';
import { PlainBar } from '../features/session-end/plain-bar.tsx';
import { hearsTabs } from './tabs.ts';

/** Where it can't be fetched the page works on without: the server ends the session all the same. A visit is still said. */
const HintWatcher = lazy<ComponentType<HintWatcherProps>>(() =>
  Promise.all([import('../features/session-end/hint-watcher.tsx'), needCatalogs('session-end')]).then(
    ([module]) => ({ default: module.HintWatcher }),
    () => ({ default: PlainBar }),
  ),
);

/** No session ends so soon, and the page has its first look before; who saves data fetches it as late as may be. */
const fetchAfter = () => (mayPrefetch() ? 5_000 : 60_000);

/** Watches the end of whoever is logged in. */
export function EndOfSession() {
  const isIn = useSession(isLoggedIn);
  const isHandedOver = useSession((snapshot) => selectMe(snapshot)?.handover !== undefined);
  const [isRested, setRested] = useState(false);
  const [mark] = useState(sessionMark);
  useEffect(() => {
    const timer = setTimeout(() => setRested(true), fetchAfter());
    return () => clearTimeout(timer);
  }, []);
  return isIn && (isRested || isHandedOver) ? (
    <Suspense>
      <HintWatcher hearsTabs={hearsTabs()} mark={mark} />
    </Suspense>
  ) : null;
}
