import { createHash } from 'node:crypto';
import type { Insertable, Transaction } from 'kysely';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/client.ts';
import { newId } from '../db/ids.ts';
import type { Schema } from '../db/schema.ts';
import { enterTenant, type TenantTx } from '../db/scope.ts';
import type { TenantsTable } from '../db/tables-accounts.ts';
import { starterTemplates } from './starter-templates.ts';
import { starterTerms } from './starter-terms.ts';

/** What must be said of a new tenant; the rest has defaults (specification, section 9). */
export type NewTenant = Pick<Insertable<TenantsTable>, 'slug' | 'name' | 'sender_address' | 'support_email'> &
  Partial<Insertable<TenantsTable>>;

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Makes a tenant with the first version of its terms and its default templates, then runs `fill`, all in
 * one transaction. Resolves to its id, or undefined, changing nothing, when the slug is taken.
 */
export const createTenant = (
  db: Database,
  clock: Clock,
  input: NewTenant,
  fill: (tx: TenantTx, tenantId: string) => Promise<void> = async () => undefined,
): Promise<string | undefined> => db.kysely.transaction().execute((tx) => insertTenant(tx, clock, input, fill));

/** As `createTenant`, in an open transaction of the tables' owner, which is left in the new tenant's scope. */
export async function insertTenant(
  tx: Transaction<Schema>,
  clock: Clock,
  input: NewTenant,
  fill: (tx: TenantTx, tenantId: string) => Promise<void>,
): Promise<string | undefined> {
  const now = clock.now();
  const tenant = {
    id: newId(clock),
    color: '#ee5e24',
    default_locale: 'en',
    timezone: 'Europe/Berlin',
    minimum_age: 16,
    guardian_age: 16,
    looking_days: 90,
    employees_may_invite: true,
    pings_open_per_applicant: 5,
    pings_per_employee_and_day: 30,
    ping_pause_days: 90,
    imprint_url: null,
    privacy_url: null,
    sender_name: input.name,
    created_at: now,
    updated_at: now,
    ...input,
  } as const;
  const made = await tx
    .insertInto('tenants')
    .values(tenant)
    .onConflict((conflict) => conflict.column('slug').doNothing())
    .returning('id')
    .executeTakeFirst();
  if (!made) return undefined;
  const scoped = await enterTenant(tx, tenant.id);
  await insertStarters(scoped, tenant, clock);
  await fill(scoped, tenant.id);
  return tenant.id;
}

async function insertStarters(tx: TenantTx, tenant: Insertable<TenantsTable>, clock: Clock): Promise<void> {
  const now = clock.now();
  const { de, en } = starterTerms({
    name: tenant.name,
    support: tenant.support_email,
    guardianAge: tenant.guardian_age,
    lookingDays: tenant.looking_days,
  });
  const texts = { text_de: de, text_en: en, hash_de: sha256(de), hash_en: sha256(en) };
  await tx
    .insertInto('terms')
    .values({ tenant_id: tenant.id, id: newId(clock), version: 1, material: true, ...texts, published_at: now })
    .execute();
  const shared = {
    organization_id: null,
    status: 'published',
    is_default: true,
    created_at: now,
    updated_at: now,
  } as const;
  await tx
    .insertInto('email_templates')
    .values(starterTemplates.map((template) => ({ tenant_id: tenant.id, id: newId(clock), ...shared, ...template })))
    .execute();
}
