import { selectMe } from '../../machines/session/session.selectors.ts';
import type { SessionActor } from '../api/session.ts';

/** What one tab says to the others of the same browser. */
export type TabMessage = { readonly type: 'loggedIn'; readonly userId: string } | { readonly type: 'loggedOut' };

/** What carries it: the part of a BroadcastChannel that is needed. */
export interface TabChannel {
  postMessage(message: TabMessage): void;
  addEventListener(type: 'message', hear: (event: { readonly data: TabMessage }) => void): void;
}

/** Says to other tabs who is logged in here, and hears it from them. */
export function connectTabs(session: SessionActor, channel: TabChannel): void {
  let told: string | undefined;
  session.subscribe((snapshot) => {
    const userId = selectMe(snapshot)?.user.id;
    const isOut = snapshot.matches('loggedOut');
    if (userId === told || (userId === undefined && !isOut)) return;
    const message: TabMessage = userId === undefined ? { type: 'loggedOut' } : { type: 'loggedIn', userId };
    if (userId !== undefined || snapshot.context.endedBy !== 'otherTab') channel.postMessage(message);
    told = userId;
  });
  channel.addEventListener('message', ({ data }) => {
    if (data.type === 'loggedIn') told = data.userId;
    session.send(
      data.type === 'loggedIn' ? { type: 'otherTab.loggedIn', userId: data.userId } : { type: 'otherTab.loggedOut' },
    );
  });
}
