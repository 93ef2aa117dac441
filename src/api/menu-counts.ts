import { countActivities } from '../../contract/activities/count.endpoints.ts';
import { showMenuCounts } from '../../contract/statistics/menu-counts.endpoints.ts';
import { call } from './call.ts';
import { menuCount } from './menu-count.ts';

/** For employees: contacted people there is something to do about; alerts and recommended people that wait for a word. */
export const waiting = menuCount(
  { pings: 0, alerts: 0, applicants: 0 },
  async () => (await call(showMenuCounts, {})).data,
);

/** For staff: what waits at their desk, and companies that nobody has verified, and invitations held for them. */
export const matters = menuCount(
  { reports: 0, deletions: 0, mails: 0, suspicious: 0, organizations: 0, invitations: 0 },
  async () => (await import('./open-matters.ts')).fetchOpenMatters(),
);

/** For everybody: activities that are unread. */
export const activities = menuCount({ unread: 0 }, async () => (await call(countActivities, {})).data);
