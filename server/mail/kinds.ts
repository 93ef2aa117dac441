/** How many mails of one kind one address gets at most; more wait (SECURITY 23). */
export interface MailLimits {
  readonly minute: number;
  readonly hour: number;
  readonly day: number;
}

const ordinary: MailLimits = { minute: 1, hour: 5, day: 10 };
/** What people ask for themselves, where waiting hurts: one code at registration and ten resends a day (DECISIONS 5). */
const asked: MailLimits = { minute: 3, hour: 11, day: 11 };

/** A slip in the address is put right within the minute; an hour has room for all that one child may ask in a day. */
const corrected: MailLimits = { ...ordinary, minute: 3 };

/**
 * What strangers ask for in somebody's name, from all networks together. No day's number: it could be used up for the
 * owner, who so finds a working link in the inbox or waits an hour at most.
 */
export const strangersLimits: MailLimits = { minute: 6, hour: 24, day: Number.POSITIVE_INFINITY };

/**
 * Every kind of mail the product sends. A new kind is a line here and a function in its feature's `<feature>.mails.ts`.
 */
export const mailLimits = {
  verification_code: asked,
  already_registered: ordinary,
  password_reset: asked,
  password_changed: ordinary,
  email_change: asked,
  email_changed: ordinary,
  account_deletion: asked,
  account_deleted: ordinary,
  erasure_warning: ordinary,
  guardian_request: corrected,
  guardian_accepted: ordinary,
  guardian_copy: ordinary,
  guardian_declined: ordinary,
  guardian_expired: ordinary,
  guardian_replaced: ordinary,
  guardian_withdrawn: ordinary,
  guardian_code: asked,
  guardian_release: ordinary,
  guardian_released: ordinary,
  guardian_release_declined: ordinary,
  terms_changed: ordinary,
  ping: ordinary,
  ping_reminder: ordinary,
  ping_accepted: ordinary,
  ping_declined: ordinary,
  contact_released: ordinary,
  ping_withdrawn: ordinary,
  ping_search_ended: ordinary,
  ping_found_here: ordinary,
  invitation: ordinary,
  invitation_accepted: ordinary,
  recommendation: ordinary,
  looking_warning: ordinary,
  looking_expired: ordinary,
  alert_matches: ordinary,
  template_test: ordinary,
  mail_test: ordinary,
} as const satisfies Record<string, MailLimits>;

export type MailKind = keyof typeof mailLimits;
