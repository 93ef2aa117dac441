import type { Appointment } from '../../contract/pings/appointments.schema.ts';
import type { Author } from '../../contract/kit/roles.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { appointmentLifecycle } from '../../machines/pings/appointment.lifecycle.ts';
import type { PingRow } from './pings.repository.ts';
import { isReleased } from './release.ts';

/** What this author may do with one: as long as it has not begun. */
export const appointmentEvents = (
  { status, starts_at }: { readonly status: Appointment['status']; readonly starts_at: Date },
  author: Author,
  now: Date,
) => (starts_at > now ? eventsFor(appointmentLifecycle, status, author) : []);

/** What is proposed and agreed, while the yes stands; a proposal whose time has come is none. */
export function appointmentViews(row: PingRow, author: Author, now: Date): Appointment[] {
  if (!isReleased(row, now)) return [];
  return row.appointments
    .map((one) => ({ ...one, starts_at: new Date(one.starts_at), ends_at: new Date(one.ends_at) }))
    .filter(({ status, starts_at }) => status === 'accepted' || starts_at > now)
    .map((one) => ({
      ...one,
      starts_at: one.starts_at.toISOString(),
      ends_at: one.ends_at.toISOString(),
      events: appointmentEvents(one, author, now),
    }));
}
