import type { ErrorComponentProps } from '@tanstack/react-router';
import { useSession, useSessionActor } from '../api/session.ts';
import { isSettled } from '../../machines/session/session.selectors.ts';
import { ErrorScreen } from '../features/errors/error-screen.tsx';
import { StandalonePage } from './layouts/standalone-layout.tsx';

/** An error before any layout stands: with the guests' frame around it. */
export function RootError({ error }: ErrorComponentProps) {
  const session = useSessionActor();
  const isRetrying = useSession((snapshot) => !isSettled(snapshot));
  const retry = (what: 'tenant' | 'session' | undefined) => {
    if (what === 'tenant') window.location.reload();
    if (what === 'session') session.send({ type: 'session.retry' });
  };
  return (
    <StandalonePage>
      <ErrorScreen error={error} onRetry={retry} isRetrying={isRetrying} />
    </StandalonePage>
  );
}
