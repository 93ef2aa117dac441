import { registrationCodesSearch as search } from '../../contract/registration-codes/registration-codes.search.ts';
import { facedPages } from '../kit/resource-pages.ts';
import { screenOf } from '../kit/resource-route.ts';
import { memberParent as parent } from './parents.ts';

export const codePages = facedPages({
  name: 'registration-codes',
  id: 'registration_code_id',
  search,
  loaders: () => import('./registration-codes.loaders.ts'),
  screens: {
    list: screenOf(() => import('../features/registration-codes/codes-screen.tsx'), 'Codes'),
    create: screenOf(() => import('../features/registration-codes/create-code-screen.tsx'), 'CreateCode'),
    show: screenOf(() => import('../features/registration-codes/code-screen.tsx'), 'Code'),
    edit: screenOf(() => import('../features/registration-codes/edit-code-screen.tsx'), 'EditCode'),
  },
});

export const registrationCodesRoutes = codePages({ parent, guards: ['employee'] });
