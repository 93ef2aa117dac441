import { type RawBuilder, sql } from 'kysely';
import {
  answerableStatuses,
  type deskAnswers,
  type organizationPingsSearch,
} from '../../contract/pings/desk.search.ts';
import type { PingStatus } from '../../contract/pings/pings.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { type Paged, type Selected, selectPage } from '../kit/paged.ts';
import { isWithin, type Span } from '../kit/span.ts';
import { type PingRow, readPings } from './pings.repository.ts';

type Answer = (typeof deskAnswers)[number];

export interface Asked extends Span {
  readonly organization_id?: string | undefined;
  readonly applicant_id?: string | undefined;
  readonly status?: readonly PingStatus[] | undefined;
  readonly answer?: readonly Answer[] | undefined;
}

/** As it reads once the next minute has written it down (`asSettled`). */
const settledStatus = (now: Date) => sql<PingStatus>`case
  when p.status = 'pending' and p.expires_at <= ${now}::timestamptz then 'expired'
  when p.status = 'created' and p.send_at <= ${now}::timestamptz then
    case when exists (select from applicants a join users u on u.tenant_id = a.tenant_id and u.id = a.user_id
      where a.tenant_id = p.tenant_id and a.id = p.applicant_id and u.account = 'active') then 'pending' else 'revoked' end
  else p.status end`;

/** As the answer rate counts them: a yes or no stays one when it is filed away. */
const answers = (now: Date): Readonly<Record<Answer, RawBuilder<boolean>>> => {
  const possible = sql<boolean>`(p.sent_at is not null and ${settledStatus(now)} = any(${[...answerableStatuses]}::text[]))`;
  return {
    possible,
    given: sql`(p.responded_at is not null and ${possible})`,
    missing: sql`(p.responded_at is null and ${possible})`,
  };
};

/** What companies have written; what was undone before it went out is nobody's business but theirs. */
export async function listWritten(
  tx: TenantTx,
  { organization_id, applicant_id, status, answer, ...span }: Asked,
  page: Paged<(typeof organizationPingsSearch)['order'][number]>,
  now: Date,
): Promise<Selected<PingRow>> {
  const asked = tx
    .selectFrom('pings as p')
    .where((eb) => eb.or([eb('p.sent_at', 'is not', null), eb('p.status', '=', 'created')]))
    .where(isWithin(sql.ref('p.sent_at'), span))
    .$if(organization_id !== undefined, (all) => all.where('p.organization_id', '=', organization_id ?? ''))
    .$if(applicant_id !== undefined, (all) => all.where('p.applicant_id', '=', applicant_id ?? ''))
    .$if(status !== undefined, (all) => all.where(settledStatus(now), 'in', status ?? []))
    .$if(answer !== undefined, (all) => all.where((eb) => eb.or((answer ?? []).map((one) => answers(now)[one]))));
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
