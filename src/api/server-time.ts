/** Below this the devices' clocks agree: the header counts whole seconds, and answers take time. */
const toleranceMs = 3_000;

let aheadMs = 0;

/** Learns from an answer what time it is; one that may come from a cache tells nothing. */
export function learnServerTime({ headers }: Response): void {
  const date = Date.parse(headers.get('date') ?? '');
  if (Number.isNaN(date) || headers.get('cache-control') !== 'no-store') return;
  const difference = date - Date.now();
  aheadMs = Math.abs(difference) < toleranceMs ? 0 : difference;
}

/** The server's time in ms since 1970: times it names are compared with this, as a device's clock may be wrong by hours. */
export const serverNow = (): number => Date.now() + aheadMs;
