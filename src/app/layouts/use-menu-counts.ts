import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { selectMe } from '../../../machines/session/session.selectors.ts';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { activities, waiting } from '../../api/menu-counts.ts';
import { useSession } from '../../api/session.ts';
import { onWritten } from '../../api/writings.ts';
import { useReturn } from '../../kit/use-return.ts';
import type { Work } from './menu-entries.ts';

/** What is written there may change how much is unread; whoever only looks or writes anew changes nothing. */
const changesUnread = /^\/v1\/(pings\/\{id\}|appointments|activities)(\/|$)/;

const silent = () => undefined;

/**
 * How much waits behind entries of the menu: asked once the page rests, on the next page and on coming back, and at once
 * after what one does oneself. `isMore`: more activities are unread than before.
 */
export function useMenuCounts(work: Work | undefined) {
  const userId = useSession((snapshot) => selectMe(snapshot)?.user.id);
  const ask = () => {
    if (userId === undefined) return;
    fetchAhead(() => activities.ask(userId));
    if (work) fetchAhead(() => work.asked.ask(userId));
  };
  const pathname = useLocation({ select: (location) => location.pathname });
  useEffect(ask, [userId, work, pathname]);
  useReturn(ask);
  const written = useEffectEvent((path: string) => {
    if (userId === undefined) return;
    // what fails is asked again on the next page
    if (changesUnread.test(path)) void activities.askAnew(userId).catch(silent);
    if (work?.changes.test(path)) void work.asked.askAnew(userId).catch(silent);
  });
  useEffect(() => onWritten((path) => written(path)), []);
  const { unread } = activities.useCounts(userId);
  const [seen, setSeen] = useState({ unread, isMore: false });
  if (seen.unread !== unread) setSeen({ unread, isMore: unread > seen.unread });
  return { ...(work?.asked ?? waiting).useCounts(userId), unread, isMore: seen.isMore };
}
