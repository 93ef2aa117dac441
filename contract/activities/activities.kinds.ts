/** What somebody finds among their activities: each bears the name of the mail that tells the same. */
export const activityKinds = [
  'password_changed',
  'email_changed',
  'erasure_warning',
  'guardian_accepted',
  'guardian_declined',
  'guardian_expired',
  'guardian_withdrawn',
  'guardian_release_declined',
  'guardian_release_withdrawn',
  'guardian_reported',
  'report_received',
  'report_answered',
  'company_reported',
  'terms_changed',
  'ping',
  'ping_reminder',
  'ping_accepted',
  'ping_declined',
  'contact_released',
  'ping_withdrawn',
  'ping_search_ended',
  'ping_closed',
  'ping_found_here',
  'appointment_proposed',
  'appointment_agreed',
  'appointment_withdrawn',
  'contact_question',
  'invitation_declined',
  'looking_warning',
  'looking_expired',
  'alert_matches',
  'alert_still_needed',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

/** So long they are kept. */
export const activityDays = 90;
