import type { Selectable } from 'kysely';
import type { TenantTx } from '../db/scope.ts';
import type { TermsTable } from '../db/tables-accounts.ts';

export type TermsRow = Selectable<TermsTable>;

/** The newest version. Every tenant is made with one, so its absence is a defect. */
export function findCurrentTerms(tx: TenantTx): Promise<TermsRow> {
  return tx.selectFrom('terms').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirstOrThrow();
}
