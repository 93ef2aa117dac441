import type { MailLimits } from './kinds.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The first moment, `wanted` or later, at which one more mail keeps every limit: no window of a minute, hour or day
 * around it would hold more than allowed. All times in milliseconds; `taken` are mails of the same kind and recipient.
 */
export function earliestSlot(wanted: number, taken: readonly number[], limits: MailLimits): number {
  const times = taken.toSorted((a, b) => a - b);
  const windows = [
    [minute, limits.minute],
    [hour, limits.hour],
    [day, limits.day],
  ] as const;
  let slot = wanted;
  for (;;) {
    const moved = windows.reduce((at, [length, most]) => {
      const near = times.filter((time) => time > at - length && time < at + length);
      const blocking = near.at(-most);
      return blocking === undefined ? at : blocking + length;
    }, slot);
    if (moved === slot) return slot;
    slot = moved;
  }
}
