/** Below this the devices' clocks agree: the header counts whole seconds, and answers take time. */
const toleranceMs = 3_000;

let aheadMs = 0;

/** Learns what time it is. @param heardAt when this device heard it, by its own clock */
export function learnServerTime(date: string | null, heardAt = Date.now()): void {
  const time = Date.parse(date ?? '');
  if (Number.isNaN(time)) return;
  aheadMs = Math.abs(time - heardAt) < toleranceMs ? 0 : time - heardAt;
}

/** What an answer says of that; one that may come from a cache tells nothing. */
export function heedServerTime({ headers }: Response): void {
  if (headers.get('cache-control') === 'no-store') learnServerTime(headers.get('date'));
}

/** The server's time in ms since 1970: times it names are compared with this, as a device's clock may be wrong by hours. */
export const serverNow = (): number => Date.now() + aheadMs;
