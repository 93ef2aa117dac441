import { endpoint } from '../kit/endpoint.ts';
import { page } from '../kit/lists.ts';
import { emailTemplateSchema, emailTemplatesQuery } from './email-templates.schema.ts';

export const listEmailTemplates = endpoint({
  name: 'email-templates.list',
  method: 'GET',
  path: '/v1/email-templates',
  summary: "The tenant's default templates and the own organization's.",
  access: { stage: 'onboarded', roles: ['employee'] },
  query: emailTemplatesQuery,
  response: page(emailTemplateSchema),
});
