import { areaOf } from '../geo/areas.ts';
import { graduationTypeName } from '../graduation-types/graduation-types.ts';
import { dated, type ExportParts } from '../kit/export-parts.ts';
import { occupationName } from '../occupations/occupations.ts';
import { findPingsSent, listPings } from './pings.repository.ts';
import { asSettled } from './pings.ticks.ts';

const iso = (date: Date | null): string | null => date?.toISOString() ?? null;

export const exported: ExportParts = {
  /** Everything an applicant was sent and what they answered, the newest first. */
  pings_received: async ({ tx, applicant_id, locale, now }) => {
    if (applicant_id === undefined) return [];
    const all = { by: 'created_at', direction: 'desc', limit: 10_000, offset: 0 } as const;
    const { rows } = await listPings(tx, { applicant_id }, {}, all, { now, today: '', timezone: 'UTC' });
    return rows
      .map((stored) => asSettled(stored, now))
      .map((row) => ({
        organization: row.organization_name,
        employee: `${row.employee_firstname} ${row.employee_lastname}`,
        offered_kind: row.offered_occupation_id && row.kind,
        offered_occupation: row.offered_occupation_id && occupationName(row.offered_occupation_id),
        subject: row.subject,
        personal_line: row.personal_line,
        body: row.body.replaceAll('{applicant.firstname}', row.applicant_firstname).replaceAll('{response_link}', '…'),
        occupation: row.shown_occupation_id && occupationName(row.shown_occupation_id),
        graduation_type: row.shown_graduation_type_id && graduationTypeName(row.shown_graduation_type_id, locale),
        area: areaOf(row.shown_area_id)?.name ?? null,
        recommended: row.shown_recommended,
        status: row.status,
        sent_at: iso(row.sent_at),
        responded_at: iso(row.responded_at),
        decline_reason: row.decline_reason,
        released_at: iso(row.released_at),
        released_until: iso(row.released_until),
        withdrawn_at: iso(row.withdrawn_at),
        note: row.note,
        asked_at: iso(row.asked_at),
        contacted: row.contacted,
      }));
  },

  /** What an employee wrote, without whom to. */
  pings_sent: async ({ tx, employee_id }) => {
    if (employee_id === undefined) return [];
    const rows = await findPingsSent(tx, employee_id);
    return dated(rows).map(({ offered_occupation_id, kind, ...row }) => ({
      ...row,
      offered_kind: offered_occupation_id && kind,
      offered_occupation: offered_occupation_id && occupationName(offered_occupation_id),
    }));
  },
};
