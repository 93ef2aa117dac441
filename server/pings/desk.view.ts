import type { DeskPing } from '../../contract/pings/desk.schema.ts';
import { nameOf } from '../handles/handles.ts';
import type { Caller } from '../kit/records.ts';
import type { PingRow } from './pings.repository.ts';
import { isReleased, pingEvents } from './release.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

/** A message for staff, of whom the company can talk to them: it calls the person so. */
export const deskPingView = (row: PingRow, { actor, now }: Pick<Caller, 'actor' | 'now'>): DeskPing => ({
  id: row.id,
  // none is kept as a draft
  status: row.status === 'draft' ? 'created' : row.status,
  organization: { id: row.organization_id, name: row.organization_name },
  applicant: {
    id: row.applicant_id,
    name: isReleased(row, now)
      ? `${row.applicant_firstname} ${row.applicant_lastname}`
      : nameOf(row, row.organization_id, row.applicant_id),
  },
  employee: `${row.employee_firstname} ${row.employee_lastname}`,
  created_at: row.created_at.toISOString(),
  sent_at: iso(row.sent_at),
  expires_at: row.expires_at.toISOString(),
  responded_at: iso(row.responded_at),
  ended_by_staff: row.closed_because === 'staff',
  events: pingEvents(row, actor.type, now),
});
