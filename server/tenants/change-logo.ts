import * as v from 'valibot';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/client.ts';
import { inTenant } from '../db/scope.ts';
import { readLogoFile } from './logo-file.ts';
import { saveLogo } from './tenant-logos.repository.ts';
import { findTenantBySlug } from './tenants.repository.ts';
import { WrongInput } from './wrong-input.ts';

/** What the command takes, each with what it means; `remove` has no value. */
export const logoOptions = {
  slug: 'first label of the host, like app',
  file: 'a PNG, at most 100 kB, 48 to 600 pixels high',
  remove: '',
} as const;

const optionsSchema = v.union([
  v.strictObject({ slug: v.string(), file: v.string() }),
  v.strictObject({ slug: v.string(), remove: v.literal(true) }),
]);

/** Sets, replaces or removes a tenant's logo. Changes nothing where it throws. @throws WrongInput */
export async function changeLogo(
  db: Database,
  clock: Clock,
  options: Readonly<Record<string, unknown>>,
): Promise<{ slug: string; logo: 'set' | 'removed' }> {
  const read = v.safeParse(optionsSchema, options);
  if (!read.success) throw new WrongInput('Say whose logo with --slug, and either --file or --remove.');
  const { slug } = read.output;
  const logo = 'file' in read.output ? await readLogoFile(read.output.file) : null;
  const tenant = await findTenantBySlug(db, slug);
  if (!tenant) throw new WrongInput(`There is no tenant with the slug ${slug}.`);
  await inTenant(db, tenant.id, (tx) => saveLogo(tx, logo, clock.now()));
  return { slug, logo: logo ? 'set' : 'removed' };
}
