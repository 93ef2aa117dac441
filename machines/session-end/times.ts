/** Milliseconds before the end of a session at which it is said (WCAG 2.2.1 asks for twenty seconds at least). */
export const warnBefore = 5 * 60_000;
/** So long after the end the server is asked: earlier, a clock that is a little fast would make the session longer by asking. */
export const askAfter = 5_000;
