import { createActor } from 'xstate';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { type ApiListeners, connectApi } from '../api/listeners.ts';
import type { SessionActor } from '../api/session.ts';
import { clearHint, hintNow, sessionMark } from '../api/session-hint.ts';
import { sessionActors } from '../features/authentication/session.actors.ts';
import { discardDrafts } from '../forms/drafts.ts';
import { connectTabs, hearsTabs, openTabChannel } from './tabs.ts';

/** The session machine with everything it calls. */
export const providedSessionMachine = sessionMachine.provide({ actors: sessionActors });

/** Whoever it is, it isn't who was logged in here. */
const unknownUser = '';

/** Looks again when somebody comes back: to the tab, or by the back button to a page kept in memory. */
function connectVisibility(session: SessionActor): void {
  const lookAgain = () => {
    const hint = hintNow();
    if (hint === 'none') session.send({ type: 'otherTab.loggedOut' });
    else if (!hearsTabs() && session.getSnapshot().matches('loggedOut'))
      session.send({ type: 'otherTab.loggedIn', userId: unknownUser });
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

/** A hint that another tab's login has set since is not this session's to take away. */
function refuteHints(session: SessionActor): void {
  let known = { epoch: 0, mark: sessionMark() };
  session.subscribe(({ context: { epoch } }) => {
    if (epoch !== known.epoch) known = { epoch, mark: sessionMark() };
  });
  session.on('hint.refuted', () => {
    if (sessionMark() === known.mark) clearHint();
  });
}

/** The document's one session: created, connected and started. `notices` are what answers bring that is no business of it. */
export function startSession(notices: Pick<ApiListeners, 'onTooManyRequests' | 'onNewerProgram'>): SessionActor {
  const session = createActor(providedSessionMachine, { input: { hint: hintNow() } });
  refuteHints(session);
  connectApi({
    epoch: () => session.getSnapshot().context.epoch,
    onUnauthenticated: (epoch) => session.send({ type: 'session.expired', epoch }),
    person: () => session.getSnapshot().context.me?.user.id,
    onAnotherPerson: () => session.send({ type: 'otherTab.loggedIn', userId: unknownUser }),
    onGateRefused: () => session.send({ type: 'gate.refused' }),
    ...notices,
  });
  const channel = openTabChannel();
  if (channel) connectTabs(session, channel);
  connectVisibility(session);
  connectDrafts(session);
  session.start();
  return session;
}
