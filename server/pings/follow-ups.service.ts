import { dayAfter, dayIn } from '../../contract/kit/age.ts';
import { type FollowUpInput, type Outcome, talking } from '../../contract/pings/follow-ups.schema.ts';
import { actionOf, trace } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { isColleague } from '../employees/employees.service.ts';
import { Failure } from '../http/failure.ts';
import type { Caller } from '../kit/records.ts';
import { addOutcome, clearUnread, updateFollowUp } from './follow-ups.repository.ts';
import type { PingRow } from './pings.repository.ts';
import { afterSearch, isReleased, leastDays } from './release.ts';

const dayMs = 86_400_000;
/** How far ahead a day may lie. */
const nextDays = 730;

/** @throws Failure transition_not_allowed unless the company sees the contact details */
function refuseUnreleased(ping: PingRow, now: Date): void {
  if (!isReleased(ping, now)) throw new Failure('transition_not_allowed', { meta: { events: [] } });
}

/** Until when contact details stay: who talks keeps them, an ended search takes them after its days, a week at least. */
function releasedUntil({ released_until, applicant_search_ended_at }: PingRow, outcome: Outcome | null, now: Date) {
  if (applicant_search_ended_at === null) return released_until;
  if (talking.includes(outcome)) return null;
  return (
    released_until ??
    new Date(Math.max(afterSearch(applicant_search_ended_at).getTime(), now.getTime() + leastDays * dayMs))
  );
}

/** What became of a yes. @throws Failure transition_not_allowed */
export async function sayOutcomeOf(call: Caller, ping: PingRow, outcome: Outcome | null): Promise<void> {
  const { tx, now, actor } = call;
  refuseUnreleased(ping, now);
  if (outcome === ping.outcome) return;
  const said = { outcome, at: now.toISOString(), employee_id: actor.employee_id ?? '' };
  await addOutcome(tx, ping.id, said, releasedUntil(ping, outcome, now), now);
  await audit(tx, { ...trace(actionOf(call)), subject_type: 'Ping', subject_id: ping.id, event: 'outcome' });
}

/** Who takes care of a yes, when, and what was said. @throws Failure transition_not_allowed, stale, validation */
export async function followUp(
  call: Caller & { readonly version: number },
  ping: PingRow,
  { owner_id, next_on, note }: FollowUpInput,
): Promise<void> {
  const { tx, now, tenant, version } = call;
  refuseUnreleased(ping, now);
  if (ping.follow_up_version !== version) throw new Failure('stale');
  if (owner_id !== undefined && !(await isColleague(tx, ping.organization_id, owner_id)))
    throw new Failure('validation', { errors: { owner_id: [{ rule: 'unknown' }] } });
  const today = dayIn(tenant.timezone, now);
  const [yesterday, last] = [dayAfter(today, -1), dayAfter(today, nextDays)];
  if (next_on != null && next_on !== ping.next_on && next_on <= yesterday)
    throw new Failure('validation', {
      errors: { next_on: [{ rule: 'time_interval_after', params: { start: yesterday } }] },
    });
  if (next_on != null && next_on >= last)
    throw new Failure('validation', { errors: { next_on: [{ rule: 'time_interval_before', params: { end: last } }] } });
  const text = note === '' ? null : note;
  const values = {
    ...(owner_id !== undefined && { owner_id }),
    ...(next_on !== undefined && { next_on }),
    ...(text !== undefined && text !== ping.note && { note: text, note_at: text === null ? null : now }),
  };
  if (!(await updateFollowUp(tx, ping.id, version, values, now))) throw new Failure('stale');
  await clearUnread(tx, ping.id);
  await audit(tx, {
    ...trace(actionOf(call)),
    subject_type: 'Ping',
    subject_id: ping.id,
    event: 'follow_up',
  });
}
