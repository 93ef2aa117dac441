import { selectMe } from '../../machines/session/session.selectors.ts';
import type { SessionActor } from '../api/session.ts';

/** What one tab says to the others of the same browser. */
export type TabMessage =
  | { readonly type: 'loggedIn'; readonly userId: string }
  | { readonly type: 'loggedOut' }
  /** Nobody logged out: the session came to its end. */
  | { readonly type: 'expired' };

/** What carries it: the part of a BroadcastChannel that is needed. */
export interface TabChannel {
  postMessage(message: TabMessage): void;
  addEventListener(type: 'message', hear: (event: { readonly data: TabMessage }) => void): void;
}

let isHeard = false;

/** Whether tabs tell each other; where they don't, each looks at the cookie for itself. */
export const hearsTabs = (): boolean => isHeard;

/** What tabs of this browser tell each other by; a browser may have none, or forbid it. */
export function openTabChannel(): TabChannel | undefined {
  try {
    const channel = new BroadcastChannel('session');
    isHeard = true;
    return channel;
  } catch {
    return undefined;
  }
}

/** Says to other tabs who is logged in here, and hears it from them. */
export function connectTabs(session: SessionActor, channel: TabChannel): void {
  let told: string | undefined;
  session.subscribe((snapshot) => {
    const userId = selectMe(snapshot)?.user.id;
    const isOut = snapshot.matches('loggedOut');
    if (userId === told || (userId === undefined && !isOut)) return;
    told = userId;
    const { endedBy } = snapshot.context;
    if (userId !== undefined) channel.postMessage({ type: 'loggedIn', userId });
    else if (endedBy !== 'otherTab') channel.postMessage({ type: endedBy === 'expired' ? 'expired' : 'loggedOut' });
  });
  channel.addEventListener('message', ({ data }) => {
    told = data.type === 'loggedIn' ? data.userId : undefined;
    const snapshot = session.getSnapshot();
    if (data.type === 'loggedIn') session.send({ type: 'otherTab.loggedIn', userId: data.userId });
    else if (data.type === 'expired' && snapshot.hasTag('private'))
      session.send({ type: 'session.expired', epoch: snapshot.context.epoch });
    else session.send({ type: 'otherTab.loggedOut' });
  });
}
