import type { Selectable } from 'kysely';
import { appointmentLifecycle } from '../../machines/pings/appointment.lifecycle.ts';
import type { TenantTx } from '../db/scope.ts';
import type { AppointmentsTable } from './pings.tables.ts';
import { moveRecord, type RecordKind } from '../kit/records.ts';
import { deleteAppointments, findAppointments, setUnread } from './appointments.repository.ts';

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

/**
 * With a yes its appointments are gone. One that was agreed and lies ahead is called off: of it alone a row stays, until
 * the company has been told.
 */
export async function callOff(tx: TenantTx, pingId: string, now: Date): Promise<void> {
  const agreed = (await findAppointments(tx, pingId, 'accepted')).filter(({ ends_at }) => ends_at > now);
  for (const row of agreed) {
    // oxlint-disable-next-line no-await-in-loop -- one transaction, one statement after the other
    await moveRecord(tx, { author: 'system', actor_kind: 'system', now }, appointmentRecords, row, {
      event: 'withdraw',
    });
  }
  await deleteAppointments(
    tx,
    pingId,
    agreed.map(({ id }) => id),
  );
}

/** What a company has to be told with the end of a yes: called off by that, or standing still where an account goes. */
export async function calledOff(
  tx: TenantTx,
  { id, withdrawn_at }: { readonly id: string; readonly withdrawn_at: Date | null },
  now: Date,
): Promise<readonly AppointmentRow[]> {
  const rows = await findAppointments(tx, id, withdrawn_at === null ? 'accepted' : 'revoked');
  return rows.filter(({ ends_at }) => ends_at > now);
}
