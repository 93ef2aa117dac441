import { createActor } from 'xstate';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionHint } from '../../machines/session/session.types.ts';
import { readCookie } from '../api/cookies.ts';
import { type ApiListeners, connectApi } from '../api/listeners.ts';
import type { SessionActor } from '../api/session.ts';
import { sessionActors } from '../features/authentication/session.actors.ts';
import { discardDrafts } from '../forms/drafts.ts';
import { connectTabs } from './tabs.ts';

/** The session machine with everything it calls. */
export const providedSessionMachine = sessionMachine.provide({ actors: sessionActors });

const hintCookie = 'session_hint';

/**
 * What the readable cookie says: absent, no session; a time in seconds that has passed, a session
 * that may have ended; anything else, a session.
 */
export function sessionHint(cookie: string | undefined, now: number): SessionHint {
  if (cookie === undefined || cookie === '') return 'none';
  const until = Number(cookie);
  return Number.isFinite(until) && until > 1 && until * 1000 <= now ? 'expired' : 'fresh';
}

const currentHint = () => sessionHint(readCookie(hintCookie), Date.now());
const clearHint = () => {
  document.cookie = `${hintCookie}=; Path=/; Max-Age=0; SameSite=Lax`;
};

/** Looks again when somebody comes back: to the tab, or by the back button to a page kept in memory. */
function connectVisibility(session: SessionActor): void {
  const lookAgain = () => {
    const hint = currentHint();
    if (hint === 'none') session.send({ type: 'otherTab.loggedOut' });
    else session.send({ type: 'tab.focused' });
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') lookAgain();
  });
  window.addEventListener('pageshow', (event) => {
    if (event.persisted) lookAgain();
  });
}

/** Drafts belong to who typed them: they go when that person logs out, and stay when a session expires. */
export function connectDrafts(session: SessionActor): void {
  session.subscribe((snapshot) => {
    if (snapshot.matches('loggedOut') && snapshot.context.endedBy === 'logout') discardDrafts();
  });
}

/** The document's one session: created, connected and started. `notices` are what answers bring that is no business of it. */
export function startSession(notices: Pick<ApiListeners, 'onTooManyRequests' | 'onNewerProgram'>): SessionActor {
  const session = createActor(providedSessionMachine, { input: { hint: currentHint() } });
  session.on('hint.refuted', clearHint);
  connectApi({
    epoch: () => session.getSnapshot().context.epoch,
    onUnauthenticated: (epoch) => session.send({ type: 'session.expired', epoch }),
    onGateRefused: () => session.send({ type: 'gate.refused' }),
    ...notices,
  });
  connectTabs(session, new BroadcastChannel('session'));
  connectVisibility(session);
  connectDrafts(session);
  session.start();
  return session;
}
