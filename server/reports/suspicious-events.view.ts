import type { SuspiciousEvent } from '../../contract/reports/suspicious-events.schema.ts';
import type { SuspiciousRow } from './suspicious-events.repository.ts';

/** Nobody looks into what is about themselves, nor twice. */
export const mayCheck = (row: Pick<SuspiciousRow, 'checked_at' | 'user_id'>, reader: string): boolean =>
  row.checked_at === null && row.user_id !== reader;

/** As staff read it: with the ways to whom it is about, and nothing of where it came from. `reader`: by the account's id. */
export function suspiciousView(row: SuspiciousRow, reader: string): SuspiciousEvent {
  const { firstname, lastname, user_type, company_id, company, registration_code_id, code } = row;
  const isPerson = firstname !== null && lastname !== null && user_type !== null;
  return {
    id: row.id,
    kind: row.kind,
    topic: row.topic,
    count: row.count,
    started_on: row.started_on,
    updated_at: row.updated_at.toISOString(),
    person: isPerson
      ? { name: `${firstname} ${lastname}`.trim(), type: user_type, applicant_id: row.applicant_id }
      : null,
    organization: company_id !== null && company !== null ? { id: company_id, name: company } : null,
    registration_code: registration_code_id !== null && code !== null ? { id: registration_code_id, name: code } : null,
    status: row.checked_at === null ? 'pending' : 'checked',
    note: row.note,
    checked_at: row.checked_at?.toISOString() ?? null,
    checked_by: row.checker,
    events: mayCheck(row, reader) ? ['check'] : [],
  };
}
