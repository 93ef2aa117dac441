import { msg } from '@lingui/core/macro';
import { defaultTemplates } from '../../../../contract/email-templates/defaults.endpoints.ts';
import type { PublishedForm } from '../../../kit/published-events.tsx';

/** How the parts of a template are called, in its form and where something is said of them. */
export const parts = {
  name: msg`Name`,
  purpose: msg`What is it for?`,
  subject: msg`Subject`,
  body: msg`Text`,
} as const;

/** Of the form, which comes later, what the template's buttons need. */
export const defaultTemplateParts: PublishedForm<typeof defaultTemplates> = {
  resource: defaultTemplates,
  address: `/${defaultTemplates.name}`,
  fields: Object.entries(parts).map(([name, label]) => ({ name, label })),
};
