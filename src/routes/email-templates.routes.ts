import { emailTemplatesSearch as search } from '../../contract/email-templates/email-templates.search.ts';
import { facedPages } from '../kit/resource-pages.ts';
import { screenOf } from '../kit/resource-route.ts';
import { memberParent as parent } from './parents.ts';

const templates = () => import('../features/email-templates/email-templates-screen.tsx');
const create = () => import('../features/email-templates/create-email-template-screen.tsx');
const show = () => import('../features/email-templates/email-template-screen.tsx');
const edit = () => import('../features/email-templates/edit-email-template-screen.tsx');

/** As its own people have them, and staff below an organization. */
export const templatePages = facedPages({
  name: 'email-templates',
  id: 'email_template_id',
  search,
  loaders: () => import('./email-templates.loaders.ts'),
  screens: {
    list: screenOf(templates, 'EmailTemplates'),
    create: screenOf(create, 'CreateEmailTemplate'),
    show: screenOf(show, 'EmailTemplate'),
    edit: screenOf(edit, 'EditEmailTemplate'),
  },
});

export const emailTemplatesRoutes = templatePages({ parent, guards: ['employee'] });
