import type { EmailTemplate } from '../../contract/email-templates/email-templates.schema.ts';
import type { OrganizationPing, PingPreview } from '../../contract/pings/pings.schema.ts';
import type { ApplicantPing } from '../../contract/pings/applicant-ping.schema.ts';
import { releaseConsent } from './release-consent.ts';

/** A message of a company as it is written, sent and received. */

const both = <T>(text: T) => ({ de: text, en: text });
const template = (id: string): EmailTemplate => ({
  id,
  organization_id: null,
  name: both(id),
  purpose: 'ping',
  subject: both(id),
  body: both(id),
  status: 'published',
  is_default: false,
  by_staff: false,
  profile_id: null,
  reply_to: null,
  times_used: 0,
  events: [],
  version: 1,
  created_at: '2026-11-02T08:00:00.000Z',
});
export const templates = [template('first'), template('second')];
const match = { rule: 1, reasons: [] };
const letter = { offer: 'An internship: Koch/Köchin', subject: 'Hello', body: 'Dear' };
export const preview: PingPreview = {
  name: 'Ahorn 42',
  wish: 'Koch/Köchin',
  locale: 'en',
  letters: both(letter),
  match,
  unrelated: [],
  limits: { left_today: 30, open_at_once: 5, pause_days: 90 },
};
const message = {
  id: 'the ping',
  offer: null,
  personal_line: null,
  subject: 'Hello',
  body: 'Dear',
  match,
  sent_at: null,
  responded_at: null,
  release: null,
  guardian_asked_at: null,
  guardian: null,
  guardian_choice: null,
  appointments: [],
  events: [],
};
const at = '2026-01-01T00:00:00Z';
export const sent: OrganizationPing = {
  ...message,
  reasons: [],
  perspective: 'organization',
  status: 'created',
  applicant: {
    handle: 'a',
    name: 'Ahorn 42',
    occupation: null,
    graduation_type_id: null,
    area: null,
    recommended: false,
    contact: null,
  },
  employee: { id: 'e', fullname: 'Robin Klug' },
  send_at: at,
  expires_at: at,
  decline_reason: null,
  write_again_on: null,
  unread: false,
  follow_up: null,
  contacted: null,
  found_here: false,
  closed_by_place: false,
  ended_by_staff: false,
  created_at: at,
};
/** A yes as long as it stands. */
export const release = { at, until: null, withdrawn_at: null, deletion_confirmed_at: null };
export const received = (
  status: ApplicantPing['status'],
  given: ApplicantPing['release'] = status === 'accepted' ? release : null,
): ApplicantPing => ({
  ...message,
  release: given,
  later: null,
  closed_because: null,
  asked_contacted: false,
  perspective: 'applicant',
  status,
  organization: {
    id: 'o',
    name: 'Bakery',
    street: null,
    postcode: null,
    city: null,
    website: null,
    occupations: [],
    privacy: null,
    profile: null,
    portrait: null,
    verified_at: null,
  },
  employee: { fullname: 'Robin Klug', position: null, email: null, phonenumber: null },
  expires_at: at,
  releases: {
    name: 'Kim Muster',
    email: 'kim@example.org',
    phonenumber: null,
    reachable_from: null,
    first_meeting: null,
    recommended_by: [],
    consent: releaseConsent,
  },
  masked: false,
});
