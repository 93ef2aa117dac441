import { registrationCodesSearch as search } from '../../contract/registration-codes/registration-codes.search.ts';
import { resourcePages, screenOf } from '../kit/resource-route.ts';
import { memberParent as parent } from './parents.ts';

const page = resourcePages({
  parent,
  name: 'registration-codes',
  id: 'registration_code_id',
  guards: ['employee'],
  search,
  loaders: () => import('./registration-codes.loaders.ts'),
});

const codes = () => import('../features/registration-codes/codes-screen.tsx');
const create = () => import('../features/registration-codes/create-code-screen.tsx');
const show = () => import('../features/registration-codes/code-screen.tsx');
const edit = () => import('../features/registration-codes/edit-code-screen.tsx');

export const registrationCodesRoutes = [
  page.list(screenOf(codes, 'CodesScreen', 'CodesPending')),
  page.create(screenOf(create, 'CreateCodeScreen', 'CreateCodePending')),
  page.show(screenOf(show, 'CodeScreen', 'CodePending')),
  page.edit(screenOf(edit, 'EditCodeScreen', 'EditCodePending')),
] as const;
