import type { UndeliveredMail } from '../../contract/channels/undelivered-mails.schema.ts';
import { aboutOf, whyUndelivered } from '../mail/undelivered.ts';
import { emailKey } from '../users/email-key.ts';
import { maskEmail } from '../verification/verification.state.ts';
import type { Readers, UndeliveredRow } from './undelivered-mails.repository.ts';

type Reader = Pick<UndeliveredMail, 'reader' | 'applicant_id' | 'organization'>;
const nobody: Reader = { reader: 'unknown', applicant_id: null, organization: null };

/**
 * A guardian before an account: a mother may have one herself, and what was about the child went to her as its guardian.
 * Not where it was a company's own message: she may work there.
 */
export function readerOf(row: UndeliveredRow, { users, guardians, invitations }: Readers): Reader {
  const key = emailKey(row.recipient_address);
  const isTheirs = ({ id, email }: { readonly id: string; readonly email: string | null }) =>
    id === row.subject_id && email !== null && emailKey(email) === key;
  const guardian = aboutOf(row.kind) === 'message' ? undefined : guardians.find(isTheirs);
  if (guardian) return { ...nobody, reader: 'guardian', applicant_id: guardian.applicant_id };
  const invited = invitations.find(isTheirs);
  if (invited)
    return { ...nobody, reader: 'invited', organization: { id: invited.organization_id, name: invited.organization } };
  const user = users.find(({ email_key }) => email_key === key);
  if (!user) return nobody;
  if (user.applicant_id !== null) return { ...nobody, reader: 'applicant', applicant_id: user.applicant_id };
  if (user.organization_id === null) return { ...nobody, reader: 'staff' };
  return { ...nobody, reader: 'employee', organization: { id: user.organization_id, name: user.organization ?? '' } };
}

/** As staff read it. */
export const undeliveredView = (
  row: UndeliveredRow,
  reader: Reader,
  again: UndeliveredMail['again'],
): UndeliveredMail => ({
  id: row.id,
  about: aboutOf(row.kind),
  to: { name: row.recipient_name, address: maskEmail(row.recipient_address) },
  ...reader,
  why: whyUndelivered(row.last_error),
  created_at: row.created_at.toISOString(),
  again,
  events: row.handled_at !== null ? [] : again === 'resend' ? ['resend', 'archive'] : ['archive'],
});
