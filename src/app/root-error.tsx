import type { ErrorComponentProps } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import { useSession, useSessionActor } from '../api/session.ts';
import { isSettled, needsNothing } from '../../machines/session/session.selectors.ts';
import { ErrorScreen } from '../features/errors/error-screen.tsx';
import { RootFrame } from './root-layout.tsx';
import { StandalonePage } from './layouts/standalone-layout.tsx';

type Frame = ComponentType<{ children: ReactNode }>;

/** Where it can't be fetched the guests' frame comes. */
const MemberFrame = lazy(() =>
  import('./layouts/default-layout.tsx').then<{ default: Frame }, { default: Frame }>(
    ({ DefaultFrame }) => ({ default: DefaultFrame }),
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
  const isReady = useSession(needsNothing);
  const screen = <ErrorScreen error={error} onRetry={retry} isRetrying={isRetrying} />;
  return (
    <RootFrame>
      {isReady ? (
        <Suspense>
          <MemberFrame>{screen}</MemberFrame>
        </Suspense>
      ) : (
        <StandalonePage>{screen}</StandalonePage>
      )}
    </RootFrame>
  );
}
