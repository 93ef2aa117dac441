import type { Selectable } from 'kysely';
import { appointmentLifecycle } from '../../machines/pings/appointment.lifecycle.ts';
import type { TenantTx } from '../db/scope.ts';
import type { AppointmentsTable } from '../db/tables-matching.ts';
import { moveRecord, type RecordKind } from '../kit/records.ts';
import { setUnread } from './appointments.repository.ts';

type AppointmentRow = Selectable<AppointmentsTable>;

export const appointmentRecords = {
  table: 'appointments',
  subject: 'Appointment',
  lifecycle: appointmentLifecycle,
} as const satisfies RecordKind;

/** Another one was chosen, or its time has come. */
export const lapse = (tx: TenantTx, row: AppointmentRow, now: Date) =>
  moveRecord(tx, { author: 'system', actor_kind: 'system', now }, appointmentRecords, row, { event: 'lapse' });

/** Proposals whose time has come; the company reads that nobody chose one. */
export async function lapseOverdue(tx: TenantTx, rows: readonly AppointmentRow[], now: Date): Promise<void> {
  for (const row of rows) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await lapse(tx, row, now);
    // oxlint-disable-next-line no-await-in-loop -- as above
    await setUnread(tx, row.ping_id, now);
  }
}
