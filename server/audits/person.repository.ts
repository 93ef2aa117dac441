import { sql } from 'kysely';
import { byCaller } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import type { TenantTx } from '../db/scope.ts';
import type { Caller } from '../kit/records.ts';

/** Whom the log is asked about. */
export interface AuditedPerson {
  /** Of their accounts, of what they are here and of what is theirs: what an act of or to them bears. */
  readonly ids: readonly string[];
  /** Where they are somebody who looks for a company. */
  readonly applicant_id?: string | undefined;
}

/**
 * Whoever has this id, as an account, an applicant or an employee, with what is theirs as long as it is there; of
 * somebody who is gone the id alone.
 */
export async function findAuditedPerson(tx: TenantTx, id: string): Promise<AuditedPerson> {
  const { rows } = await sql<{ id: string; is_applicant: boolean }>`
    with account as (
      select id from users where id = ${id}::uuid
      union select user_id from applicants where id = ${id}::uuid
      union select user_id from employees where id = ${id}::uuid),
    applicant as (select a.id from applicants a join account u on u.id = a.user_id),
    written as (select p.id from pings p join applicant a on a.id = p.applicant_id)
    select id, true as is_applicant from applicant
    union all select id, false from (
      select id from account
      union all select e.id from employees e join account u on u.id = e.user_id
      union all select c.id from channels c join account u on u.id = c.user_id
      union all select l.id from legal_contacts l join applicant a on a.id = l.applicant_id
      union all select r.id from recommendations r join applicant a on a.id = r.applicant_id
      union all select r.id from reports r join applicant a on a.id = r.applicant_id
      union all select id from written
      union all select m.id from appointments m join written p on p.id = m.ping_id
      union all select d.id from deletion_requests d join written p on p.id = d.ping_id) theirs`.execute(tx);
  return {
    ids: [...new Set([id, ...rows.map((row) => row.id)])],
    applicant_id: rows.find(({ is_applicant }) => is_applicant)?.id,
  };
}

const anHour = 3_600_000;

/** Who reads what became of an applicant leaves a trace there, as on the applicant's page: once an hour, for one reads on, narrows and comes back. */
export async function noteReading(call: Caller, { applicant_id }: AuditedPerson): Promise<void> {
  if (applicant_id === undefined) return;
  const { tx, actor, now } = call;
  const reading = { subject_type: 'Applicant', subject_id: applicant_id, event: 'read_log' } as const;
  const before = await tx
    .selectFrom('audits')
    .select('id')
    .where('subject_id', '=', applicant_id)
    .where('event', '=', reading.event)
    .where('actor_id', '=', actor.user_id)
    .where('at', '>', new Date(now.getTime() - anHour))
    .limit(1)
    .executeTakeFirst();
  if (!before) await audit(tx, { ...byCaller(call), ...reading });
}
