import type { Selectable } from 'kysely';
import type { Database } from '../db/client.ts';
import type { Schema } from '../db/schema.ts';
import type { TenantTx } from '../db/scope.ts';

/** What is known of a logo without its bytes; its size in pixels. */
export interface TenantLogo {
  readonly hash: string;
  readonly width: number;
  readonly height: number;
}

type LogoColumn = 'logo_hash' | 'logo_width' | 'logo_height';
type StoredTenant = Omit<Selectable<Schema['tenants']>, 'boundary'>;

/** A tenant with its settings; the boundary and the logo's bytes, which may be large, are read apart. */
export type TenantRow = Omit<StoredTenant, LogoColumn> & { readonly logo: TenantLogo | null };

/** All of {@link TenantRow}. */
export const tenantColumns = [
  'id',
  'slug',
  'name',
  'color',
  'default_locale',
  'timezone',
  'minimum_age',
  'guardian_age',
  'guardian_checks_left',
  'looking_days',
  'employees_may_invite',
  'hold_outside_invitations',
  'pings_open_per_applicant',
  'pings_per_employee_and_day',
  'ping_pause_days',
  'keep_unfinished_days',
  'keep_ended_months',
  'keep_views_days',
  'keep_log_months',
  'keep_ledger_months',
  'keep_not_me_months',
  'imprint_url',
  'privacy_url',
  'sender_name',
  'sender_address',
  'support_email',
  'contact_name',
  'contact_phone',
  'contact_address',
  'legal_name',
  'privacy_officer',
  'supervisory_authority',
  'logo_hash',
  'logo_width',
  'logo_height',
  'handle_key',
  'version',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof StoredTenant)[];

/** The row as it is spoken of. */
export const withLogo = ({
  logo_hash: hash,
  logo_width: width,
  logo_height: height,
  ...tenant
}: StoredTenant): TenantRow => ({
  ...tenant,
  logo: hash === null || width === null || height === null ? null : { hash, width, height },
});

/** Every tenant, or those of these ids, as the owner of the table: before a scope exists. */
export async function listTenants(db: Database, ids?: readonly string[]): Promise<TenantRow[]> {
  if (ids?.length === 0) return [];
  const rows = await db.kysely
    .selectFrom('tenants')
    .select(tenantColumns)
    .$if(ids !== undefined, (query) => query.where('id', 'in', ids ?? []))
    .orderBy('slug')
    .execute();
  return rows.map(withLogo);
}

export async function findTenantBySlug(db: Database, slug: string): Promise<TenantRow | undefined> {
  const row = await db.kysely.selectFrom('tenants').select(tenantColumns).where('slug', '=', slug).executeTakeFirst();
  return row && withLogo(row);
}

/** GeoJSON of the region, or null. */
export async function boundaryOf(tx: TenantTx, tenantId: string): Promise<object | null> {
  const row = await tx.selectFrom('tenants').select('boundary').where('id', '=', tenantId).executeTakeFirst();
  return row?.boundary ?? null;
}

/** Sets the region, or none. */
export async function saveBoundary(tx: TenantTx, tenantId: string, boundary: object | null, now: Date): Promise<void> {
  await tx
    .updateTable('tenants')
    .set({ boundary: boundary && JSON.stringify(boundary), updated_at: now })
    .where('id', '=', tenantId)
    .execute();
}
