import { resource } from '../kit/resource.ts';
import { emailTemplateSchema } from './email-templates.schema.ts';
import { emailTemplatesSearch } from './email-templates.search.ts';

export const emailTemplates = resource({
  name: 'email-templates',
  access: { stage: 'onboarded', roles: ['employee'] },
  record: emailTemplateSchema,
  list: { summary: "The tenant's default templates and the own organization's.", search: emailTemplatesSearch },
});
