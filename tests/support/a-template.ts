import type { EmailTemplate } from '../../contract/email-templates/email-templates.schema.ts';

/** A draft of a company. */
export const aTemplate: EmailTemplate = {
  id: '0190a000-0000-7000-8000-0000000000e1',
  organization_id: '0190a000-0000-7000-8000-0000000000e2',
  name: { de: 'Probetag', en: 'Probetag' },
  purpose: 'ping',
  subject: { de: 'Komm vorbei', en: 'Come by' },
  body: { de: 'Hallo {applicant.firstname}\n{response_link}', en: 'Hi {applicant.firstname}\n{response_link}' },
  profile_id: null,
  reply_to: null,
  status: 'draft',
  is_default: false,
  by_staff: false,
  times_used: 0,
  events: ['publish', 'archive'],
  version: 3,
  created_at: '2026-11-02T08:00:00.000Z',
};
