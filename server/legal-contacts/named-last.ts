import type { TenantTx } from '../db/scope.ts';
import { isReportedNotMe, type LegalContactRow, readLatestLegalContact } from './legal-contacts.repository.ts';

/** The guardian named last, for other features to read. */
export const latestGuardian = readLatestLegalContact;

/**
 * Nobody has answered as them: a slip in the address, or somebody else at home, whom the mail didn't reach, reached wrongly,
 * or who let it run out. A yes or a no is no matter of staff's.
 */
export async function isReplaceable(
  tx: TenantTx,
  { id, status, confirmed_at }: Pick<LegalContactRow, 'id' | 'status' | 'confirmed_at'>,
): Promise<boolean> {
  if (confirmed_at !== null) return false;
  if (status === 'declined') return isReportedNotMe(tx, id);
  return status === 'pending' || status === 'expired';
}
