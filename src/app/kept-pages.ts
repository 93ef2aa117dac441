import type { AnyRouter } from '@tanstack/react-router';
import { ApiError } from '../api/api-error.ts';

const firstPauseMs = 2000;
const longestPauseMs = 32_000;

/** No answer, or none by a server that can't just now. */
const isPassing = (error: unknown): boolean =>
  error instanceof ApiError && (error.status === 0 || (error.status >= 502 && error.status <= 504));

interface Asked {
  readonly params: unknown;
  readonly deps: unknown;
  readonly preload: boolean;
}

/** What stands there is of before, and may be out of date. */
export interface StaleNotice {
  readonly say: () => void;
  readonly takeBack: () => void;
}

/**
 * A page that is read again, after something was saved or by somebody who comes back, stays in sight where that fails
 * by a fault that passes: nothing takes the place of what is typed in it. That is said, and it is read once more later.
 */
export function keepPages(router: AnyRouter, { say, takeBack }: StaleNotice): void {
  const kept = new WeakSet<object>();
  let pauseMs = firstPauseMs;
  let timer: number | undefined;
  /** Which of the matches in sight were read in vain. */
  const stale = new Set<string>();
  const isShown = (id: string): boolean => router.state.matches.some((match) => match.id === id);
  const forget = (id: string): void => {
    if (!stale.delete(id) || stale.size > 0) return;
    window.clearTimeout(timer);
    timer = undefined;
    pauseMs = firstPauseMs;
    takeBack();
  };
  const readLater = (id: string): void => {
    // whoever has gone on meanwhile reads something else
    if (!isShown(id)) return;
    if (stale.size === 0) say();
    stale.add(id);
    // a frame and its page are read again together
    if (timer !== undefined) return;
    timer = window.setTimeout(() => {
      timer = undefined;
      void router.invalidate({ filter: (match) => stale.has(match.id) });
    }, pauseMs);
    pauseMs = Math.min(pauseMs * 2, longestPauseMs);
  };
  const keep = (): void => {
    for (const { id: routeId, options } of Object.values(router.routesById)) {
      const { loader } = options;
      if (typeof loader !== 'function' || kept.has(loader)) continue;
      options.loader = async (asked: Asked): Promise<unknown> => {
        const same = JSON.stringify([asked.params, asked.deps]);
        const shown = router.state.matches.find(
          (match) =>
            match.routeId === routeId &&
            match.status === 'success' &&
            JSON.stringify([match.params, match.loaderDeps]) === same,
        );
        try {
          const read: unknown = await loader(asked);
          if (!asked.preload && shown) forget(shown.id);
          return read;
        } catch (error) {
          if (asked.preload || shown?.loaderData === undefined || !isPassing(error)) throw error;
          readLater(shown.id);
          return shown.loaderData;
        }
      };
      kept.add(options.loader);
    }
  };
  router.subscribe('onResolved', () => {
    // another page of a list is another match, though its path is the same
    for (const id of stale) if (!isShown(id)) forget(id);
    // routes that have joined since
    keep();
  });
  keep();
}
