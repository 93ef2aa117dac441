import { randomInt } from 'node:crypto';
import * as v from 'valibot';
import {
  colorSchema,
  emailSchema,
  firstnameSchema,
  lastnameSchema,
  lineSchema,
  localeSchema,
} from '../../contract/kit/fields.ts';
import { hashPassword } from '../authentication/passwords.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/client.ts';
import { newId } from '../db/ids.ts';
import { emailKey } from '../users/email-key.ts';
import { createTenant } from './create-tenant.ts';
import { readLogoFile } from './logo-file.ts';
import { saveLogo } from './tenant-logos.repository.ts';
import { WrongInput } from './wrong-input.ts';

/** What the command takes, each with what it means. */
export const foundingOptions = {
  slug: 'first label of the host, like app',
  name: 'name',
  color: '#rrggbb, optional',
  logo: 'a PNG, at most 100 kB, 48 to 600 pixels high, optional',
  locale: 'de or en, optional',
  sender: 'address its mails come from',
  support: 'address people write to',
  contact: 'name of the person parents can ask, optional',
  phone: 'telephone number of that person, optional',
  address: 'postal address, optional',
  legal: 'who is responsible in law, where that isn’t the name, optional',
  officer: 'data protection officer with an address, optional',
  authority: 'supervisory authority, optional',
  firstname: 'of the first account',
  lastname: 'of the first account',
  email: 'of the first account',
} as const;

const reserved = ['www', 'api', 'mail'];
const optionsSchema = v.object({
  slug: v.pipe(
    v.string(),
    v.regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/),
    v.check((slug) => !reserved.includes(slug)),
  ),
  name: lineSchema(120),
  color: v.optional(colorSchema, '#ee5e24'),
  logo: v.optional(v.string()),
  locale: v.optional(localeSchema, 'de'),
  sender: emailSchema,
  support: emailSchema,
  contact: v.optional(lineSchema(120)),
  phone: v.optional(lineSchema(40)),
  address: v.optional(lineSchema(200)),
  legal: v.optional(lineSchema(200)),
  officer: v.optional(lineSchema(200)),
  authority: v.optional(lineSchema(200)),
  firstname: firstnameSchema,
  lastname: lastnameSchema,
  email: emailSchema,
});

const letters = 'abcdefghijkmnpqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789';

/** 20 characters, about 115 bits, with every kind of character that a password needs. */
function newPassword(): string {
  for (;;) {
    const password = Array.from({ length: 20 }, () => letters[randomInt(letters.length)]).join('');
    if (/[a-z]/.test(password) && /[A-Z]/.test(password) && /\d/.test(password)) return password;
  }
}

/**
 * Makes a tenant and its first account: an administrator in `app`, where administrators live, staff elsewhere.
 * The address counts as verified: who runs the command vouches for it. Throws {@link WrongInput}.
 */
export async function foundTenant(
  db: Database,
  clock: Clock,
  options: Readonly<Record<string, unknown>>,
): Promise<{ slug: string; email: string; type: 'administrator' | 'tenant_member'; password: string }> {
  const read = v.safeParse(optionsSchema, options);
  if (!read.success) {
    const wrong = [...new Set(read.issues.map((issue) => `--${v.getDotPath(issue) ?? ''}`))];
    throw new WrongInput(`Missing or wrong: ${wrong.join(', ')}.`);
  }
  const { slug, name, color, logo: file, locale, sender, support, firstname, lastname, email } = read.output;
  const { contact = null, phone = null, address = null } = read.output;
  const { legal: legal_name = null, officer: privacy_officer = null, authority = null } = read.output;
  const logo = file === undefined ? undefined : await readLogoFile(file);
  const type = slug === 'app' ? 'administrator' : 'tenant_member';
  const password = newPassword();
  const password_hash = await hashPassword(password);
  const now = clock.now();
  const reached = { support_email: support, contact_name: contact, contact_phone: phone, contact_address: address };
  const noticed = { legal_name, privacy_officer, supervisory_authority: authority };
  const tenant = { slug, name, color, default_locale: locale, sender_address: sender, ...reached, ...noticed };
  const made = await createTenant(db, clock, tenant, async (tx, tenantId) => {
    await tx
      .insertInto('users')
      .values({
        tenant_id: tenantId,
        id: newId(clock),
        type,
        firstname,
        lastname,
        email,
        email_key: emailKey(email),
        password_hash,
        locale,
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
    if (logo) await saveLogo(tx, logo, now);
  });
  if (!made) throw new WrongInput(`There is a tenant with the slug ${slug} already.`);
  return { slug, email, type, password };
}
