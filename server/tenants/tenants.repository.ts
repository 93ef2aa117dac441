import type { Selectable } from 'kysely';
import type { Database } from '../db/client.ts';
import type { Schema } from '../db/schema.ts';
import type { TenantTx } from '../db/scope.ts';

/** A tenant with its settings; the boundary, which may be large, is read apart. */
export type TenantRow = Omit<Selectable<Schema['tenants']>, 'boundary'>;

const columns = [
  'id',
  'slug',
  'name',
  'color',
  'default_locale',
  'timezone',
  'minimum_age',
  'guardian_age',
  'looking_days',
  'employees_may_invite',
  'pings_open_per_applicant',
  'pings_per_employee_and_day',
  'ping_pause_days',
  'imprint_url',
  'privacy_url',
  'sender_name',
  'sender_address',
  'support_email',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof TenantRow)[];

/** Every tenant, as the owner of the table: before a scope exists. */
export function listTenants(db: Database): Promise<TenantRow[]> {
  return db.kysely.selectFrom('tenants').select(columns).orderBy('slug').execute();
}

export function findTenantBySlug(db: Database, slug: string): Promise<TenantRow | undefined> {
  return db.kysely.selectFrom('tenants').select(columns).where('slug', '=', slug).executeTakeFirst();
}

/** GeoJSON of the region, or null. */
export async function boundaryOf(tx: TenantTx, tenantId: string): Promise<object | null> {
  const row = await tx.selectFrom('tenants').select('boundary').where('id', '=', tenantId).executeTakeFirst();
  return row?.boundary ?? null;
}
