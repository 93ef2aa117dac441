import {
  deleteActivitiesOf,
  deleteActivitiesOfPing,
  findActivities,
  insertActivities,
  markPingRead,
} from './activities.repository.ts';

export { forgetActivities, oldActivitiesDue } from './activities.repository.ts';
export const activitiesOf = findActivities;
export const keepActivities = insertActivities;
export const takeBackActivities = deleteActivitiesOf;
export const pingIsUndone = deleteActivitiesOfPing;
/** Whoever has a message before them has nothing unread about it. */
export const pingIsRead = markPingRead;
