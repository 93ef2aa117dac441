import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { ActivityKind } from '../../../contract/activities/activities.kinds.ts';
import type { AccountExport } from '../../../contract/account/export.schema.ts';

/** Each kind of activity by itself, without whom it was about. */
export const activityWords: Readonly<Record<ActivityKind, MessageDescriptor>> = {
  password_changed: msg`Password changed`,
  email_changed: msg`E-mail address changed`,
  erasure_warning: msg`Deletion announced`,
  guardian_accepted: msg`Guardian agreed`,
  guardian_declined: msg`Guardian said no`,
  guardian_expired: msg`Guardian did not answer`,
  guardian_withdrawn: msg`Guardian took the consent back`,
  guardian_release_declined: msg`Guardian said no to a company`,
  guardian_release_withdrawn: msg`Guardian took a release back`,
  guardian_reported: msg`Guardian reported a company`,
  report_received: msg`Company reported`,
  report_answered: msg`Report answered`,
  company_reported: msg`A company was reported`,
  terms_changed: msg`Asked to agree again`,
  ping: msg`A company wrote`,
  ping_reminder: msg`Reminded of a message`,
  ping_accepted: msg`Somebody said yes`,
  ping_declined: msg`Somebody said no`,
  contact_released: msg`Contact details given to a company`,
  ping_withdrawn: msg`Asked to delete contact details`,
  ping_search_ended: msg`Somebody is not looking any more`,
  ping_closed: msg`Somebody you wrote to found a place`,
  ping_ended: msg`A message was ended by staff`,
  ping_found_here: msg`Somebody found a place with you`,
  appointment_proposed: msg`Appointment proposed`,
  appointment_agreed: msg`Appointment agreed`,
  appointment_withdrawn: msg`Appointment called off`,
  contact_question: msg`Asked whether a company got in touch`,
  invitation_declined: msg`Somebody declined an invitation`,
  invitation_approved: msg`An invitation was approved`,
  invitation_rejected: msg`An invitation was not approved`,
  looking_warning: msg`Told that the search ends soon`,
  looking_expired: msg`Search ended`,
  place_noted: msg`A place found was noted`,
  alert_matches: msg`An alert found somebody`,
  alert_still_needed: msg`Asked whether an alert is still needed`,
};

/** What is noticed about an account by itself; other kinds are about nobody’s, or about others as well. */
export const suspicionWords: Readonly<Record<AccountExport['suspicious_events'][number]['what'], MessageDescriptor>> = {
  wrong_passwords: msg`Many wrong passwords`,
  wrong_codes: msg`Many wrong codes`,
  refused_lookups: msg`Asked for what isn’t theirs`,
  many_opened: msg`Many people looked at`,
  many_saved: msg`Many people saved`,
  many_minors: msg`Many young people looked at`,
  guardian_is_child: msg`Guardian with the child’s own address`,
};
