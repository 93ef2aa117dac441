import type { Locale } from '../../contract/kit/fields.ts';
import type { Config } from '../config.ts';
import type { TenantTx } from '../db/scope.ts';
import { openInvitation } from '../invitations/invitations.acceptance.ts';
import { Failure } from '../http/failure.ts';
import { usableCode } from '../registration-codes/registration-codes.service.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { emailKey } from '../users/email-key.ts';
import { sendCode } from '../verification/verification.service.ts';
import { joinByLink } from '../verification/verify-user.ts';
import { insertRegistration, type Source } from './registration.repository.ts';

/** Who registers, where and when. */
export interface Arrival {
  readonly tx: TenantTx;
  readonly tenant: TenantRow;
  readonly locale: Locale;
  readonly deps: { readonly config: Config };
  readonly request: { readonly network: string };
  readonly now: Date;
}

interface Person {
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly locale?: Locale | undefined;
}

/** What somebody came by, and whether that was a link from the mailbox they name. */
interface Way {
  readonly source: Source;
  readonly isProven: boolean;
}

/** @throws Failure as `usableCode` does, at the field `code` */
export async function applicantWay({ tx, tenant, now }: Arrival, code: string): Promise<Way> {
  return { source: { registration_code_id: (await usableCode(tx, tenant, code, now)).id }, isProven: false };
}

/** @throws Failure invitation_required, as `openInvitation` does, or validation at `email` */
export async function employeeWay({ tx, now }: Arrival, token: string | undefined, email: string): Promise<Way> {
  if (token === undefined) throw new Failure('invitation_required');
  const { invitation, link_token_id, is_mailed } = await openInvitation(tx, token, now);
  if (emailKey(invitation.email) !== emailKey(email)) {
    throw new Failure('validation', { errors: { email: [{ rule: 'invited_email' }] } });
  }
  return { source: { invitation_id: invitation.id, link_token_id }, isProven: is_mailed };
}

/**
 * Writes the unverified user and sends the code, or tells the owner of a known address; both look the same. An
 * invitation's mailed link was in the invited mailbox, which proves the address: a colleague joins at once.
 */
export async function registerUser(
  arrival: Arrival,
  type: 'applicant' | 'employee',
  person: Person,
  password_hash: string,
  { source, isProven }: Way,
): Promise<{ id: string; type: 'applicant' | 'employee' }> {
  const { tx, tenant, deps, request, now } = arrival;
  const { firstname, lastname, email } = person;
  const user = await insertRegistration(
    tx,
    {
      type,
      firstname,
      lastname,
      email,
      password_hash,
      locale: person.locale ?? arrival.locale,
      timezone: tenant.timezone,
      now,
    },
    source,
  );
  const hasJoined = isProven && (await joinByLink(tx, user, now));
  if (!hasJoined) await sendCode({ tx, tenant, config: deps.config, network: request.network, now }, user);
  return { id: user.id, type };
}
