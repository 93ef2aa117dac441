import { countActivities } from '../../contract/activities/count.endpoints.ts';
import { showMenuCounts } from '../../contract/statistics/menu-counts.endpoints.ts';
import { call } from './call.ts';
import { menuCount } from './menu-count.ts';

/** What waits for whoever has work here; which of it there is depends on who that is. */
export interface Waiting {
  readonly pings?: number;
  readonly alerts?: number;
  readonly applicants?: number;
  readonly desk?: number;
  readonly organizations?: number;
}

/** For employees: contacted people there is something to do about; alerts and recommended people that wait for a word. */
export const waiting = menuCount<Waiting>(
  { pings: 0, alerts: 0, applicants: 0 },
  async () => (await call(showMenuCounts, {})).data,
);

/** For everybody: activities that are unread. */
export const activities = menuCount({ unread: 0 }, async () => (await call(countActivities, {})).data);
