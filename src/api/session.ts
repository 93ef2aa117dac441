import { useSelector } from '@xstate/react';
import { createContext, use, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import type { Me } from '../../contract/users/me.schema.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import { selectMe, type SessionSnapshot } from '../../machines/session/session.selectors.ts';

export type SessionActor = ActorRefFrom<typeof sessionMachine>;

/** Filled once, by src/app. */
export const SessionContext = createContext<SessionActor | null>(null);

/** The document's session, to send events to. */
export function useSessionActor(): SessionActor {
  const session = use(SessionContext);
  if (!session) throw new Error('No session is provided');
  return session;
}

/** A part of the session; the component renders again when that part changes. */
export function useSession<T>(select: (snapshot: SessionSnapshot) => T): T {
  return useSelector(useSessionActor(), select);
}

/** Who is logged in, on pages behind the guard `auth`. Keeps the last one while the page is being left. */
export function useMe(): Me {
  const me = useSession(selectMe);
  const [last, setLast] = useState(me);
  if (me && me !== last) setLast(me);
  const known = me ?? last;
  if (!known) throw new Error('Nobody is logged in');
  return known;
}
