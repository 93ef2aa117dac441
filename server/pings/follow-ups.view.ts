import { type FollowUp, noteMonths } from '../../contract/pings/follow-ups.schema.ts';
import type { PingRow } from './pings.repository.ts';
import { isReleased } from './release.ts';

/** The same day some months later; of a month that is too short, the first of the next. */
export function monthsFrom(at: Date, months: number): Date {
  const then = new Date(at);
  then.setUTCMonth(then.getUTCMonth() + months);
  return then;
}

/** What the company keeps of a yes; nothing once it sees the contact details no longer. */
export function followUpView(row: PingRow, now: Date): FollowUp | null {
  if (!isReleased(row, now)) return null;
  const until = row.note_at && monthsFrom(row.note_at, noteMonths);
  const isKept = until !== null && until > now;
  return {
    version: row.follow_up_version,
    outcome: row.outcome,
    owner:
      row.owner_id === null || row.owner_name === null
        ? { id: row.employee_id, fullname: `${row.employee_firstname} ${row.employee_lastname}` }
        : { id: row.owner_id, fullname: row.owner_name },
    next_on: row.next_on,
    note: isKept ? row.note : null,
    note_until: isKept ? until.toISOString() : null,
    history: row.named_outcomes,
  };
}
