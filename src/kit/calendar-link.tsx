import type { Appointment } from '../../contract/pings/appointments.schema.ts';
import { calendarFile } from '../../contract/pings/calendar.ts';
import { serverNow } from '../api/server-time.ts';
import type { Words } from '../ui/button/button.tsx';
import { ButtonLink } from '../ui/link/link.tsx';

interface CalendarLinkProps {
  readonly appointment: Appointment;
  /** What it is called in the reader's calendar. */
  readonly summary: string;
  readonly byPhone: string;
  readonly children: Words;
}

/** Takes an appointment into the reader's own calendar. */
export function CalendarLink({ children, ...entry }: CalendarLinkProps) {
  const file = calendarFile({ ...entry, now: new Date(serverNow()) });
  return (
    <ButtonLink
      variant="quiet"
      size="compact"
      hang="start"
      href={`data:text/calendar;charset=utf-8,${encodeURIComponent(file)}`}
      download="werdegang.ics"
    >
      {children}
    </ButtonLink>
  );
}
