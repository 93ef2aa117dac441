type Connection = { saveData?: boolean; effectiveType?: string };

/** What will be wanted is fetched beforehand, except on 2g, with save-data, or offline (specification, section 9). */
export function mayPrefetch({ connection, onLine }: { connection?: Connection; onLine: boolean } = navigator): boolean {
  return onLine && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}

/** Fetches once the page rests, where that is allowed. What fails is fetched again when it is wanted. */
export function fetchAhead(fetch: () => Promise<unknown>): void {
  if (!mayPrefetch()) return;
  // Safari has no idle callbacks.
  (window.requestIdleCallback ?? window.setTimeout)(() => void fetch().catch(() => undefined));
}
