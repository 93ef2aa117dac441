import type { SuspiciousEvent } from '../../contract/reports/suspicious-events.schema.ts';
import type { SuspiciousRow } from './suspicious-events.repository.ts';

/** By the account's id. */
export interface EventReader {
  readonly id: string;
  /** Nobody else of the staff could. */
  readonly isAlone: boolean;
}

/** Nobody looks into what is about themselves, unless there is nobody else, nor twice. */
export const mayCheck = (row: Pick<SuspiciousRow, 'checked_at' | 'user_id'>, reader: EventReader): boolean =>
  row.checked_at === null && (row.user_id !== reader.id || reader.isAlone);

/** As staff read it: with the ways to whom it is about, and nothing of where it came from. */
export function suspiciousView(row: SuspiciousRow, reader: EventReader): SuspiciousEvent {
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
