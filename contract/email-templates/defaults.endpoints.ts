import { endpoint } from '../kit/endpoint.ts';
import { idParams } from '../kit/fields.ts';
import { resource } from '../kit/resource.ts';
import {
  createDefaultTemplateSchema,
  defaultTemplateEvents,
  defaultTemplateSchema,
  updateDefaultTemplateSchema,
} from './defaults.schema.ts';
import { defaultTemplatesSearch } from './defaults.search.ts';
import { testTemplateSchema } from './email-templates.schema.ts';

const access = { stage: 'onboarded', roles: ['administrator'] } as const;

/** The association's own templates. What is published of them companies and staff read among `email-templates`. */
export const defaultTemplates = resource({
  name: 'default-templates',
  access,
  record: defaultTemplateSchema,
  list: { summary: "The tenant's default templates.", search: defaultTemplatesSearch },
  show: { summary: 'One default template with its texts.' },
  create: {
    summary: 'Makes a draft of a default template. A placeholder that can’t be filled in is refused by name.',
    input: createDefaultTemplateSchema,
  },
  update: {
    summary: 'Changes a default template. Companies have the new version of a published one from then on.',
    input: updateDefaultTemplateSchema,
  },
  transition: {
    summary: 'Moves the status of a default template; of each purpose one stays published.',
    events: defaultTemplateEvents,
  },
});

export const testDefaultTemplate = endpoint({
  name: 'default-templates.test',
  method: 'POST',
  path: '/v1/default-templates/{id}/test',
  summary: 'Sends the default template to the own address, from an invented company to an invented recipient.',
  access,
  params: idParams,
  body: testTemplateSchema,
  errors: ['validation'],
});
