import { expect, type Page, type Request, type Route } from '@playwright/test';
import { withoutAnswers } from '../../../tests/support/without-answers.ts';
import type { Fault } from './faults.ts';

/** Milliseconds between two looks: most pages answer sooner than the runner's own second look, after 100 ms, would tell. */
export const pollIntervals = [20, 50, 100];

/** `POST /api/auth/login`, for the calls that a test decides about. */
const lineOf = (request: Request): string => `${request.method()} ${new URL(request.url()).pathname}`;
const api = /\/api\//;
/** How often a page tries to read where no answer comes (src/api/client.ts), before it takes that for the answer. */
const tries = 3;

const ended = {
  broken: { status: 500, code: 'internal' },
  tooMany: { status: 429, code: 'too_many_requests' },
  csrf: { status: 419, code: 'csrf' },
} as const;

/** A page's calls to the real server: those that a state waits for are held until the test says how they end; others pass. */
export class Wire {
  #awaited: readonly RegExp[] = [];
  #held: Route[] = [];
  readonly #live = new Set<Request>();
  #heard: string[] = [];
  #unanswered: string[] = [];
  #ending: { readonly call: RegExp; readonly fault: Fault | undefined } | undefined;

  async connect(page: Page): Promise<void> {
    page.on('request', (request) => api.test(request.url()) && this.#live.add(request));
    page.on('requestfailed', (request) => this.#live.delete(request) && this.#unanswered.push(lineOf(request)));
    page.on('requestfinished', (request) => this.#live.delete(request) && this.#heard.push(lineOf(request)));
    await withoutAnswers(page);
    await page.route(api, async (route) => {
      const line = lineOf(route.request());
      if (this.#awaited.some((call) => call.test(line))) this.#held.push(route);
      else if (this.#ending?.call.test(line) && this.#ending.fault !== 'csrf') await endCall(route, this.#ending.fault);
      else await route.continue();
    });
  }

  /** From now on these calls are held, and no others; what was done to earlier ones is over. */
  await(calls: readonly RegExp[]): void {
    this.#awaited = calls;
    this.#ending = undefined;
    this.#heard = [];
    this.#unanswered = [];
  }

  get isAwaiting(): boolean {
    return this.#awaited.length > 0;
  }

  async untilHeld(call: RegExp): Promise<void> {
    const isHeld = () => this.#held.some((route) => call.test(lineOf(route.request())));
    await expect.poll(isHeld, { message: `the call ${call.source}`, intervals: pollIntervals }).toBe(true);
  }

  async untilAllHeld(): Promise<void> {
    for (const call of this.#awaited) await this.untilHeld(call);
  }

  async untilQuiet(): Promise<void> {
    await expect.poll(() => this.#live.size, { message: 'calls on their way', intervals: pollIntervals }).toBe(0);
  }

  async untilHeard(call: RegExp): Promise<void> {
    const isHeard = () => this.#heard.some((line) => call.test(line));
    await expect.poll(isHeard, { message: `the answer to ${call.source}`, intervals: pollIntervals }).toBe(true);
  }

  /** Ends a held call: `csrf` once, a fault for every repetition too, no fault by the server. Waits for its end. */
  async end(call: RegExp, fault?: Fault): Promise<void> {
    this.#ending = { call, fault };
    const calls = this.#take((route) => call.test(lineOf(route.request())));
    // A page may ask twice and cancel one of them: what matters is that it has heard.
    await Promise.race(
      calls.map(async (route) => {
        await endCall(route, fault);
        const response = await route.request().response();
        await response?.finished();
      }),
    );
    const lines = fault === 'offline' ? calls.map((route) => lineOf(route.request())) : [];
    await this.#untilGivenUp(new Set(lines.filter((line) => line.startsWith('GET '))));
  }

  /** Waits until the page tries no more to read: between two tries nothing is on its way, and its state still waits. */
  async #untilGivenUp(lines: ReadonlySet<string>): Promise<void> {
    const left = () =>
      [...lines].filter((line) => this.#unanswered.filter((unanswered) => unanswered === line).length < tries);
    await expect.poll(left, { message: 'reading again and again, in vain', intervals: pollIntervals }).toEqual([]);
  }

  /** Lets go of calls that nobody waits for any more: the page has cancelled them. */
  async forsake(): Promise<void> {
    const left = this.#take((route) => !this.#awaited.some((call) => call.test(lineOf(route.request()))));
    await Promise.all(left.map((route) => route.abort().catch(() => {})));
  }

  #take(isWanted: (route: Route) => boolean): Route[] {
    const taken = this.#held.filter(isWanted);
    this.#held = this.#held.filter((route) => !taken.includes(route));
    return taken;
  }
}

/** Answers a call with a fault; without one the server does. */
async function endCall(route: Route, fault: Fault | undefined): Promise<void> {
  if (fault === undefined) return route.continue();
  if (fault === 'lost') {
    // The server gets the call; its answer stays here. Only the browser knows the names below localhost.
    const url = new URL(route.request().url());
    const headers = { ...(await route.request().allHeaders()), host: url.host };
    url.hostname = '127.0.0.1';
    await route.fetch({ url: url.href, headers });
  }
  if (fault === 'offline' || fault === 'lost') return route.abort('internetdisconnected');
  const { status, code } = ended[fault];
  await route.fulfill({ status, headers: { 'cache-control': 'no-store' }, json: { code, message: 'No' } });
}
