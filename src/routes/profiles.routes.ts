import { profilesSearch as search } from '../../contract/profiles/profiles.search.ts';
import { facedPages } from '../kit/resource-pages.ts';
import { screenOf } from '../kit/resource-route.ts';
import { memberParent as parent } from './parents.ts';

const profiles = () => import('../features/profiles/profiles-screen.tsx');
const create = () => import('../features/profiles/create-profile-screen.tsx');
const show = () => import('../features/profiles/profile-screen.tsx');
const edit = () => import('../features/profiles/edit-profile-screen.tsx');

/** As its own people have them, and staff below an organization. */
export const profilePages = facedPages({
  name: 'profiles',
  id: 'profile_id',
  one: 'profile',
  search,
  loaders: () => import('./profiles.loaders.ts'),
  screens: {
    list: screenOf(profiles, 'Profiles'),
    create: screenOf(create, 'CreateProfile'),
    show: screenOf(show, 'Profile'),
    edit: screenOf(edit, 'EditProfile'),
  },
});

export const profilesRoutes = profilePages({ parent, guards: ['employee'] });
