import { emailTemplatesSearch as search } from '../../contract/email-templates/email-templates.search.ts';
import { resourcePages, screenOf } from '../kit/resource-route.ts';
import { memberParent as parent } from './parents.ts';

const page = resourcePages({
  parent,
  name: 'email-templates',
  id: 'email_template_id',
  guards: ['employee'],
  search,
  loaders: () => import('./email-templates.loaders.ts'),
});

const templates = () => import('../features/email-templates/email-templates-screen.tsx');
const create = () => import('../features/email-templates/create-email-template-screen.tsx');
const show = () => import('../features/email-templates/email-template-screen.tsx');
const edit = () => import('../features/email-templates/edit-email-template-screen.tsx');

export const emailTemplatesRoutes = [
  page.list(screenOf(templates, 'EmailTemplatesScreen', 'EmailTemplatesPending')),
  page.create(screenOf(create, 'CreateEmailTemplateScreen', 'CreateEmailTemplatePending')),
  page.show(screenOf(show, 'EmailTemplateScreen', 'EmailTemplatePending')),
  page.edit(screenOf(edit, 'EditEmailTemplateScreen', 'EditEmailTemplatePending')),
] as const;
