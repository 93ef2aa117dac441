import type { MailLimits } from './kinds.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/**
 * The first moment, `wanted` or later, at which the mails before it leave room for one more: fewer than allowed in the
 * minute, hour and day that end there. Later ones don't count, they are asked again when their time comes.
 * All times in milliseconds; `taken` are the mails of the same kind and recipient.
 */
export function earliestSlot(wanted: number, taken: readonly number[], limits: MailLimits): number {
  const times = taken.toSorted((a, b) => a - b);
  const rules = [
    [minute, limits.minute],
    [hour, limits.hour],
    [day, limits.day],
  ] as const;
  let slot = wanted;
  for (;;) {
    const at = slot;
    const free = rules.map(([length, most]) => {
      const full = times.filter((time) => time > at - length && time <= at).at(-most);
      return full === undefined ? at : full + length;
    });
    slot = Math.max(...free);
    if (slot === at) return slot;
  }
}
