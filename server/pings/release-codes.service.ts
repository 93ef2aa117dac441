import type { CodeSent } from '../../contract/authentication/mailed-codes.schema.ts';
import type { OwnDetails } from '../../contract/pings/release-codes.schema.ts';
import { Failure } from '../http/failure.ts';
import type { Call } from '../http/route.ts';
import type { Maker } from '../mail/making-anew.ts';
import { queueMail } from '../mail/outbox.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { newReaderCode, renewedReaderCode, takeReaderCode } from '../verification/reader-codes.service.ts';
import { maskEmail } from '../verification/verification.state.ts';
import { type PingRow, readPing } from './pings.repository.ts';
import { releaseCodeMail } from './release-codes.mails.ts';
import { pingEvents, waitsForGuardian } from './release.ts';

/** Anybody with the link can make it, so it is counted by where it comes from, too. */
type LinkCall = Pick<Call, 'tx' | 'tenant' | 'now'> & { readonly request: { readonly network: string } };

/** Whether the page asks for a yes and says what it hands over; before and after there is nothing to read in full. */
const isAsked = (row: PingRow, tenant: TenantRow, now: Date): boolean =>
  pingEvents(row, 'applicant', now).includes('accept') && !waitsForGuardian(row, tenant, now);

/** @throws Failure transition_not_allowed where the page doesn't ask */
function readerOf({ tenant, now, request }: LinkCall, row: PingRow) {
  if (!isAsked(row, tenant, now)) throw new Failure('transition_not_allowed');
  return { user_id: row.applicant_user_id, ping_id: row.id, network: request.network };
}

/** Mails a code to the applicant's own address. @throws Failure transition_not_allowed, resend_too_early, code_blocked */
export async function sendReleaseCode(call: LinkCall, row: PingRow): Promise<CodeSent> {
  const { tx, tenant, now, request } = call;
  const { user, code, expires_at, resend_at } = await newReaderCode(tx, readerOf(call, row), now);
  await queueMail(tx, {
    kind: 'release_code',
    to: { name: `${user.firstname} ${user.lastname}`, address: user.email },
    locale: user.locale,
    tenant,
    message: releaseCodeMail(row, tenant, code),
    subject_id: row.id,
    valid_until: expires_at,
    origin: request.network,
    now,
  });
  return {
    email: maskEmail(user.email),
    expires_at: expires_at.toISOString(),
    resend_at: resend_at.toISOString(),
  };
}

/** Makes the code anew that waited for longer than it would have held. */
export const makeReleaseCodeMail: Maker = async (tx, pingId, tenant, now) => {
  const row = await readPing(tx, pingId);
  if (!row || !isAsked(row, tenant, now)) return undefined;
  const renewed = await renewedReaderCode(tx, { user_id: row.applicant_user_id, ping_id: row.id }, now);
  return (
    renewed && {
      message: releaseCodeMail(row, tenant, renewed.code),
      valid_until: renewed.expires_at,
      address: row.applicant_email,
    }
  );
};

/**
 * Number and address in full, for the code of the mail.
 * @throws Failure transition_not_allowed, code_wrong, code_void, code_expired, code_blocked
 */
export async function takeReleaseCode(call: LinkCall, row: PingRow, code: string): Promise<OwnDetails> {
  await takeReaderCode(call.tx, readerOf(call, row), code, call.now);
  return { email: row.applicant_email, phonenumber: row.applicant_phonenumber };
}
