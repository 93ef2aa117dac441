import { useSyncExternalStore } from 'react';
import { serverNow } from './server-time.ts';

/** Asked again no sooner than after a minute; what was just done is asked about at once. */
const freshMs = 60_000;

/** Numbers that the menu shows, as last heard, of whoever is logged in; `none` until then. */
export function menuCount<Counts extends object>(none: Counts, fetch: () => Promise<Counts>) {
  let known: { readonly userId: string | undefined; readonly counts: Counts; readonly at: number } | undefined;
  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  const listeners = new Set<() => void>();
  const listen = (listener: () => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  };
  const hear = (userId: string | undefined, counts: Counts, at: number): void => {
    known = { userId, counts, at };
    for (const listener of listeners) listener();
  };
  /** Whatever was heard may be over, and so may an answer that is under way: several who ask meanwhile share the next. */
  const askAnew = (userId = known?.userId): Promise<void> => {
    next ??= running
      .catch(() => undefined)
      .then(() => {
        next = undefined;
        running = fetch().then((counts) => hear(userId, counts, serverNow()));
        return running;
      });
    return next;
  };
  return {
    /** Some of them are known by the way. */
    tell: (some: Partial<Counts>): void => hear(known?.userId, { ...none, ...known?.counts, ...some }, known?.at ?? 0),
    askAnew,
    /** Asks, unless it was heard just now for the same person. */
    ask: async (userId: string): Promise<void> => {
      if (known?.userId !== userId || serverNow() - known.at >= freshMs) await askAnew(userId);
    },
    useCounts: (userId: string | undefined): Counts =>
      useSyncExternalStore(
        listen,
        () => (userId !== undefined && known?.userId === userId ? known.counts : none),
        () => none,
      ),
  };
}
