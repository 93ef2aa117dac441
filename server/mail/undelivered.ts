import type { undeliveredReasons } from '../../contract/channels/undelivered-mails.schema.ts';
import type { mailSubjects } from '../../contract/channels/undelivered-mails.search.ts';
import { isNoMailbox } from './bounce.ts';
import type { MailKind } from './kinds.ts';

type About = (typeof mailSubjects)[number];

/**
 * What staff are told a kind is about. Null: not told. Anybody can have a code sent to an address that they made up, and
 * whoever is recommended by mail has no account here; tests go to whoever presses the button.
 */
const abouts: Readonly<Record<MailKind, About | null>> = {
  verification_code: null,
  already_registered: null,
  recommendation: null,
  template_test: null,
  mail_test: null,
  email_change: null,
  password_reset: 'account',
  password_changed: 'account',
  email_changed: 'account',
  account_deletion: 'account',
  access_ended: 'account',
  access_restored: 'account',
  account_deleted: 'account',
  erasure_warning: 'account',
  terms_changed: 'account',
  looking_warning: 'account',
  looking_expired: 'account',
  place_noted: 'account',
  name_corrected: 'account',
  report_received: 'account',
  report_answered: 'account',
  company_reported: 'account',
  guardian_request: 'guardian',
  guardian_accepted: 'guardian',
  guardian_copy: 'guardian',
  guardian_declined: 'guardian',
  guardian_expired: 'guardian',
  guardian_replaced: 'guardian',
  guardian_named: 'guardian',
  guardian_withdrawn: 'guardian',
  guardian_code: 'guardian',
  guardian_release: 'guardian',
  guardian_released: 'guardian',
  guardian_release_declined: 'guardian',
  guardian_release_withdrawn: 'guardian',
  guardian_reported: 'guardian',
  ping: 'message',
  ping_reminder: 'message',
  ping_accepted: 'message',
  ping_declined: 'message',
  contact_released: 'message',
  release_code: 'message',
  ping_withdrawn: 'message',
  ping_search_ended: 'message',
  ping_closed: 'message',
  ping_ended: 'message',
  ping_found_here: 'message',
  appointment_proposed: 'message',
  appointment_agreed: 'message',
  appointment_withdrawn: 'message',
  contact_question: 'message',
  invitation: 'invitation',
  staff_invitation: 'invitation',
  invitation_declined: 'invitation',
  invitation_approved: 'invitation',
  invitation_rejected: 'invitation',
  invitation_accepted: 'invitation',
  organization_changed: 'company',
  organization_reminder: 'company',
  organization_deleted: 'company',
  deletion_reminder: 'company',
  alert_matches: 'alert',
  alert_still_needed: 'alert',
};

export const aboutOf = (kind: string): About => abouts[kind as MailKind] ?? 'account';

/** The kinds that staff are told of; those about something alone. */
export const toldKinds = (about?: readonly About[]): string[] =>
  Object.entries(abouts).flatMap(([kind, of]) =>
    of !== null && (about === undefined || about.includes(of)) ? [kind] : [],
  );

const isFull = /\b[45]\.2\.2\b|\bquota\b|\b(?:mailbox|inbox)\b.{0,20}\bfull\b/i;
/** What a server said, by itself or behind the mailer's own words; a port isn't one. */
const reply = /(?:^|: |response=)([45])\d\d(?:[ -]|$)/;
/** Our own login at the server that takes our mails (RFC 4954). */
const isLogin = /^(?:Invalid login|Missing credentials)|(?:^|: )53[0458][ -]/;
/** Of the line: the system's error codes, and what the mailer says where there is no reply. */
const isLine =
  /\bE[A-Z_]{4,}\b|\b(?:[Cc]onnect(?:ion)?|[Tt]ime(?:d )?out|[Gg]reeting|[Ss]ocket|TLS|[Cc]ertificate|altnames)\b/;

/** Why it never arrived, by what was noted of the last attempt. */
export function whyUndelivered(error: string | null): (typeof undeliveredReasons)[number] {
  if (error === null) return 'unreachable';
  if (isLogin.test(error)) return 'broken';
  if (isFull.test(error)) return 'full';
  if (isNoMailbox(error)) return 'no_mailbox';
  const [, said] = reply.exec(error) ?? [];
  if (said !== undefined) return said === '5' ? 'refused' : 'deferred';
  return isLine.test(error) ? 'unreachable' : 'broken';
}
