import { emailTemplatesSearch as search } from '../../contract/email-templates/email-templates.search.ts';
import { resourcePages, screenOf } from '../kit/resource-route.ts';
import { memberParent as parent } from './parents.ts';

/** As staff have them too, below an organization. */
export const templateResource = {
  name: 'email-templates',
  id: 'email_template_id',
  search,
  loaders: () => import('./email-templates.loaders.ts'),
} as const;

const page = resourcePages({ ...templateResource, parent, guards: ['employee'] });

const templates = () => import('../features/email-templates/email-templates-screen.tsx');
const create = () => import('../features/email-templates/create-email-template-screen.tsx');
const show = () => import('../features/email-templates/email-template-screen.tsx');
const edit = () => import('../features/email-templates/edit-email-template-screen.tsx');

export const templateScreens = {
  list: screenOf(templates, 'EmailTemplatesScreen', 'EmailTemplatesPending'),
  create: screenOf(create, 'CreateEmailTemplateScreen', 'CreateEmailTemplatePending'),
  show: screenOf(show, 'EmailTemplateScreen', 'EmailTemplatePending'),
  edit: screenOf(edit, 'EditEmailTemplateScreen', 'EditEmailTemplatePending'),
} as const;

export const emailTemplatesRoutes = [
  page.list(templateScreens.list),
  page.create(templateScreens.create),
  page.show(templateScreens.show),
  page.edit(templateScreens.edit),
] as const;
