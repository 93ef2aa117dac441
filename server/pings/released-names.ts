import type { TenantTx } from '../db/scope.ts';
import { isReleasedAt } from './released-at.ts';

/** The names of those whose yes to a company stands now. */
export async function findReleasedNames(
  tx: TenantTx,
  applicantIds: readonly string[],
  organizationId: string,
  now: Date,
): Promise<ReadonlyMap<string, string>> {
  if (applicantIds.length === 0) return new Map();
  const rows = await tx
    .selectFrom('pings as p')
    .innerJoin('applicants as a', (join) =>
      join.onRef('a.tenant_id', '=', 'p.tenant_id').onRef('a.id', '=', 'p.applicant_id'),
    )
    .innerJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'a.tenant_id').onRef('u.id', '=', 'a.user_id'))
    .select(['a.id', 'u.firstname', 'u.lastname'])
    .where('p.organization_id', '=', organizationId)
    .where('p.applicant_id', 'in', applicantIds)
    .where(isReleasedAt(now))
    .execute();
  return new Map(rows.map(({ id, firstname, lastname }) => [id, `${firstname} ${lastname}`]));
}
