import type { UndeliveredMail } from '../../contract/channels/undelivered-mails.schema.ts';
import { type MailKind, withoutActivity } from './kinds.ts';

/** Made anew from what is stored: a link, in words that are the product's own or the company's template. */
export const sentAnew = ['guardian_request', 'guardian_release', 'invitation', 'staff_invitation'] as const;
export type SentAnew = (typeof sentAnew)[number];

export const isSentAnew = (kind: string): kind is SentAnew => sentAnew.some((one) => one === kind);

/** A code or a link that nobody but who asked for it should have on their mind. */
const asked: readonly MailKind[] = [
  'verification_code',
  'email_change',
  'password_reset',
  'account_deletion',
  'release_code',
  'guardian_code',
];

/** How what a mail said still gets to its reader, where it isn't sent anew: its text went as it was given up. */
export function readOtherwise(
  kind: string,
  reader: UndeliveredMail['reader'],
): Exclude<UndeliveredMail['again'], 'resend'> {
  if (asked.some((one) => one === kind)) return 'asked';
  const hasAccount = reader === 'applicant' || reader === 'employee' || reader === 'staff';
  return hasAccount && !(kind in withoutActivity) ? 'in_product' : 'gone';
}
