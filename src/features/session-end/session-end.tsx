import { useActorRef } from '@xstate/react';
import { useEffect, useState } from 'react';
import { serverNow } from '../../api/server-time.ts';
import { type SessionActor, useSessionActor } from '../../api/session.ts';
import { EndDialog } from './end-dialog.tsx';
import { providedSessionEnd, type SessionEndActor } from './session-end.actors.ts';
import { timeLeft } from './time-left.ts';

/** The clock is looked at each second while something is to be seen of it. */
const second = 1_000;

/**
 * Watches the end that the server has given to this browser's session, whichever tab moved it; reached, it is told to
 * the session, which lets nobody see what is private any more.
 */
function watchEnd(actor: SessionEndActor, session: SessionActor, onLook: (left: number) => void) {
  const { epoch } = session.getSnapshot().context;
  const end = actor.on('end.reached', () => session.send({ type: 'session.expired', epoch }));
  const look = () => {
    const time = timeLeft(serverNow());
    if (!time) return;
    onLook(time.left);
    actor.send({ type: 'time.checked', ...time });
  };
  let isFar = true;
  const followed = actor.subscribe((snapshot) => {
    const wasFar = isFar;
    isFar = snapshot.matches('far');
    // What was asked for has moved the end or could not: known at once, not in a second.
    if (isFar && !wasFar) queueMicrotask(look);
  });
  queueMicrotask(look);
  const timer = setInterval(look, second);
  return () => {
    clearInterval(timer);
    followed.unsubscribe();
    end.unsubscribe();
  };
}

/** What stands above the page while the session is about to end. */
export function SessionEnd() {
  const session = useSessionActor();
  const actor = useActorRef(providedSessionEnd);
  const [left, setLeft] = useState(0);
  useEffect(() => watchEnd(actor, session, setLeft), [actor, session]);
  return <EndDialog actor={actor} left={left} />;
}
