import { registrationCodesSearch as search } from '../../contract/registration-codes/registration-codes.search.ts';
import { resourcePages, screenOf } from '../kit/resource-route.ts';
import { memberParent as parent } from './parents.ts';

/** As staff have them too, below an organization. */
export const codeResource = {
  name: 'registration-codes',
  id: 'registration_code_id',
  search,
  loaders: () => import('./registration-codes.loaders.ts'),
} as const;

const page = resourcePages({ ...codeResource, parent, guards: ['employee'] });

const codes = () => import('../features/registration-codes/codes-screen.tsx');
const create = () => import('../features/registration-codes/create-code-screen.tsx');
const show = () => import('../features/registration-codes/code-screen.tsx');
const edit = () => import('../features/registration-codes/edit-code-screen.tsx');

export const codeScreens = {
  list: screenOf(codes, 'CodesScreen', 'CodesPending'),
  create: screenOf(create, 'CreateCodeScreen', 'CreateCodePending'),
  show: screenOf(show, 'CodeScreen', 'CodePending'),
  edit: screenOf(edit, 'EditCodeScreen', 'EditCodePending'),
} as const;

export const registrationCodesRoutes = [
  page.list(codeScreens.list),
  page.create(codeScreens.create),
  page.show(codeScreens.show),
  page.edit(codeScreens.edit),
] as const;
