import { countActivities } from '../../contract/activities/count.endpoints.ts';
import { showMenuCounts } from '../../contract/statistics/menu-counts.endpoints.ts';
import { call } from './call.ts';
import { menuCount } from './menu-count.ts';

/** For employees: contacted people there is something to do about; alerts and recommended people that wait for a word. */
export const waiting = menuCount(
  { pings: 0, alerts: 0, applicants: 0 },
  async () => (await call(showMenuCounts, {})).data,
);

/** For everybody: activities that are unread. */
export const activities = menuCount({ unread: 0 }, async () => (await call(countActivities, {})).data);
