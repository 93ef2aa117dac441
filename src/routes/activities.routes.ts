import { activitiesSearch } from '../../contract/activities/activities.search.ts';
import { listRoute, screenOf } from '../kit/resource-route.ts';
import { memberParent } from './parents.ts';

export const activitiesRoutes = [
  listRoute({
    parent: memberParent,
    path: '/activities',
    is: { name: 'activities', roles: ['applicant', 'employee', 'tenant_member', 'administrator'] },
    search: activitiesSearch,
    load: async (asked, signal) => (await import('./activities.loaders.ts')).loadActivities(asked, signal),
    screen: screenOf(() => import('../features/activities/activities-screen.tsx'), 'Activities'),
  }),
] as const;
