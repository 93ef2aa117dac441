import { useEffect } from 'react';
import type { AnyActorRef } from 'xstate';
import { isToldSession } from '../../machines/session/joints.ts';
import { useSessionActor } from './session.ts';

/** The machine of a page tells the session what it has to know: the events it emits under the session's names. */
export function useTellSession(actor: AnyActorRef | null): void {
  const session = useSessionActor();
  useEffect(() => {
    const told = actor?.on('*', (event) => {
      if (isToldSession(event)) session.send(event);
    });
    return () => told?.unsubscribe();
  }, [actor, session]);
}
