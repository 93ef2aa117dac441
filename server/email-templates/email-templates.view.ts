import type { EmailTemplate } from '../../contract/email-templates/email-templates.schema.ts';
import { shown } from '../kit/shown.ts';
import type { EmailTemplateRow } from './email-templates.repository.ts';

export function emailTemplateView(row: EmailTemplateRow): EmailTemplate {
  return {
    ...shown(row),
    name: { de: row.name_de, en: row.name_en },
    subject: { de: row.subject_de, en: row.subject_en },
    body: { de: row.body_de, en: row.body_en },
    times_used: row.organization_id === null ? null : row.times_used,
  };
}
