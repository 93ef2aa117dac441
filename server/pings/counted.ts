import { type RawBuilder, sql } from 'kysely';
import { dayAfter } from '../../contract/kit/age.ts';
import type { CountedPings } from '../../contract/pings/pings.search.ts';
import { soonDays, trendDays } from '../../contract/statistics/agenda.schema.ts';
import { isReleasedAt } from './released-at.ts';
import { type Moment } from './work.repository.ts';

/** When the message `p` was what a trend counts; null where it never was. A message that was undone never was one. */
export const happenedAt = {
  written: sql<Date | null>`case when p.sent_at is not null or p.status = 'created' then p.created_at end`,
  accepted: sql<Date | null>`p.released_at`,
  // a minor's yes that waits for the guardian is no answer yet
  declined: sql<Date | null>`case when p.status <> 'pending' and p.released_at is null then p.responded_at end`,
} as const;

const isHired = (ping: 'p' | 'q', now: Date) =>
  sql<boolean>`${isReleasedAt(now, ping)} and ${sql.ref(`${ping}.outcome`)} = 'hired'`;

function isCounted(kind: CountedPings, moment: Moment): RawBuilder<boolean> {
  const { now, today, timezone } = moment;
  switch (kind) {
    case 'today':
    case 'tomorrow':
      return sql<boolean>`(${isReleasedAt(now)}) and exists (select from appointments ap where ap.tenant_id = p.tenant_id and ap.ping_id = p.id
        and ap.status = 'accepted'
        and (ap.starts_at at time zone ${timezone})::date = ${dayAfter(today, kind === 'today' ? 0 : 1)}::date)`;
    case 'proposed':
      return sql<boolean>`(${isReleasedAt(now)}) and exists (select from appointments ap where ap.tenant_id = p.tenant_id and ap.ping_id = p.id
        and ap.status = 'pending' and ap.starts_at > ${now}::timestamptz)`;
    case 'ending':
      return sql<boolean>`(p.status = 'pending' and p.expires_at > ${now}::timestamptz
        and p.expires_at <= ${now}::timestamptz + ${soonDays}::int * interval '24 hours')`;
    case 'answered':
      return sql<boolean>`(${isCounted('written', moment)} and (p.released_at is not null or ${happenedAt.declined} is not null))`;
    case 'found_here':
      // people, not messages: whoever was hired by two stands there once, by the later one
      return sql<boolean>`(${isHired('p', now)}) and exists (select from applicants a
        where a.tenant_id = p.tenant_id and a.id = p.applicant_id and a.found_with = p.organization_id)
        and not exists (select from pings q where q.tenant_id = p.tenant_id and q.applicant_id = p.applicant_id
          and q.organization_id = p.organization_id and (q.created_at, q.id) > (p.created_at, p.id)
          and ${isHired('q', now)})`;
    default:
      return sql<boolean>`${happenedAt[kind]} > ${now}::timestamptz - ${trendDays}::int * interval '24 hours'`;
  }
}

/** What an overview counts, and the list behind it shows: one condition for both. */
export const isOneOf = (kinds: readonly CountedPings[], moment: Moment) =>
  sql<boolean>`(${sql.join(
    kinds.map((kind) => isCounted(kind, moment)),
    sql` or `,
  )})`;
