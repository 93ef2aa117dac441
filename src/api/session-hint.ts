import type { SessionHint } from '../../machines/session/session.types.ts';
import { readCookie } from './cookies.ts';
import { cookieDomain } from './page-settings.ts';

/**
 * Readable, without secrets, with dots between: the second in which the session ends unless it is used, the last it may
 * reach, and the role of whose it is.
 */
export const hintCookie = 'session_hint';

/**
 * What the readable cookie says: absent, no session; a time in seconds that has passed, a session
 * that may have ended; anything else, a session.
 */
export function sessionHint(cookie: string | undefined, now: number): SessionHint {
  if (cookie === undefined || cookie === '') return 'none';
  const until = Number.parseInt(cookie, 10);
  return until > 1 && until * 1000 <= now ? 'expired' : 'fresh';
}

export const hintNow = (): SessionHint => sessionHint(readCookie(hintCookie), Date.now());

export const clearHint = (): void => {
  document.cookie = `${hintCookie}=; Path=/; Max-Age=0; SameSite=Lax${cookieDomain()}`;
};

/** Whose session it is changes with it: the last second it may reach is set when it begins. */
export const sessionMark = (): string | undefined => readCookie(hintCookie)?.split('.')[1];
