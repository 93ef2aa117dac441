type Connection = { saveData?: boolean; effectiveType?: string };

/** Links are prefetched on intent, except on 2g, with save-data, or offline (specification, section 9). */
export function mayPrefetch({ connection, onLine }: { connection?: Connection; onLine: boolean } = navigator): boolean {
  return onLine && !connection?.saveData && !/2g/.test(connection?.effectiveType ?? '');
}
