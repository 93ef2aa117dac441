import { deletionOf } from '../account/scheduled-deletion.ts';
import type { TenantTx } from '../db/scope.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { mintToken } from '../tokens/tokens.service.ts';
import { isMinor } from '../users/me.service.ts';
import { findOthersWithYes, type LegalContactRow } from './legal-contacts.repository.ts';
import { isWithdrawn, mayWithdraw, visitPurpose } from './legal-contacts.service.ts';

export interface OtherChild {
  /** Of the guardian's record for that child. */
  readonly id: string;
  readonly child: string;
}

/**
 * For whom else the guardian has agreed, by the very same address, however it is written in capitals or small letters:
 * the same inbox in another spelling is somebody else's mailbox with many providers. Whoever was asked and hasn't agreed
 * isn't among them, for anybody can name an address. Read without locks: a visit looks for itself.
 */
export async function otherChildren(
  tx: TenantTx,
  contact: LegalContactRow,
  tenant: TenantRow,
  now: Date,
): Promise<readonly OtherChild[]> {
  const found = contact.email === null ? [] : await findOthersWithYes(tx, contact);
  const open: OtherChild[] = [];
  for (const { child, date_of_birth, account, user_id, ...other } of found) {
    if (!(mayWithdraw(other) || isWithdrawn(other)) || !isMinor(date_of_birth, tenant, now)) continue;
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    if (account !== 'active' && (await deletionOf(tx, user_id, now)) === undefined) continue;
    open.push({ id: other.id, child });
  }
  return open;
}

/** A visit for each of them beside the one that a code has just opened, as long as that. */
export async function visitsOfOthers(
  tx: TenantTx,
  others: readonly OtherChild[],
  { ttl_ms, now }: { readonly ttl_ms: number; readonly now: Date },
) {
  const visits = [];
  for (const { id, child } of others) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    const visit = await mintToken(tx, { purpose: visitPurpose, subject_id: id, ttl_ms, voidEarlier: true, now });
    visits.push({ id, child, visit });
  }
  return visits;
}
