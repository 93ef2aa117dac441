import { type RawBuilder, sql } from 'kysely';
import type { TenantTx } from '../db/scope.ts';

/** From the first instant of a year to the first of the next, by the tenant's clock. */
export interface Span {
  readonly from: Date;
  readonly until: Date;
}

const within = (column: string, { from, until }: Span) =>
  sql`${sql.ref(column)} >= ${from}::timestamptz and ${sql.ref(column)} < ${until}::timestamptz`;

/** Confirmed applicants, the traces of those who are gone too. */
const registered = (span: Span) => sql`from users u join applicants a on a.tenant_id = u.tenant_id and a.user_id = u.id
  where u.type = 'applicant' and u.shadow_of is null and u.verification = 'verified' and ${within('u.created_at', span)}`;
const written = (span: Span) => sql`from pings p where ${within('p.sent_at', span)}`;

interface Year {
  readonly registered: number;
  readonly by_code: number;
  readonly found: number;
  readonly found_here: number;
  readonly written: number;
  readonly answered: number;
  readonly accepted: number;
  /** To or by how many people that was; one answer of theirs doesn't make another message answered. */
  readonly written_people: number;
  readonly answered_people: number;
  readonly unanswered_people: number;
  readonly accepted_people: number;
  /** Who answered something else than a yes. */
  readonly unaccepted_people: number;
  readonly joined: number;
  readonly writing: number;
  readonly referring: number;
}

export async function countYear(tx: TenantTx, span: Span): Promise<Year> {
  const { rows } = await sql<Year>`select people.*, ends.*, messages.*, companies.joined
    from (select count(*)::int as registered, count(a.registration_code_id)::int as by_code,
        (count(distinct c.organization_id))::int as referring
      from (select a.registration_code_id, a.tenant_id ${registered(span)}) a
        left join registration_codes c on c.tenant_id = a.tenant_id and c.id = a.registration_code_id) people,
    (select count(*)::int as found, (count(*) filter (where a.search_reason = 'found_here'))::int as found_here
      from applicants a where a.search_reason in ('found_here', 'found_elsewhere')
        and ${within('a.search_ended_at', span)}) ends,
    (select count(*)::int as written, count(p.responded_at)::int as answered, count(p.released_at)::int as accepted,
        (count(distinct p.organization_id))::int as writing,
        (count(distinct p.applicant_id))::int as written_people,
        (count(distinct p.applicant_id) filter (where p.responded_at is not null))::int as answered_people,
        (count(distinct p.applicant_id) filter (where p.responded_at is null))::int as unanswered_people,
        (count(distinct p.applicant_id) filter (where p.released_at is not null))::int as accepted_people,
        (count(distinct p.applicant_id) filter (where p.responded_at is not null and p.released_at is null))::int
          as unaccepted_people ${written(span)}) messages,
    (select count(*)::int as joined from organizations o where ${within('o.created_at', span)}) companies`.execute(tx);
  if (!rows[0]) throw new Error('Counting always gives a row.');
  return rows[0];
}

/** How many there were in each month, 1 to 12, and of how many people. */
async function byMonth(tx: TenantTx, at: string, timezone: string, person: string, some: RawBuilder<unknown>) {
  const { rows } = await sql<{ month: number; count: number; people: number }>`
    select extract(month from ${sql.ref(at)} at time zone ${timezone}::text)::int as month, count(*)::int as count,
      (count(distinct ${sql.ref(person)}))::int as people ${some} group by 1`.execute(tx);
  return rows;
}

export async function countMonths(tx: TenantTx, span: Span, timezone: string) {
  return {
    registered: await byMonth(tx, 'u.created_at', timezone, 'u.id', registered(span)),
    written: await byMonth(tx, 'p.sent_at', timezone, 'p.applicant_id', written(span)),
  };
}

export async function countOccupations(tx: TenantTx, span: Span) {
  const { rows } = await sql<{ id: string | null; count: number }>`
    select a.occupation_id as id, count(*)::int as count ${registered(span)} group by 1 order by 2 desc, 1`.execute(tx);
  return rows;
}
