import { expect, type Page, type Request, test } from '@playwright/test';
import fc from 'fast-check';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Verdict } from '../../machines/session/session.access.ts';
import type { BrowserWorld } from '../../tests/support/browser-world.ts';
import type { Person } from '../../tests/support/people.ts';
import { Visitor } from '../../tests/support/visitor.ts';
import { anyAddress } from '../walks/moves.ts';
import { giveSession } from './kit/script.ts';
import { type Standing, verdictOn } from './kit/verdict.ts';
import { endCall, lineOf, pollIntervals } from './kit/wire.ts';

/** One of the people whom all walks share: no move changes anything about them but their sessions. */
export interface Member {
  readonly person: Person;
  readonly standing: Standing;
}

const anyFault = fc.constantFrom('gone', 'csrf', 'tooMany', 'broken', 'offline');
type Fault = typeof anyFault extends fc.Arbitrary<infer One> ? One : never;
/** A connection that drops, or a server that breaks, does so for repetitions as well. */
const lasting: readonly unknown[] = ['offline', 'broken'];

/** What somebody does at the page or in another tab, and what becomes of cookies and calls meanwhile. */
const acts: Readonly<Record<string, (walk: Wanderer, move: Move) => Promise<unknown>>> = {
  'within the page, go to {href}': ({ page }, { href }) =>
    page.evaluate((to) => {
      if (window.location.pathname + window.location.search !== to) window.history.pushState({}, '', to);
    }, href),
  'in a new document, open {href}': ({ page }, { href }) => page.goto(href, { waitUntil: 'commit' }),
  reload: ({ page }) => page.reload({ waitUntil: 'commit' }),
  // before the walk there was an empty page, which is nobody's to judge
  back: async ({ page }) => (await page.evaluate(() => navigation.canGoBack)) && page.goBack({ waitUntil: 'commit' }),
  forward: ({ page }) => page.goForward({ waitUntil: 'commit' }),
  'come back to the page': ({ page }) =>
    page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
  'try again': (walk) => walk.press(walk.visitor.button('Try again')),
  'log out': (walk) => walk.press(walk.visitor.link('Log out')),
  'unnoticed, become member {who}': (walk, { who }) => walk.become(who),
  'in another tab, log in as member {who}': (walk, { who }) =>
    walk.become(who).then(() => walk.inAnotherTab('/imprint')),
  'in another tab, log out': (walk) => walk.inAnotherTab('/logout'),
  'lose the session': ({ context }) => context.clearCookies({ name: 'session' }),
  'let the session run out': async ({ context }) => {
    await context.clearCookies({ name: 'session' });
    const hint = (await context.cookies()).find(({ name }) => name === 'session_hint');
    if (hint) await context.addCookies([{ ...hint, value: String(Math.floor(Date.now() / 1000) - 60) }]);
  },
  'let the next call meet: {fault}': async (walk, { fault }) => void (walk.fault = fault),
};

/** One of the acts, with all that any of them needs. */
interface Move {
  readonly act: string;
  readonly href: string;
  readonly who: number;
  readonly fault: Fault;
}

const tell = (move: Move): string =>
  move.act.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(move[name as keyof Move]));

/** A walk opens an address in a new document, as one of the members or as nobody. */
export interface Walk {
  readonly href: string;
  readonly who: number | null;
  readonly moves: readonly Move[];
}

const anyAct = fc.constantFrom(
  ...Object.keys(acts),
  'within the page, go to {href}',
  'let the next call meet: {fault}',
);
const who = fc.nat(8);
const anyMove = fc.record({ act: anyAct, href: anyAddress, who, fault: anyFault });
export const anyWalk: fc.Arbitrary<Walk> = fc.record({
  href: anyAddress,
  who: fc.option(who),
  moves: fc.array(anyMove, { minLength: 3, maxLength: 6 }),
});

const guest: Standing = { situation: 'loggedOut' };
/** How a fault may leave a session, beside not touching it. */
const afterFault: readonly Standing[] = [guest, { situation: 'fetchFailed' }, { situation: 'logoutFailed' }];
/** A move leads to a page by a redirect or two; whoever arrives more often is being sent in circles. */
const mostArrivals = 6;

/** Somebody who wanders through addresses and people; after each move the page is one that the table of verdicts allows. */
export class Wanderer {
  readonly page: Page;
  readonly visitor: Visitor;
  /** What the next call meets. */
  fault: Fault | undefined;
  readonly #world: BrowserWorld;
  readonly #members: readonly Member[];
  /** Whose each session is that the browser has had. */
  readonly #holders = new Map<string, Member>();
  readonly #live = new Set<Request>();
  #arrivals = 0;
  /** The call that has met the fault. */
  #hit: string | undefined;
  /** The page need not know yet what the server knows, and can't be asked: every standing that explains what is seen. */
  #possible: readonly Standing[] = [];
  #last: { readonly address: string; readonly document: number; readonly hasFailed: boolean } | undefined;

