import * as v from 'valibot';
import { colorSchema, lineSchema, localeSchema } from '../../contract/kit/fields.ts';
import { emailSchema, firstnameSchema, lastnameSchema } from '../../contract/kit/person-fields.ts';
import { slugSchema } from '../../contract/tenants/slug.ts';
import { newPassword } from '../authentication/new-password.ts';
import { hashPassword } from '../authentication/passwords.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/client.ts';
import { insertStaffMember } from '../users/staff.repository.ts';
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

const optionsSchema = v.object({
  slug: slugSchema,
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

/**
 * Makes a tenant and its first administrator. The address counts as verified: who runs the command vouches for
 * it. Throws {@link WrongInput}.
 */
export async function foundTenant(
  db: Database,
  clock: Clock,
  options: Readonly<Record<string, unknown>>,
): Promise<{ slug: string; email: string; password: string }> {
  const read = v.safeParse(optionsSchema, options);
  if (!read.success) {
    const wrong = [...new Set(read.issues.map((issue) => `--${v.getDotPath(issue) ?? ''}`))];
    throw new WrongInput(`Missing or wrong: ${wrong.join(', ')}.`);
  }
  const { slug, name, color, logo: file, locale, sender, support, firstname, lastname, email } = read.output;
  const { contact = null, phone = null, address = null } = read.output;
  const { legal: legal_name = null, officer: privacy_officer = null, authority = null } = read.output;
  const logo = file === undefined ? undefined : await readLogoFile(file);
  const password = newPassword();
  const now = clock.now();
  const reached = { support_email: support, contact_name: contact, contact_phone: phone, contact_address: address };
  const noticed = { legal_name, privacy_officer, supervisory_authority: authority };
  const tenant = { slug, name, color, default_locale: locale, sender_address: sender, ...reached, ...noticed };
  const administrator = {
    type: 'administrator' as const,
    firstname,
    lastname,
    email,
    locale,
    password_hash: await hashPassword(password),
  };
  const made = await createTenant(db, clock, tenant, async (tx, tenantId) => {
    await insertStaffMember(tx, clock, tenantId, administrator);
    if (logo) await saveLogo(tx, logo, now);
  });
  if (!made) throw new WrongInput(`There is a tenant with the slug ${slug} already.`);
  return { slug, email, password };
}
