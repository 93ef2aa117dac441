import type { LegalContact } from '../../contract/legal-contacts/legal-contacts.schema.ts';

/** A guardian as the applicant sees one who has just been named. */
export const aGuardian = (other: Partial<LegalContact> = {}): LegalContact => ({
  id: '0190a000-0000-7000-8000-000000000001',
  firstname: 'Maren',
  lastname: 'Vogt',
  email: 'm…@example.org',
  letter: null,
  gender: 'female',
  relation: 'mother',
  status: 'pending',
  not_me: false,
  sent_at: null,
  goes_out_at: null,
  expires_at: null,
  resend_at: null,
  kept_until: null,
  search_kept_until: null,
  events: [],
  ...other,
});
