import { listRoute, recordRoute, screenOf } from '../kit/resource-route.ts';
import { registrationCodesSearch } from '../../contract/registration-codes/registration-codes.search.ts';
import { memberParent as parent } from './parents.ts';

const guards = ['employee'] as const;
const loaders = () => import('./registration-codes.loaders.ts');

const list = listRoute({
  parent,
  path: '/registration-codes',
  is: { name: 'registration-codes.index', guards },
  search: registrationCodesSearch,
  load: async (search, signal) => (await loaders()).loadCodes(search, signal),
  screen: screenOf(() => import('../features/registration-codes/codes-screen.tsx'), 'CodesScreen', 'CodesPending'),
});

const create = recordRoute({
  parent,
  path: '/registration-codes/create',
  is: { name: 'registration-codes.create', guards },
  load: async (_, signal) => (await loaders()).loadOccupations(signal),
  screen: screenOf(
    () => import('../features/registration-codes/create-code-screen.tsx'),
    'CreateCodeScreen',
    'CreateCodePending',
  ),
});

const edit = recordRoute({
  parent,
  path: '/registration-codes/$registration_code_id/edit',
  is: { name: 'registration-codes.edit', guards },
  load: async ({ registration_code_id }, signal) => (await loaders()).loadCode(registration_code_id, signal),
  screen: screenOf(
    () => import('../features/registration-codes/edit-code-screen.tsx'),
    'EditCodeScreen',
    'EditCodePending',
  ),
});

export const registrationCodesRoutes = [list, create, edit] as const;
