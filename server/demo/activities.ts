import { sql } from 'kysely';
import { viewDays } from '../../contract/search/views.schema.ts';
import type { ActivityKind } from '../../contract/activities/activities.kinds.ts';
import { daysBefore, type Seeding } from './seeding.ts';

const answers = { accepted: 'ping_accepted', declined: 'ping_declined' } as const satisfies Record<
  string,
  ActivityKind
>;
/** An answer older than these days has been read by whoever wrote. */
const readDays = 3;

/** What companies and applicants would have been mailed of the messages between them. */
export async function seedActivities({ tx, tenantId, random, now }: Seeding): Promise<void> {
  const pings = await tx
    .selectFrom('pings as p')
    .innerJoin('employees as e', (join) =>
      join.onRef('e.tenant_id', '=', 'p.tenant_id').onRef('e.id', '=', 'p.employee_id'),
    )
    .innerJoin('applicants as a', (join) =>
      join.onRef('a.tenant_id', '=', 'p.tenant_id').onRef('a.id', '=', 'p.applicant_id'),
    )
    .select(['p.id', 'p.status', 'p.sent_at', 'p.responded_at', 'e.user_id as employee', 'a.user_id as applicant'])
    .orderBy('p.id')
    .execute();
  const rowOf = (ping_id: string, user_id: string, kind: ActivityKind, happened_at: Date, isRead: boolean) => ({
    tenant_id: tenantId,
    id: random.id(),
    user_id,
    kind,
    mail_id: random.id(),
    ping_id,
    happened_at,
    read_at: isRead ? happened_at : null,
  });
  const rows = pings.flatMap(({ id, status, sent_at, responded_at, employee, applicant }) => {
    const isRead = responded_at !== null && responded_at < daysBefore(now, readDays);
    const answer = status === 'accepted' || status === 'declined' ? answers[status] : undefined;
    return [
      ...(sent_at ? [rowOf(id, applicant, 'ping', sent_at, responded_at !== null)] : []),
      ...(answer && responded_at ? [rowOf(id, employee, answer, responded_at, isRead)] : []),
    ];
  });
  if (rows.length > 0) await tx.insertInto('activities').values(rows).execute();
  // whoever wrote has looked
  await sql`insert into applicant_views (tenant_id, applicant_id, organization_id, viewed_on)
    select distinct tenant_id, applicant_id, organization_id, (sent_at at time zone 'Europe/Berlin')::date
    from pings where sent_at > ${daysBefore(now, viewDays)} on conflict do nothing`.execute(tx);
}
