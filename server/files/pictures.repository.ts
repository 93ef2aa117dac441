import { type SqlBool, sql } from 'kysely';
import { closedStatuses } from '../../contract/organizations/closed.ts';
import type { TenantTx } from '../db/scope.ts';
import { anyIn, type Due } from '../jobs/due.ts';
import { currentTenant } from '../tenants/current-tenant.ts';
import type { Picture } from './pictures.ts';

const isGone = sql<SqlBool>`(removed_at is not null or organization_id is null)`;
export const picturesDue: Due = anyIn('pictures', isGone);

/** Not of a company that was suspended or has left. */
export async function isShown(tx: TenantTx, id: string): Promise<boolean> {
  const found = await tx
    .selectFrom('pictures')
    .innerJoin('organizations as o', (join) =>
      join.onRef('o.tenant_id', '=', 'pictures.tenant_id').onRef('o.id', '=', 'pictures.organization_id'),
    )
    .select('pictures.id')
    .where('pictures.id', '=', id)
    .where('pictures.removed_at', 'is', null)
    .where('o.status', 'not in', closedStatuses)
    .executeTakeFirst();
  return found !== undefined;
}

export async function insertPicture(
  tx: TenantTx,
  {
    id,
    organization_id,
    now,
    width,
    height,
  }: Omit<Picture, 'webp'> & { id: string; organization_id: string; now: Date },
): Promise<void> {
  await tx
    .insertInto('pictures')
    .values({ tenant_id: currentTenant, id, organization_id, width, height, removed_at: null, created_at: now })
    .execute();
}

export async function findGone(tx: TenantTx): Promise<readonly string[]> {
  const rows = await tx.selectFrom('pictures').select('id').where(isGone).orderBy('id').execute();
  return rows.map(({ id }) => id);
}

export async function deletePicture(tx: TenantTx, id: string): Promise<void> {
  await tx.deleteFrom('pictures').where('id', '=', id).where(isGone).execute();
}
