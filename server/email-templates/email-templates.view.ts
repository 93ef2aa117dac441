import type { EmailTemplate } from '../../contract/email-templates/email-templates.schema.ts';
import type { EmailTemplateRow } from './email-templates.repository.ts';

export function emailTemplateView(row: EmailTemplateRow): EmailTemplate {
  return {
    id: row.id,
    name: { de: row.name_de, en: row.name_en },
    purpose: row.purpose,
    subject: { de: row.subject_de, en: row.subject_en },
    body: { de: row.body_de, en: row.body_en },
    status: row.status,
    is_default: row.is_default,
    times_used: row.organization_id === null ? null : row.times_used,
    version: row.version,
  };
}
