import { emailTemplatesSearch as search } from '../../contract/email-templates/email-templates.search.ts';
import { facedPages } from '../kit/resource-pages.ts';
import { screenOf } from '../kit/resource-route.ts';
import { memberParent as parent } from './parents.ts';

export const templatePages = facedPages({
  name: 'email-templates',
  id: 'email_template_id',
  search,
  loaders: () => import('./email-templates.loaders.ts'),
  screens: {
    list: screenOf(() => import('../features/email-templates/email-templates-screen.tsx'), 'EmailTemplates'),
    create: screenOf(
      () => import('../features/email-templates/create-email-template-screen.tsx'),
      'CreateEmailTemplate',
    ),
    show: screenOf(() => import('../features/email-templates/email-template-screen.tsx'), 'EmailTemplate'),
    edit: screenOf(() => import('../features/email-templates/edit-email-template-screen.tsx'), 'EditEmailTemplate'),
  },
});

export const emailTemplatesRoutes = templatePages({ parent, guards: ['employee'] });
