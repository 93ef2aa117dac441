import type { VerificationState } from '../../contract/authentication/authentication.schema.ts';
import { verificationLimits as limits } from './verification-limits.ts';
import type { CodeRow } from './verification.repository.ts';

/** Wrong tries of the last 24 hours; the one that was right is not one of them. */
const wrongTries = (codes: readonly CodeRow[]): number =>
  codes.reduce((sum, { tries, used_at }) => sum + tries - (used_at ? 1 : 0), 0);

/** Wrong codes left for today, by this registration's own and by what its address has left for this network. */
export const triesToday = (codes: readonly CodeRow[], addressLeft: number): number =>
  Math.max(0, Math.min(limits.wrongPerDay - wrongTries(codes), addressLeft));

/** When the next code may be sent: a minute after the last, and when the day's are used up, a day after the first of them. */
export function resendAt(codes: readonly CodeRow[]): Date | null {
  const newest = codes[0];
  if (!newest) return null;
  const afterNewest = newest.created_at.getTime() + limits.resendAfter;
  const firstOfDay = codes[limits.resendsPerDay];
  return new Date(Math.max(afterNewest, firstOfDay ? firstOfDay.created_at.getTime() + limits.day : 0));
}

/** `m…@example.org`: enough to recognise one's own address, too little for others. */
export const maskEmail = (email: string): string => email.replace(/^(.)[^@]*@/u, '$1…@');

/**
 * What the screen needs for its timers. Who has no code of the last day, or none that still holds, has not used up
 * any tries: a new one can be had.
 */
export function stateOf(email: string, codes: readonly CodeRow[], addressLeft: number, now: Date): VerificationState {
  const newest = codes[0];
  const today = triesToday(codes, addressLeft);
  const blocked = today === 0;
  const open = newest && !newest.voided_at && !newest.used_at && !blocked ? newest : undefined;
  return {
    email: maskEmail(email),
    expires_at: open?.expires_at.toISOString() ?? null,
    resend_at: blocked ? null : (resendAt(codes) ?? now).toISOString(),
    tries_left: Math.max(0, Math.min(limits.triesPerCode - (open?.tries ?? 0), today)),
    blocked,
  };
}
