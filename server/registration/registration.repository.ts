import { type SqlBool, sql } from 'kysely';
import type { Locale } from '../../contract/kit/fields.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { anyIn, type Due } from '../jobs/due.ts';
import { currentTenant } from '../tenants/current-tenant.ts';
import { emailKey } from '../users/email-key.ts';

export interface NewUser {
  readonly type: 'applicant' | 'employee';
  readonly firstname: string;
  readonly lastname: string;
  readonly email: string;
  readonly password_hash: string;
  readonly locale: Locale;
  readonly timezone: string;
  readonly now: Date;
}

/** What the registration came by; exactly one of the two ways. */
export type Source =
  | { readonly registration_code_id: string }
  | { readonly invitation_id: string; readonly link_token_id: string };

/**
 * Writes an unverified user and what it came by. Where the address has a verified owner, the new user is a shadow
 * of that one: it can log in nowhere else, is never verified, and goes after a week.
 */
export async function insertRegistration(tx: TenantTx, user: NewUser, source: Source) {
  const { now, ...columns } = user;
  const key = emailKey(user.email);
  const inserted = await tx
    .insertInto('users')
    .values((eb) => ({
      ...columns,
      tenant_id: currentTenant,
      id: newId({ now: () => now }),
      email_key: key,
      verification: 'unverified',
      account: 'active',
      shadow_of: eb
        .selectFrom('users as owner')
        .select('owner.id')
        .where('owner.email_key', '=', key)
        .where('owner.verification', '=', 'verified'),
      created_at: now,
      updated_at: now,
    }))
    .returning(['id', 'type', 'firstname', 'lastname', 'email', 'email_key', 'locale'])
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('registrations')
    .values({ tenant_id: currentTenant, user_id: inserted.id, created_at: now, ...source })
    .execute();
  return inserted;
}

export function registrationOf(tx: TenantTx, userId: string) {
  return tx
    .selectFrom('registrations')
    .select(['registration_code_id', 'invitation_id', 'link_token_id'])
    .where('user_id', '=', userId)
    .executeTakeFirst();
}

const unverified = (before: Date) => sql<SqlBool>`verification = 'unverified' and created_at < ${before}`;
export const unverifiedDue = (before: Date): Due => anyIn('users', unverified(before));

/** Removes users who did not verify their address in time, with everything that belongs to them. */
export async function deleteUnverifiedBefore(tx: TenantTx, before: Date): Promise<void> {
  await tx.deleteFrom('users').where(unverified(before)).execute();
}
