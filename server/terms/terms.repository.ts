import type { Insertable, Selectable } from 'kysely';
import type { TenantTx } from '../db/scope.ts';
import type { TermsTable } from '../db/tables-accounts.ts';
import { currentTenant } from '../tenants/current-tenant.ts';

export type TermsRow = Selectable<TermsTable>;

/** The newest version. Every tenant is made with one, so its absence is a defect. */
export function findCurrentTerms(tx: TenantTx): Promise<TermsRow> {
  return tx.selectFrom('terms').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirstOrThrow();
}

const tenantRow = (tx: TenantTx) => tx.selectFrom('tenants').select('id').where('id', '=', currentTenant);

/** The same, for whoever replaces it: of two at once the second sees what the first has put in its place. */
export async function lockCurrentTerms(tx: TenantTx): Promise<TermsRow> {
  // no more than that: what others write meanwhile refers to the tenant's row
  await tenantRow(tx).forNoKeyUpdate().execute();
  return findCurrentTerms(tx);
}

/** The same, for whoever agrees to it: none takes its place until that is written down. */
export async function keepCurrentTerms(tx: TenantTx): Promise<TermsRow> {
  await tenantRow(tx).forShare().execute();
  return findCurrentTerms(tx);
}

export function findTermsVersion(tx: TenantTx, version: number): Promise<TermsRow> {
  return tx.selectFrom('terms').selectAll().where('version', '=', version).executeTakeFirstOrThrow();
}

export function listTermsVersions(tx: TenantTx): Promise<TermsRow[]> {
  return tx.selectFrom('terms').selectAll().orderBy('version', 'desc').execute();
}

/** The earliest version that agrees in substance with the one in force. */
export async function standingTermsVersion(tx: TenantTx): Promise<number> {
  const row = await tx
    .selectFrom('terms')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('material', '=', true)
    .executeTakeFirst();
  return row?.version ?? 1;
}

export function insertTerms(tx: TenantTx, terms: Omit<Insertable<TermsTable>, 'tenant_id'>): Promise<TermsRow> {
  return tx
    .insertInto('terms')
    .values({ tenant_id: currentTenant, ...terms })
    .returningAll()
    .executeTakeFirstOrThrow();
}
