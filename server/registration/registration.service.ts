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

/** @throws Failure registration_code_unknown, registration_code_deactivated, at the field `code` */
export async function applicantSource({ tx, tenant, now }: Arrival, code: string): Promise<Source> {
  return { registration_code_id: (await usableCode(tx, tenant, code, now)).id };
}

/** @throws Failure invitation_required, invitation_unknown, invitation_accepted, invitation_expired, or validation at `email` */
export async function employeeSource({ tx, now }: Arrival, token: string | undefined, email: string): Promise<Source> {
  if (token === undefined) throw new Failure('invitation_required');
  const { invitation, link_token_id } = await openInvitation(tx, token, now);
  if (emailKey(invitation.email) !== emailKey(email)) {
    throw new Failure('validation', { errors: { email: [{ rule: 'invited_email' }] } });
  }
  return { invitation_id: invitation.id, link_token_id };
}

/**
 * Writes the unverified user and sends the code, or tells the owner of a known address; both look the same. An
 * invitation's link was in the invited mailbox, which proves the address: a colleague joins at once.
 */
export async function registerUser(
  arrival: Arrival,
  type: 'applicant' | 'employee',
  person: Person,
  password_hash: string,
  source: Source,
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
  const hasJoined = type === 'employee' && (await joinByLink(tx, user, now));
  if (!hasJoined) await sendCode({ tx, tenant, config: deps.config, network: request.network, now }, user);
  return { id: user.id, type };
}
