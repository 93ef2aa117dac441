import { msg } from '@lingui/core/macro';
import { emailTemplates } from '../../../contract/email-templates/email-templates.endpoints.ts';
import type { PublishedForm } from '../../kit/published-events.tsx';

/** How the parts of a template are called, in its form and where something is said of them. */
export const parts = {
  name: msg`Name`,
  purpose: msg`What is it for?`,
  subject: msg`Subject`,
  body: msg`Text`,
  profile_id: msg`Profile`,
  reply_to: msg`Answers go to`,
} as const;

/** Of the form, which pages to read have no use for, what a template's buttons need. */
export const templateParts: PublishedForm<typeof emailTemplates> = {
  resource: emailTemplates,
  address: `/${emailTemplates.name}`,
  fields: Object.entries(parts).map(([name, label]) => ({ name, label })),
};