  constructor(page: Page, locale: Locale, world: BrowserWorld, members: readonly Member[]) {
    this.page = page;
    this.visitor = new Visitor(page, locale);
    this.#world = world;
    this.#members = members;
    page.on('framenavigated', (frame) => frame === page.mainFrame() && (this.#arrivals += 1));
    page.on('request', (request) => {
      // what the document before has asked for is nobody's any more
      if (request.isNavigationRequest()) this.#live.clear();
      this.#live.add(request);
    });
    page.on('requestfailed', (request) => this.#live.delete(request));
    page.on('requestfinished', (request) => this.#live.delete(request));
  }

  get context() {
    return this.page.context();
  }

  async walk({ href, who: first, moves }: Walk): Promise<void> {
    await this.page.route(/\/api\//, async (route) => {
      const line = lineOf(route.request());
      const isMet = this.#hit === undefined || (this.#hit === line && lasting.includes(this.fault));
      if (!this.fault || !isMet) return route.continue();
      this.#hit = line;
      await endCall(route, this.fault);
    });
    if (first !== null) await this.become(first);
    for (const move of [{ act: 'in a new document, open {href}', href, who: -1, fault: 'gone' } as const, ...moves])
      // oxlint-disable-next-line no-await-in-loop -- one move after the other
      await test.step(tell(move), async () => {
        this.#arrivals = 0;
        await acts[move.act]?.(this, move);
        await expect(() => this.#isRight()).toPass({ timeout: 15_000, intervals: pollIntervals });
        // what has come is over, what has not may still come
        if (this.#hit !== undefined) this.fault = this.#hit = undefined;
      });
  }

  async become(index: number): Promise<void> {
    const member = this.#members[index] as Member;
    await giveSession({ world: this.#world, visitor: this.visitor }, member.person);
    this.#holders.set((await this.#cookie('session')) ?? '', member);
  }

  /** Where there is such a control. */
  async press(control: ReturnType<Visitor['link']>): Promise<void> {
    if (await control.first().isVisible()) await control.first().click();
  }

  /** Another page of the same browser, until it has come to rest. */
  async inAnotherTab(address: string): Promise<void> {
    const tab = await this.context.newPage();
    await tab.goto(address, { waitUntil: 'networkidle' });
    await tab.close();
  }

  async #cookie(name: string): Promise<string | undefined> {
    return (await this.context.cookies()).find((cookie) => cookie.name === name)?.value;
  }

  async #standings(isNew: boolean): Promise<readonly Standing[]> {
    const session = (await this.#cookie('session')) ?? '';
    const isKnown = (await this.#cookie('session_hint')) !== undefined;
    const truth = this.#holders.get(session)?.standing ?? guest;
    const others = [...(isKnown ? [] : [guest]), ...(this.#hit === undefined ? [] : afterFault)];
    const all = [...(isNew ? [] : this.#possible), truth, ...others];
    return [...new Map(all.map((standing) => [JSON.stringify(standing), standing])).values()];
  }

  /** The page has come to rest, says something, and the table agrees with it, whoever it may take them for. */
  async #isRight(): Promise<void> {
    const { visitor, page } = this;
    expect(this.#arrivals, `redirects go round at ${page.url()}`).toBeLessThanOrEqual(mostArrivals);
    const before = await page.evaluate(look);
    const { address, title, heading, isBusy, document } = await page.evaluate(look);
    const waitsFor = [...this.#live].map(lineOf);
    const now = { address, heading, isBusy, waitsFor };
    expect(now, 'it comes to rest').toEqual({
      address: before.address,
      heading: before.heading,
      isBusy: false,
      waitsFor: [],
    });
    expect(heading && title, `${address} is blank`).not.toBe('');
    const isNew = document !== this.#last?.document;
    const standings = await this.#standings(isNew);
    const hasFailed = !isNew && address === this.#last?.address && this.#last.hasFailed;
    const mayFail = this.#hit !== undefined || standings.length > 1 || hasFailed;
    const screens = [['Unexpected error!', 'No connection'], ['Oops!']] as const;
    const screen = screens.findIndex((headings) => headings.some((one) => visitor.say(one) === heading));
    const verdicts = standings.map((standing) => ({ standing, kind: verdictOn(address, standing).kind }));
    const fitting = verdicts.filter(({ kind }) => screensOf(kind, address, mayFail).includes(screen));
    const says = verdicts.map(({ standing, kind }) => `${kind} for ${standing.role ?? ''} ${standing.situation}`);
    expect(fitting, `${address} shows “${heading}”, and the table says ${says.join(', or ')}`).not.toEqual([]);
    this.#possible = fitting.map(({ standing }) => standing);
    this.#last = { address, document, hasFailed: screen >= 0 };
  }
}

/** What may be on the screen at rest: -1 is a page, 0 an error, 1 nothing that there is. */
function screensOf(kind: Verdict['kind'], address: string, mayFail: boolean): readonly number[] {
  if (kind !== 'allow') return kind === 'notFound' ? [1] : kind === 'error' ? [0] : [];
  // nothing has the id 7
  return mayFail ? [-1, 0, 1] : /\/7(?:[/?]|$)/.test(address) ? [-1, 1] : [-1];
}

/** Runs in the page; `document` tells one from the one before. */
function look() {
  const { pathname, search } = window.location;
  const headings = [...document.querySelectorAll<HTMLElement>('main h1, main h2')];
  const shown = headings.find((heading) => heading.checkVisibility() && heading.innerText.trim() !== '');
  const isStarted = document.documentElement.dataset['started'] === 'true';
  return {
    address: pathname + search,
    title: document.title.trim(),
    heading: shown?.innerText.trim() ?? '',
    isBusy: !isStarted || document.querySelector('[data-progress], main [aria-busy=true]') !== null,
    document: performance.timeOrigin,
  };
}
