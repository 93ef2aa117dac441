import { profilesSearch as search } from '../../contract/profiles/profiles.search.ts';
import { facedPages } from '../kit/resource-pages.ts';
import { screenOf } from '../kit/resource-route.ts';
import { memberParent as parent } from './parents.ts';

export const profilePages = facedPages({
  name: 'profiles',
  id: 'profile_id',
  one: 'profile',
  search,
  loaders: () => import('./profiles.loaders.ts'),
  screens: {
    list: screenOf(() => import('../features/profiles/profiles-screen.tsx'), 'Profiles'),
    create: screenOf(() => import('../features/profiles/create-profile-screen.tsx'), 'CreateProfile'),
    show: screenOf(() => import('../features/profiles/profile-screen.tsx'), 'Profile'),
    edit: screenOf(() => import('../features/profiles/edit-profile-screen.tsx'), 'EditProfile'),
  },
});

export const profilesRoutes = profilePages({ parent, guards: ['employee'] });
