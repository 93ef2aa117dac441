import type { EmailTemplate } from '../../contract/email-templates/email-templates.schema.ts';
import { emailTemplateLifecycle } from '../../machines/email-templates/email-template.lifecycle.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import type { Caller } from '../kit/records.ts';
import { shown } from '../kit/shown.ts';
import type { EmailTemplateRow } from './email-templates.repository.ts';
import { textOf } from './email-templates.service.ts';

export const emailTemplateView = (row: EmailTemplateRow, { actor }: Pick<Caller, 'actor'>): EmailTemplate => ({
  ...shown(row),
  ...textOf(row),
  name: { de: row.name_de, en: row.name_en },
  times_used: row.organization_id === null ? null : row.times_used,
  // the association's are its own to change
  events: row.organization_id === null ? [] : eventsFor(emailTemplateLifecycle, row.status, actor.type),
});
