import { expect, test } from 'vitest';
import { calendarFile, cancellationFile } from './calendar.ts';

const appointment = {
  id: '0198c5a0-0000-7000-8000-000000000001',
  starts_at: '2026-11-24T13:00:00.000Z',
  ends_at: '2026-11-24T14:00:00.000Z',
  place: 'Weg 1; Köln, Hof\\links\r\nBEGIN:VEVENT',
};
const file = (summary: string) =>
  calendarFile({ appointment, summary, byPhone: 'Telefon', now: new Date('2026-11-23T10:00:00Z') });

test('what is typed stays text: no line of it becomes one of the calendar’s', () => {
  const lines = file('A, B; C').split('\r\n');
  expect(lines).toContain('DTSTART:20261124T130000Z');
  expect(lines).toContain('SUMMARY:A\\, B\\; C');
  expect(lines).toContain('LOCATION:Weg 1\\; Köln\\, Hof\\\\links\\nBEGIN:VEVENT');
  expect(lines.filter((line) => line === 'BEGIN:VEVENT')).toHaveLength(1);
});

test('a long line is folded at 75 octets, between characters', () => {
  const lines = file('ü'.repeat(100)).split('\r\n');
  expect(Math.max(...lines.map((line) => new TextEncoder().encode(line).length))).toBeLessThanOrEqual(75);
  expect(file('ü'.repeat(100)).replaceAll('\r\n ', '')).toContain('ü'.repeat(100));
});

test('what takes an entry back has its identity and times, and neither place nor person', () => {
  const organizer = 'no-reply@example.org';
  const now = new Date('2026-11-23T11:00:00Z');
  const lines = cancellationFile({ appointment, summary: 'Called off', organizer, now }).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:CANCEL',
      `UID:${appointment.id}`,
      'SEQUENCE:1',
      'STATUS:CANCELLED',
      'ORGANIZER:mailto:no-reply@example.org',
      'DTSTART:20261124T130000Z',
      'SUMMARY:Called off',
    ]),
  );
  expect(lines.join()).not.toMatch(/LOCATION|Weg 1/);
});
