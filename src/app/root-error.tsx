import type { ErrorComponentProps } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { useSession, useSessionActor } from '../api/session.ts';
import { isSettled } from '../../machines/session/session.selectors.ts';
import { ErrorScreen } from '../features/errors/error-screen.tsx';
import { needCatalog } from '../i18n/catalogs.ts';
import { StandalonePage } from './layouts/standalone-layout.tsx';

/** Comes with the words it needs; where it can't be fetched the guests' frame does. */
const MemberFrame = lazy(() =>
  Promise.all([import('./layouts/default-layout.tsx'), needCatalog('member')]).then(
    ([{ DefaultFrame }]) => ({ default: DefaultFrame }),
    () => ({ default: StandalonePage }),
  ),
);

/** An error before any layout stands: inside the product the menu stays, guests have their own frame. */
export function RootError({ error }: ErrorComponentProps) {
  const session = useSessionActor();
  const isRetrying = useSession((snapshot) => !isSettled(snapshot));
  const retry = (what: 'tenant' | 'session' | undefined) => {
    if (what === 'tenant') window.location.reload();
    if (what === 'session') session.send({ type: 'session.retry' });
  };
  const isReady = useSession((snapshot) => snapshot.matches('ready'));
  const screen = <ErrorScreen error={error} onRetry={retry} isRetrying={isRetrying} />;
  return isReady ? (
    <Suspense>
      <MemberFrame>{screen}</MemberFrame>
    </Suspense>
  ) : (
    <StandalonePage>{screen}</StandalonePage>
  );
}
