const minute = 60_000;
const day = 24 * 60 * minute;

/** After this many failed attempts, about five days, a mail is given up (RFC 5321, 4.5.4.1 asks for 4 to 5 days). */
export const mostAttempts = 15;

/** Wait after the n-th failed attempt, in milliseconds: 1, 2, 4 … minutes, 24 hours at most. */
export const backoff = (attempts: number): number => Math.min(minute * 2 ** (attempts - 1), day);

/**
 * Whether trying again is pointless: the receiving server refused this recipient or message with a 5xx.
 * A refused login or certificate is our own fault and will be mended, so it is none.
 */
export const isPermanent = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  const { code, responseCode } = error as Error & { code?: unknown; responseCode?: unknown };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && typeof responseCode === 'number' && responseCode >= 500;
};
