import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { currentTenant } from '../tenants/current-tenant.ts';
import { verificationLimits } from '../verification/verification-limits.ts';

interface NewCode {
  readonly code_hash: string;
  readonly expires_at: Date;
  /** The guardian's records for other children, which it opens as well. */
  readonly opens: readonly string[];
}

/** The codes sent to a guardian since an instant, the newest first. */
export const guardianCodesSince = (tx: TenantTx, legalContactId: string, since: Date) =>
  tx
    .selectFrom('legal_contact_codes')
    .select(['id', 'code_hash', 'opens', 'tries', 'created_at', 'expires_at', 'voided_at', 'used_at'])
    .where('legal_contact_id', '=', legalContactId)
    .where('created_at', '>', since)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute();

/** Writes a new code and voids the earlier ones. */
export async function insertGuardianCode(
  tx: TenantTx,
  legalContactId: string,
  code: NewCode,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('legal_contact_codes')
    .set({ voided_at: now })
    .where('legal_contact_id', '=', legalContactId)
    .where('voided_at', 'is', null)
    .where('used_at', 'is', null)
    .execute();
  await tx
    .insertInto('legal_contact_codes')
    .values({
      tenant_id: currentTenant,
      id: newId({ now: () => now }),
      legal_contact_id: legalContactId,
      ...code,
      opens: [...code.opens],
      created_at: now,
    })
    .execute();
}

/** Gives the newest code other digits and its whole time again. False where it is no longer good for anything. */
export async function renewGuardianCode(tx: TenantTx, legalContactId: string, code: NewCode): Promise<boolean> {
  const row = await tx
    .updateTable('legal_contact_codes')
    .set({ ...code, opens: [...code.opens] })
    .where('legal_contact_id', '=', legalContactId)
    .where('voided_at', 'is', null)
    .where('used_at', 'is', null)
    .where('tries', '<', verificationLimits.triesPerCode)
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

/** Counts a try before anything is compared. */
export async function countGuardianTry(tx: TenantTx, id: string): Promise<void> {
  await tx
    .updateTable('legal_contact_codes')
    .set((eb) => ({ tries: eb('tries', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export async function useGuardianCode(tx: TenantTx, id: string, now: Date): Promise<void> {
  await tx.updateTable('legal_contact_codes').set({ used_at: now }).where('id', '=', id).execute();
}
