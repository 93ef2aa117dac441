import type { Appointment } from './appointments.schema.ts';

const utc = (at: string): string => new Date(at).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');
/** RFC 5545, 3.3.11. */
const escaped = (text: string): string =>
  text.replaceAll(/[\\;,]/g, (sign) => `\\${sign}`).replaceAll(/\r\n|\r|\n/g, '\\n');

const bytes = new TextEncoder();
/** RFC 5545, 3.1: no line has more than 75 octets, and none is cut within a character. */
function folded(line: string): string {
  let [out, length] = ['', 0];
  for (const character of line) {
    const size = bytes.encode(character).length;
    if (length + size > 75) [out, length] = [`${out}\r\n `, 1];
    [out, length] = [out + character, length + size];
  }
  return out;
}

/** A calendar of one entry. */
const calendar = (method: readonly string[], event: readonly string[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Werdegang//EN',
    ...method,
    'BEGIN:VEVENT',
    ...event,
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n');

interface Entry {
  readonly appointment: Pick<Appointment, 'id' | 'starts_at' | 'ends_at' | 'place'>;
  /** What it is called in the reader's calendar. */
  readonly summary: string;
  /** Where, for a call. */
  readonly byPhone: string;
  readonly now: Date;
}

/** A file that calendars take: when, where, and what the reader calls it. Nobody is invited by it. */
export function calendarFile({ appointment: { id, starts_at, ends_at, place }, summary, byPhone, now }: Entry): string {
  return calendar(
    [],
    [
      `UID:${id}`,
      `DTSTAMP:${utc(now.toISOString())}`,
      `DTSTART:${utc(starts_at)}`,
      `DTEND:${utc(ends_at)}`,
      `SUMMARY:${escaped(summary)}`,
      `LOCATION:${escaped(place ?? byPhone)}`,
    ],
  );
}

interface Cancelled {
  readonly appointment: Pick<Appointment, 'id' | 'starts_at' | 'ends_at'>;
  /** What the entry is called from now on: nothing of the person. */
  readonly summary: string;
  /** The mail address of who says so. */
  readonly organizer: string;
  readonly now: Date;
}

/** What takes the entry out of a calendar again (RFC 5546, 3.2.5): the same UID, a higher sequence. */
export function cancellationFile({
  appointment: { id, starts_at, ends_at },
  summary,
  organizer,
  now,
}: Cancelled): string {
  return calendar(
    ['METHOD:CANCEL'],
    [
      `UID:${id}`,
      'SEQUENCE:1',
      'STATUS:CANCELLED',
      `ORGANIZER:mailto:${organizer}`,
      `DTSTAMP:${utc(now.toISOString())}`,
      `DTSTART:${utc(starts_at)}`,
      `DTEND:${utc(ends_at)}`,
      `SUMMARY:${escaped(summary)}`,
    ],
  );
}
