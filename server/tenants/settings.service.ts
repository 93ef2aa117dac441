import { periods } from '../../contract/tenants/settings.schema.ts';
import type { TenantChanges } from '../../contract/tenants/administration.schema.ts';
import { audit } from '../audit/audit.ts';
import { byCaller } from '../audit/action.ts';
import { asPlatform, enterTenant, type TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import type { Caller } from '../kit/records.ts';
import { findTenant } from './administration.repository.ts';
import type { Logo } from './logo-file.ts';
import { saveLogo } from './tenant-logos.repository.ts';
import type { TenantRow } from './tenants.repository.ts';

/** Columns that are null where nothing is said. */
const mayBeNull = [
  'legal_name',
  'contact_name',
  'contact_phone',
  'contact_address',
  'privacy_officer',
  'supervisory_authority',
  'imprint_url',
  'privacy_url',
] as const;

/** In the scope of the tenant that is looked after, which the caller's transaction leaves again. @throws Failure not_found */
export function withinTenant<T>(
  { tx, tenant }: Pick<Caller, 'tx' | 'tenant'>,
  id: string,
  work: (scoped: TenantTx, row: TenantRow) => Promise<T>,
): Promise<T> {
  return asPlatform(tx, tenant, async (owner) => {
    const scoped = await enterTenant(owner, id);
    const row = await findTenant(scoped, id);
    if (!row) throw new Failure('not_found');
    return work(scoped, row);
  });
}

/** Both logs say what was changed: that of `app` by whom, the tenant's own without. */
export async function logged(call: Caller, id: string, event: string, fields: readonly string[]): Promise<TenantRow> {
  const what = { subject_type: 'Tenant', subject_id: id, event, fields } as const;
  await audit(call.tx, { ...byCaller(call), ...what });
  return withinTenant(call, id, async (scoped, row) => {
    await audit(scoped, { actor_kind: 'system', ...what, request_id: call.request.id, now: call.now });
    return row;
  });
}

/**
 * Changes settings of a tenant that is still as its reader saw it.
 * @throws Failure not_found, stale; validation where a period would become longer
 */
export async function changeTenant(
  call: Caller & { readonly version: number },
  id: string,
  changes: TenantChanges,
): Promise<TenantRow> {
  const { now, version } = call;
  await withinTenant(call, id, async (scoped, row) => {
    if (row.version !== version) throw new Failure('stale');
    const longer = periods.filter((name) => (changes[name] ?? 0) > row[name]);
    if (longer.length > 0) {
      const errors = longer.map((name) => [name, [{ rule: 'shorten_only', params: { max: row[name] } }]] as const);
      throw new Failure('validation', { errors: Object.fromEntries(errors) });
    }
    const cleared = mayBeNull.flatMap((name) => (changes[name] === '' ? [[name, null] as const] : []));
    const { numUpdatedRows } = await scoped
      .updateTable('tenants')
      .set((eb) => ({
        ...changes,
        ...Object.fromEntries(cleared),
        version: eb('version', '+', 1),
        updated_at: now,
      }))
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) throw new Failure('stale');
  });
  return logged(call, id, 'update', Object.keys(changes));
}

/** Gives a tenant this logo, or none. @throws Failure not_found */
export async function changeTenantLogo(call: Caller, id: string, logo: Logo | null): Promise<TenantRow> {
  await withinTenant(call, id, (scoped) => saveLogo(scoped, logo, call.now));
  return logged(call, id, logo ? 'store_logo' : 'remove_logo', ['logo']);
}
