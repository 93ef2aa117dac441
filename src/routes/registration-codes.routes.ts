import { registrationCodesSearch as search } from '../../contract/registration-codes/registration-codes.search.ts';
import { facedPages } from '../kit/resource-pages.ts';
import { screenOf } from '../kit/resource-route.ts';
import { memberParent as parent } from './parents.ts';

const codes = () => import('../features/registration-codes/codes-screen.tsx');
const create = () => import('../features/registration-codes/create-code-screen.tsx');
const show = () => import('../features/registration-codes/code-screen.tsx');
const edit = () => import('../features/registration-codes/edit-code-screen.tsx');

/** As its own people have them, and staff below an organization. */
export const codePages = facedPages({
  name: 'registration-codes',
  id: 'registration_code_id',
  search,
  loaders: () => import('./registration-codes.loaders.ts'),
  screens: {
    list: screenOf(codes, 'Codes'),
    create: screenOf(create, 'CreateCode'),
    show: screenOf(show, 'Code'),
    edit: screenOf(edit, 'EditCode'),
  },
});

export const registrationCodesRoutes = codePages({ parent, guards: ['employee'] });
