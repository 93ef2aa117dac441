import type { ApplicantPing } from '../../contract/pings/applicant-ping.schema.ts';
import { releaseConsent } from './release-consent.ts';

const id = '0190a000-0000-7000-8000-000000000002';

/** A message that waits for its applicant's answer. */
export const anApplicantPing = (facts: Partial<ApplicantPing> = {}): ApplicantPing => ({
  perspective: 'applicant',
  id,
  status: 'pending',
  organization: {
    id,
    name: 'Farbwerk',
    street: null,
    postcode: null,
    city: 'Dormagen',
    website: null,
    occupations: [],
    privacy: null,
    profile: null,
    portrait: null,
    verified_at: null,
  },
  employee: { fullname: 'Jannik Lang', position: null, email: null, phonenumber: null },
  offer: { kind: 'apprenticeship', occupation: 'Chemikant/in' },
  personal_line: null,
  subject: 'Hallo',
  body: 'Hallo',
  match: { rule: 1, reasons: [] },
  sent_at: '2026-11-20T10:00:00.000Z',
  expires_at: '2026-12-12T10:00:00.000Z',
  responded_at: null,
  guardian_asked_at: null,
  guardian: null,
  guardian_choice: null,
  releases: {
    name: 'Mia Kind',
    email: 'mia@example.org',
    phonenumber: '+492219901234',
    reachable_from: 15,
    first_meeting: 'trial_day',
    recommended_by: ['Lackwerke'],
    consent: releaseConsent,
  },
  masked: false,
  release: null,
  later: null,
  closed_because: null,
  appointments: [],
  asked_contacted: false,
  events: ['accept', 'decline'],
  ...facts,
});
