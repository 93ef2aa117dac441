import type { ActivityKind } from '../../contract/activities/activities.kinds.ts';
import type { MailClass, Preference } from '../../contract/channels/channels.search.ts';

/** How many mails of one kind one address gets at most; more wait (SECURITY 23). */
export interface MailLimits {
  readonly minute: number;
  readonly hour: number;
  readonly day: number;
}

const ordinary: MailLimits = { minute: 1, hour: 5, day: 10 };
/** What people ask for themselves, where waiting hurts: one code at registration and ten resends a day (DECISIONS 5). */
const asked: MailLimits = { minute: 3, hour: 11, day: 11 };

/** To who has no account and gets one of each company. */
const once: MailLimits = { minute: 1, hour: 2, day: 3 };

/** Staff read one for each report, however many there are in a day. */
const desk: MailLimits = { minute: 30, hour: 120, day: 500 };

/** A slip in the address is put right within the minute; an hour has room for all that one child may ask in a day. */
const corrected: MailLimits = { ...ordinary, minute: 3 };

/**
 * What strangers ask for in somebody's name, from all networks together. No day's number: it could be used up for the
 * owner, who so finds a working link in the inbox or waits an hour at most.
 */
export const strangersLimits: MailLimits = { minute: 6, hour: 24, day: Number.POSITIVE_INFINITY };

/**
 * Every kind of mail the product sends: what it is about, and how many. A new kind is a line here and a function in its
 * feature's `<feature>.mails.ts`. About the account is what somebody asked for, agreed to or must know, and what goes to
 * people who have none: guardians, and who is invited or recommended, once.
 */
export const mailKinds = {
  verification_code: { class: 'account', limits: asked },
  already_registered: { class: 'account', limits: ordinary },
  password_reset: { class: 'account', limits: asked },
  password_changed: { class: 'account', limits: ordinary },
  email_change: { class: 'account', limits: asked },
  email_changed: { class: 'account', limits: ordinary },
  account_deletion: { class: 'account', limits: asked },
  access_ended: { class: 'account', limits: ordinary },
  access_restored: { class: 'account', limits: ordinary },
  account_deleted: { class: 'account', limits: ordinary },
  erasure_warning: { class: 'account', limits: ordinary },
  guardian_request: { class: 'account', limits: corrected },
  guardian_accepted: { class: 'account', limits: ordinary },
  guardian_copy: { class: 'account', limits: ordinary },
  guardian_declined: { class: 'account', limits: ordinary },
  guardian_expired: { class: 'account', limits: ordinary },
  guardian_replaced: { class: 'account', limits: ordinary },
  guardian_named: { class: 'account', limits: ordinary },
  guardian_withdrawn: { class: 'account', limits: ordinary },
  guardian_code: { class: 'account', limits: asked },
  guardian_release: { class: 'account', limits: ordinary },
  guardian_released: { class: 'account', limits: ordinary },
  guardian_release_declined: { class: 'account', limits: ordinary },
  guardian_release_withdrawn: { class: 'account', limits: ordinary },
  guardian_reported: { class: 'account', limits: ordinary },
  report_received: { class: 'account', limits: ordinary },
  report_answered: { class: 'account', limits: ordinary },
  company_reported: { class: 'account', limits: desk },
  terms_changed: { class: 'account', limits: ordinary },
  ping: { class: 'contact', limits: ordinary },
  ping_reminder: { class: 'contact', limits: ordinary },
  ping_accepted: { class: 'contact', limits: ordinary },
  ping_declined: { class: 'contact', limits: ordinary },
  contact_released: { class: 'account', limits: ordinary },
  release_code: { class: 'account', limits: asked },
  ping_withdrawn: { class: 'account', limits: ordinary },
  ping_search_ended: { class: 'contact', limits: ordinary },
  ping_closed: { class: 'contact', limits: ordinary },
  ping_ended: { class: 'account', limits: ordinary },
  ping_found_here: { class: 'contact', limits: ordinary },
  appointment_proposed: { class: 'contact', limits: ordinary },
  appointment_agreed: { class: 'contact', limits: ordinary },
  appointment_withdrawn: { class: 'contact', limits: ordinary },
  contact_question: { class: 'contact', limits: ordinary },
  invitation: { class: 'account', limits: ordinary },
  staff_invitation: { class: 'account', limits: ordinary },
  invitation_declined: { class: 'account', limits: ordinary },
  invitation_approved: { class: 'account', limits: desk },
  invitation_rejected: { class: 'account', limits: desk },
  invitation_accepted: { class: 'account', limits: ordinary },
  organization_changed: { class: 'account', limits: ordinary },
  organization_reminder: { class: 'account', limits: ordinary },
  deletion_reminder: { class: 'account', limits: ordinary },
  organization_deleted: { class: 'account', limits: ordinary },
  recommendation: { class: 'account', limits: once },
  looking_warning: { class: 'account', limits: ordinary },
  looking_expired: { class: 'account', limits: ordinary },
  place_noted: { class: 'account', limits: ordinary },
  name_corrected: { class: 'account', limits: ordinary },
  alert_matches: { class: 'alert', limits: ordinary },
  alert_still_needed: { class: 'alert', limits: ordinary },
  template_test: { class: 'account', limits: ordinary },
  mail_test: { class: 'account', limits: ordinary },
} as const satisfies Record<string, { readonly class: MailClass; readonly limits: MailLimits }>;

export type MailKind = keyof typeof mailKinds;

const asked_for = 'whoever asked for it waits for the mail';
const anybody = 'anybody can cause it with somebody’s address';
const guest = 'its reader has no account';
const out = 'its reader can’t log in any more';
const unsent = 'nobody sends one';
const onPages = 'the company’s page says so, and a banner on all others while it can’t go on';

/** What is told by mail alone, and why; everything else stands among its reader's activities too. */
export const withoutActivity: Readonly<Record<Exclude<MailKind, ActivityKind>, string>> = {
  verification_code: asked_for,
  already_registered: anybody,
  password_reset: anybody,
  email_change: anybody,
  account_deletion: asked_for,
  release_code: asked_for,
  account_deleted: out,
  access_ended: out,
  access_restored: 'its reader sees it by logging in',
  guardian_request: guest,
  guardian_copy: guest,
  guardian_replaced: guest,
  guardian_code: guest,
  guardian_release: guest,
  guardian_released: guest,
  invitation: guest,
  invitation_accepted: unsent,
  staff_invitation: guest,
  organization_changed: onPages,
  organization_deleted: 'it goes with the company, or its page says that it is there',
  organization_reminder: 'its company’s own pages say what comes next',
  deletion_reminder: 'its company’s list of messages says what has to be deleted',
  recommendation: guest,
  template_test: asked_for,
  mail_test: asked_for,
  guardian_named: 'the page that waits for the guardian says who is asked',
  name_corrected: 'the account shows the name itself',
};

/** What of its reader's choices a mail asks for; undefined for one that always goes. */
export function preferenceFor(kind: string): Preference | undefined {
  const about = mailKinds[kind as MailKind].class;
  return about === 'account' ? undefined : about;
}
