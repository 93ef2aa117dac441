import { profilesSearch as search } from '../../contract/profiles/profiles.search.ts';
import { resourcePages, screenOf } from '../kit/resource-route.ts';
import { memberParent as parent } from './parents.ts';

/** As staff have them too, below an organization. */
export const profileResource = {
  name: 'profiles',
  id: 'profile_id',
  one: 'profile',
  search,
  loaders: () => import('./profiles.loaders.ts'),
} as const;

const page = resourcePages({ ...profileResource, parent, guards: ['employee'] });

const profiles = () => import('../features/profiles/profiles-screen.tsx');
const create = () => import('../features/profiles/create-profile-screen.tsx');
const show = () => import('../features/profiles/profile-screen.tsx');
const edit = () => import('../features/profiles/edit-profile-screen.tsx');

export const profileScreens = {
  list: screenOf(profiles, 'ProfilesScreen', 'ProfilesPending'),
  create: screenOf(create, 'CreateProfileScreen', 'CreateProfilePending'),
  show: screenOf(show, 'ProfileScreen', 'ProfilePending'),
  edit: screenOf(edit, 'EditProfileScreen', 'EditProfilePending'),
} as const;

export const profilesRoutes = [
  page.list(profileScreens.list),
  page.create(profileScreens.create),
  page.show(profileScreens.show),
  page.edit(profileScreens.edit),
] as const;
