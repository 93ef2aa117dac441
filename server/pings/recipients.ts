import type { Recipient } from '../../contract/pings/pings.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { findReleases } from './pings.repository.ts';

/** Which organizations have, or had, the contact details of an applicant, the latest yes first. */
export async function recipientsOf(tx: TenantTx, applicantId: string, now: Date): Promise<Recipient[]> {
  const rows = await findReleases(tx, applicantId);
  return rows.flatMap(({ id, released_at, released_until, withdrawn_at, deletion_confirmed_at, ...row }) =>
    released_at === null
      ? []
      : {
          ping_id: id,
          ...row,
          at: released_at.toISOString(),
          until: released_until?.toISOString() ?? null,
          withdrawn_at: withdrawn_at?.toISOString() ?? null,
          deletion_confirmed_at: deletion_confirmed_at?.toISOString() ?? null,
          has_access: released_until === null || released_until > now,
        },
  );
}
