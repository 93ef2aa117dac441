import { useLocation } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useState } from 'react';
import { selectMe, type SessionSnapshot } from '../../../machines/session/session.selectors.ts';
import { fetchAhead } from '../../api/fetch-ahead.ts';
import { activities, matters, waiting } from '../../api/menu-counts.ts';
import { useSession } from '../../api/session.ts';
import { onWritten } from '../../api/writings.ts';
import { useReturn } from '../../kit/use-return.ts';

/** What is written there may change how much waits, or how much is unread; whoever only looks or writes anew changes nothing. */
const ofCompany = {
  asked: waiting,
  changes: /^\/v1\/(pings\/\{id\}|appointments|deletion-requests|alerts|recommendations)(\/|$)/,
};
const ofStaff = {
  asked: matters,
  changes: /^\/v1\/(reports|open-deletions|undelivered-mails|suspicious-events|organizations|invitations)(\/|$)/,
};
const changesUnread = /^\/v1\/(pings\/\{id\}|appointments|activities)(\/|$)/;

/** Whose work it is; a visit of the operator's has no desk. */
function selectWork(snapshot: SessionSnapshot): typeof ofCompany | typeof ofStaff | undefined {
  const me = selectMe(snapshot);
  if (me === undefined || me.handover || me.user.type === 'applicant') return undefined;
  return me.user.type === 'employee' ? ofCompany : ofStaff;
}

const silent = () => undefined;

/**
 * How much waits behind entries of the menu: asked once the page rests, on the next page and on coming back, and at once
 * after what one does oneself. `isMore`: more activities are unread than before.
 */
export function useMenuCounts() {
  const userId = useSession((snapshot) => selectMe(snapshot)?.user.id);
  const work = useSession(selectWork);
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
  const { reports, deletions, mails, suspicious, ...companies } = matters.useCounts(userId);
  const [seen, setSeen] = useState({ unread, isMore: false });
  if (seen.unread !== unread) setSeen({ unread, isMore: unread > seen.unread });
  const desk = reports + deletions + mails + suspicious;
  return {
    ...waiting.useCounts(userId),
    desk,
    organizations: companies.organizations + companies.invitations,
    unread,
    isMore: seen.isMore,
  };
}
