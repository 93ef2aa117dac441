import { randomInt } from 'node:crypto';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Clock } from '../clock.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { emailKey } from '../users/email-key.ts';

const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 20 characters, about 115 bits, with every kind of character that a password needs. */
export function newPassword(): string {
  for (;;) {
    const password = Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('');
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)) return password;
  }
}

/** The first account of a tenant, and its id. The address counts as verified: whoever makes the tenant vouches for it. */
export async function insertAdministrator(
  tx: TenantTx,
  clock: Clock,
  tenant_id: string,
  {
    email,
    ...who
  }: {
    readonly firstname: string;
    readonly lastname: string;
    readonly email: string;
    readonly locale: Locale;
    readonly password_hash: string;
  },
): Promise<string> {
  const [id, now] = [newId(clock), clock.now()];
  await tx
    .insertInto('users')
    .values({
      tenant_id,
      id,
      type: 'administrator',
      ...who,
      email,
      email_key: emailKey(email),
      timezone: 'Europe/Berlin',
      verification: 'verified',
      verified_at: now,
      account: 'active',
      shadow_of: null,
      last_login_at: null,
      created_at: now,
      updated_at: now,
    })
    .execute();
  return id;
}
