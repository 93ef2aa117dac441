import { profilesSearch as search } from '../../contract/profiles/profiles.search.ts';
import { resourcePages, screenOf } from '../kit/resource-route.ts';
import { memberParent as parent } from './parents.ts';

const page = resourcePages({
  parent,
  name: 'profiles',
  id: 'profile_id',
  one: 'profile',
  guards: ['employee'],
  search,
  loaders: () => import('./profiles.loaders.ts'),
});

const profiles = () => import('../features/profiles/profiles-screen.tsx');
const create = () => import('../features/profiles/create-profile-screen.tsx');
const show = () => import('../features/profiles/profile-screen.tsx');
const edit = () => import('../features/profiles/edit-profile-screen.tsx');

export const profilesRoutes = [
  page.list(screenOf(profiles, 'ProfilesScreen', 'ProfilesPending')),
  page.create(screenOf(create, 'CreateProfileScreen', 'CreateProfilePending')),
  page.show(screenOf(show, 'ProfileScreen', 'ProfilePending')),
  page.edit(screenOf(edit, 'EditProfileScreen', 'EditProfilePending')),
] as const;
