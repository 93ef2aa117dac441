import { dayIn } from './age.ts';

/** How far a time zone is ahead of UTC at an instant, in milliseconds. */
function aheadAt(timezone: string, instant: number): number {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, hourCycle: 'h23', timeStyle: 'medium' })
    .formatToParts(instant)
    .flatMap(({ type, value }) => (type === 'literal' ? [] : [Number(value)]));
  const [hours = 0, minutes = 0, seconds = 0] = parts;
  const midnight = Date.parse(`${dayIn(timezone, new Date(instant))}T00:00:00Z`);
  return midnight + ((hours * 60 + minutes) * 60 + seconds) * 1000 - Math.floor(instant / 1000) * 1000;
}

/** Whether clocks show this hour on that day: one is left out in spring. */
export const isShown = (timezone: string, day: string, hours: number): boolean => {
  const at = instantAt(timezone, day, hours).getTime();
  return at + aheadAt(timezone, at) === Date.parse(`${day}T00:00:00Z`) + hours * 3_600_000;
};

/** The instant a day reaches an hour in a time zone; half past two is 2.5. */
export function instantAt(timezone: string, day: string, hours: number): Date {
  const shown = Date.parse(`${day}T00:00:00Z`) + hours * 3_600_000;
  const near = shown - aheadAt(timezone, shown);
  return new Date(shown - aheadAt(timezone, near));
}
