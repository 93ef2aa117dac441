import type { OpenSessionResult, Registration } from '../../../machines/session/session.types.ts';
import { type SessionActor, useSession } from '../../api/session.ts';

/** Asks the session to register, and answers with what came of it. */
export function register(session: SessionActor, registration: Registration): Promise<OpenSessionResult> {
  const { promise, resolve } = Promise.withResolvers<OpenSessionResult>();
  const settled = session.on('submission.settled', ({ result }) => {
    settled.unsubscribe();
    resolve(result);
  });
  session.send({ type: 'register.submit', registration });
  return promise;
}

/** An account is being opened, or it is being found out who is here: nothing can be sent meanwhile. */
export const useIsOpening = (): boolean =>
  useSession((snapshot) => snapshot.matches({ loggedOut: 'registering' }) || snapshot.matches('fetchingMe'));
