import * as v from 'valibot';
import { dateSchema, idSchema, lineSchema, timestampSchema } from '../kit/fields.ts';
import { intervalHours } from '../kit/interval.ts';
import { instantAt, isShown } from '../kit/zoned.ts';
import { appointmentStatuses } from './pings.search.ts';

/** How many may wait for an answer at the same time. */
export const mostAppointments = 3;

/** An appointment after a yes, as either side sees it. */
export const appointmentSchema = v.object({
  id: idSchema,
  status: v.picklist(appointmentStatuses),
  starts_at: timestampSchema,
  ends_at: timestampSchema,
  /** Null for a call. */
  place: v.nullable(v.string()),
  events: v.array(v.string()),
});
export type Appointment = v.InferOutput<typeof appointmentSchema>;

interface Span {
  readonly starts_at: string;
  readonly ends_at: string;
}
const lasts = ({ starts_at, ends_at }: Span): number => Date.parse(ends_at) - Date.parse(starts_at);

const momentSchema = v.pipe(v.string(), v.maxLength(40), v.isoTimestamp());
const placeSchema = v.nullable(lineSchema(200));

/** When it takes place; that it lies ahead, whoever has a clock says. */
export const appointmentInputSchema = v.pipe(
  v.strictObject({ starts_at: momentSchema, ends_at: momentSchema, place: placeSchema }),
  v.forward(
    v.partialCheck([['starts_at'], ['ends_at']], (span) => lasts(span) > 0, 'time_interval_after'),
    ['ends_at'],
  ),
  v.forward(
    v.partialCheck(
      [['starts_at'], ['ends_at']],
      (span) => lasts(span) <= intervalHours * 3_600_000,
      'time_interval_max',
    ),
    ['ends_at'],
  ),
);
export type AppointmentInput = v.InferOutput<typeof appointmentInputSchema>;

const timeSchema = v.pipe(v.string(), v.nonEmpty('required'), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const hoursOf = (time: string): number => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

/** A day or a time that is missing has its own sentence: no clock is asked about it. */
const isOnTheClock = (timezone: string, day: string, time: string): boolean =>
  !v.is(dateSchema, day) || !v.is(timeSchema, time) || isShown(timezone, day, hoursOf(time));

/** As it is typed, by the clock on the wall of a time zone; becomes what is sent. */
export const typedAppointmentSchema = (timezone: string) =>
  v.pipe(
    v.object({ day: dateSchema, starts_at: timeSchema, ends_at: timeSchema, place: v.string() }),
    v.forward(
      v.partialCheck(
        [['day'], ['starts_at']],
        ({ day, starts_at }) => isOnTheClock(timezone, day, starts_at),
        'hour_left_out',
      ),
      ['starts_at'],
    ),
    v.forward(
      v.partialCheck(
        [['day'], ['ends_at']],
        ({ day, ends_at }) => isOnTheClock(timezone, day, ends_at),
        'hour_left_out',
      ),
      ['ends_at'],
    ),
    v.forward(
      v.partialCheck(
        [['starts_at'], ['ends_at']],
        ({ starts_at, ends_at }) => starts_at === '' || ends_at === '' || ends_at > starts_at,
        'time_interval_after',
      ),
      ['ends_at'],
    ),
    v.transform(({ day, starts_at, ends_at, place }) => ({
      starts_at: instantAt(timezone, day, hoursOf(starts_at)).toISOString(),
      ends_at: instantAt(timezone, day, hoursOf(ends_at)).toISOString(),
      place: place.trim() === '' ? null : place,
    })),
    appointmentInputSchema,
  );
