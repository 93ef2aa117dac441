import type { Page, Request, Route } from '@playwright/test';
import type { Fault } from '../../paths/kit/plan.ts';
import { endCall } from '../../paths/kit/wire.ts';

/** `ended`: 401, whatever the server would say. */
export type WalkFault = Fault | 'ended';

/** A connection that drops, or a server that breaks, does so for repetitions as well. */
const lasts = new Set<WalkFault>(['offline', 'broken']);
const calls = /\/api\//;

/** Faults between a page and the real server: each comes over one call, and is over with the move in which it came. */
export class Weather {
  readonly #page: Page;
  readonly #met = new WeakSet<Request>();
  #hit: string | undefined;

  constructor(page: Page) {
    this.#page = page;
  }

  /** Whether the fault that was called for has come since. */
  get hasCome(): boolean {
    return this.#hit !== undefined;
  }

  /** Whether an answer is this fault's and not the server's. */
  isBehind(request: Request): boolean {
    return this.#met.has(request);
  }

  async call(fault: WalkFault): Promise<void> {
    await this.#page.unroute(calls);
    await this.#page.route(calls, async (route) => {
      const request = route.request();
      const line = `${request.method()} ${new URL(request.url()).pathname}`;
      if (this.#hit !== undefined && (this.#hit !== line || !lasts.has(fault))) return route.fallback();
      this.#hit = line;
      this.#met.add(request);
      await meet(route, fault);
    });
  }

  /** After a move: what has come is over, what has not may still come. */
  async clear(): Promise<void> {
    if (!this.hasCome) return;
    this.#hit = undefined;
    await this.#page.unroute(calls);
  }
}

function meet(route: Route, fault: WalkFault): Promise<void> {
  if (fault !== 'ended') return endCall(route, fault);
  return route.fulfill({
    status: 401,
    headers: { 'cache-control': 'no-store' },
    json: { code: 'unauthenticated', message: 'No' },
  });
}
