import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import {
  createTemplateSchema,
  emailTemplateSchema,
  templateEvents,
  testTemplateSchema,
  updateTemplateSchema,
} from './email-templates.schema.ts';
import { emailTemplatesSearch } from './email-templates.search.ts';

const access = { stage: 'onboarded', roles: ['employee', 'tenant_member', 'administrator'] } as const;

export const emailTemplates = resource({
  name: 'email-templates',
  access,
  record: emailTemplateSchema,
  list: { summary: "The tenant's default templates and the own organization's.", search: emailTemplatesSearch },
  show: { summary: 'One template with its texts.' },
  create: {
    summary: 'Makes a draft of a template. A placeholder that can’t be filled in is refused by name.',
    input: createTemplateSchema,
    ability: 'create:EmailTemplate',
  },
  update: { summary: 'Changes a draft.', input: updateTemplateSchema },
  transition: {
    summary: 'Moves the status of a template along its lifecycle; what is published can be sent in both languages.',
    events: templateEvents,
  },
});

export const testTemplate = endpoint({
  name: 'email-templates.test',
  method: 'POST',
  path: '/v1/email-templates/{id}/test',
  summary: 'Sends the template to the own address, filled in for an invented recipient.',
  access: { ...access, roles: ['employee'] },
  params: idParams,
  body: testTemplateSchema,
  errors: ['validation'],
});
