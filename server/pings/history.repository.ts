import type { History } from '../../contract/pings/history.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { type PingRow, readPings } from './pings.repository.ts';

/** An organization's latest messages to somebody; one that was undone leaves no trace. */
export async function findPingsTo(
  tx: TenantTx,
  organizationId: string,
  applicantId: string,
  most: number,
): Promise<PingRow[]> {
  const rows = await tx
    .selectFrom('pings')
    .select('id')
    .where('organization_id', '=', organizationId)
    .where('applicant_id', '=', applicantId)
    .where((eb) => eb.or([eb('sent_at', 'is not', null), eb('status', '=', 'created')]))
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
    .execute();
  return readPings(
    tx,
    rows.map(({ id }) => id),
  );
}

/** How an organization recommends somebody: by a code or a mail of whom. */
export async function findOwnWord(
  tx: TenantTx,
  organizationId: string,
  applicantId: string,
): Promise<History['own_word']> {
  const row = await tx
    .selectFrom('recommendations as r')
    .leftJoin('registration_codes as c', (join) =>
      join.onRef('c.tenant_id', '=', 'r.tenant_id').onRef('c.id', '=', 'r.registration_code_id'),
    )
    .leftJoin('users as u', (join) =>
      join
        .onRef('u.tenant_id', '=', 'r.tenant_id')
        .on((eb) => eb('u.id', '=', eb.fn.coalesce('r.created_by', 'c.created_by'))),
    )
    .select(['c.name as code', 'c.is_mailed', 'u.firstname', 'u.lastname', 'r.created_at'])
    .where('r.organization_id', '=', organizationId)
    .where('r.applicant_id', '=', applicantId)
    .where('r.status', '=', 'accepted')
    .orderBy('r.created_at', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    code: row.is_mailed ? null : row.code,
    by: row.firstname === null ? null : `${row.firstname} ${row.lastname}`,
    at: row.created_at.toISOString(),
  };
}
