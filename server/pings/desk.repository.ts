import { sql } from 'kysely';
import type { organizationPingsSearch } from '../../contract/pings/desk.search.ts';
import type { PingStatus } from '../../contract/pings/pings.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { type Paged, type Selected, selectPage } from '../kit/paged.ts';
import { isWithin, type Span } from '../kit/span.ts';
import { type PingRow, readPings } from './pings.repository.ts';

export interface Asked extends Span {
  readonly organization_id?: string | undefined;
  readonly applicant_id?: string | undefined;
  readonly status?: readonly PingStatus[] | undefined;
}

/** As it reads once the next minute has written it down (`asSettled`). */
const settledStatus = (now: Date) => sql<PingStatus>`case
  when p.status = 'pending' and p.expires_at <= ${now}::timestamptz then 'expired'
  when p.status = 'created' and p.send_at <= ${now}::timestamptz then
    case when exists (select from applicants a join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
      where a.tenant_id = p.tenant_id and a.id = p.applicant_id and u.account = 'active') then 'pending' else 'revoked' end
  else p.status end`;

/** What companies have written; what was undone before it went out is nobody's business but theirs. */
export async function listWritten(
  tx: TenantTx,
  { organization_id, applicant_id, status, ...span }: Asked,
  page: Paged<(typeof organizationPingsSearch)['order'][number]>,
  now: Date,
): Promise<Selected<PingRow>> {
  const asked = tx
    .selectFrom('pings as p')
    .where((eb) => eb.or([eb('p.sent_at', 'is not', null), eb('p.status', '=', 'created')]))
    .where(isWithin(sql.ref('p.sent_at'), span))
    .$if(organization_id !== undefined, (all) => all.where('p.organization_id', '=', organization_id ?? ''))
    .$if(applicant_id !== undefined, (all) => all.where('p.applicant_id', '=', applicant_id ?? ''))
    .$if(status !== undefined, (all) => all.where(settledStatus(now), 'in', status ?? []));
  const ids = asked.select('p.id').orderBy(`p.${page.by}`, page.direction).orderBy('p.id', page.direction);
  const { rows, total } = await selectPage(ids, asked, page);
  return {
    rows: await readPings(
      tx,
      rows.map(({ id }) => id),
    ),
    total,
  };
}
