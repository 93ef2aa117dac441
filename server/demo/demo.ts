import { join } from 'node:path';
import { hashPassword } from '../authentication/passwords.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/client.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Files } from '../files/files.ts';
import { createTenant } from '../tenants/create-tenant.ts';
import { readLogoFile } from '../tenants/logo-file.ts';
import { saveLogo } from '../tenants/tenant-logos.repository.ts';
import { demoPassword } from './accounts.ts';
import { seedActivities } from './activities.ts';
import { seedAlerts } from './alerts.ts';
import { seedApplicants } from './applicants.ts';
import { seedColleagues, seedTemplates, seedVisit } from './desk.ts';
import { seedInterests } from './interests.ts';
import { seedOrganizations } from './organizations.ts';
import { seedPings } from './pings.ts';
import { seedProfiles } from './profiles.ts';
import { Random } from './random.ts';
import { daysAfter, daysBefore, demoLocale, type Seeding } from './seeding.ts';
import { demoWorlds } from './world.ts';

/**
 * Fills an empty database with two tenants to try everything on; a database that has a tenant is left alone.
 * The same clock gives the same people. Each tenant appears whole or not at all. Resolves to whether it did.
 */
export async function loadDemoData(db: Database, clock: Clock, files: Files): Promise<boolean> {
  const { tenants } = await db.kysely
    .selectFrom('tenants')
    .select(({ fn }) => fn.countAll<number>().as('tenants'))
    .executeTakeFirstOrThrow();
  if (tenants > 0) return false;
  const passwordHash = await hashPassword(demoPassword);
  for (const world of demoWorlds) {
    const fill = async (tx: TenantTx, tenantId: string): Promise<void> => {
      const now = clock.now();
      if (world.logo !== undefined) await saveLogo(tx, await readLogoFile(join(import.meta.dirname, world.logo)), now);
      const random = new Random(world.tenant.slug, now);
      const tenant = { name: world.tenant.name };
      const seeding: Seeding = { tx, tenantId, world, tenant, random, now, passwordHash };
      const made = await seedOrganizations(seeding);
      const applicants = await seedApplicants(seeding, made.codes);
      await seedTemplates(seeding, made);
      await seedPings(seeding, made, applicants);
      await seedAlerts(seeding, made, applicants);
      await seedColleagues(seeding, made);
      await seedVisit(seeding, made, applicants);
      const minor = applicants.find(({ user }) => user.email === 'minor@example.org');
      if (minor) await seedGuardian(seeding, minor.id);
      await seedProfiles(seeding, made, files);
      await seedInterests(seeding, made, applicants);
      await seedActivities(seeding);
    };
    // oxlint-disable-next-line no-await-in-loop -- one transaction after the other
    await createTenant(db, clock, world.tenant, fill);
  }
  return true;
}

/** The guardian whom minor@example.org waits for; "Resend" on the pending screen makes a link that works. */
async function seedGuardian({ tx, tenantId, random, now }: Seeding, applicantId: string): Promise<void> {
  const asked = daysBefore(now, 1);
  await tx
    .insertInto('legal_contacts')
    .values({
      tenant_id: tenantId,
      id: random.id(),
      applicant_id: applicantId,
      firstname: 'Svenja',
      lastname: 'Kramer',
      email: 'svenja.kramer@example.net',
      gender: 'female',
      relation: '',
      status: 'pending',
      sent_count: 1,
      sent_at: asked,
      expires_at: daysAfter(asked, 14),
      confirmed_at: null,
      terms_version: null,
      terms_hash: null,
      locale: demoLocale,
      created_at: asked,
      updated_at: asked,
    })
    .execute();
}
