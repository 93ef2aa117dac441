import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type ActorRefFrom, createActor, fromPromise } from 'xstate';
import { meOf } from '../../machines/session/session.fixtures.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { sessionSituations, stageOf } from '../../machines/session/session.me.ts';
import { isSettled, selectMe, situationOf } from '../../machines/session/session.selectors.ts';
import type { SessionEvent, SessionHint } from '../../machines/session/session.types.ts';
import { connectTabs, type TabMessage } from '../../src/app/tabs.ts';
import { chanceFrom } from './chance.ts';

const { seed, runs } = chanceFrom(process.env, { seed: 20_000, runs: 600 });
/** Each has come one stage further than the one before. */
const people = ['Ayla', 'Ben', 'Cem', 'Dana'] as const;
const who = fc.constantFrom(...people);
const answer = fc.constantFrom('truly', 'no', 'failed', 'crashed');
interface Tab {
  readonly session: ActorRefFrom<typeof sessionMachine>;
  readonly hear: (data: TabMessage) => Promise<void>;
}

/** One browser and its server, whose answers are late; so is what tabs say to each other. */
class Browser {
  /** Whose the session cookie is, and what the readable one says to a page that opens now. */
  session: string | null = null;
  hint: SessionHint = 'none';
  next = 'truly';
  tabs: readonly Tab[] = [];
  /** Opened for a document that had gone meanwhile, and could tell the other tabs nothing. */
  isUntold = false;
  readonly reached = new Set<string>();
  readonly #facts = Object.fromEntries(
    people.map((name, far) => [name, { verified: far > 0, onboarded: far > 1, tosAccepted: far > 2 }]),
  );
  readonly #scheduler: fc.Scheduler;
  /** The product's own, or another one in its place. */
  readonly #connect: typeof connectTabs;

  constructor(scheduler: fc.Scheduler, connect: typeof connectTabs) {
    this.#scheduler = scheduler;
    this.#connect = connect;
  }

  facts = (id: string) => this.#facts[id] ?? { verified: false, onboarded: false, tosAccepted: false };
  me = (id: string) => meOf('applicant', { id, ...this.facts(id) });
  #later = (what: string): Promise<void> => this.#scheduler.schedule(Promise.resolve(), what);

  open(): void {
    let tab: Tab | undefined;
    const asking = (call: string) =>
      fromPromise<never, { readonly email?: string } | undefined>(async ({ input }) => {
        await this.#later(`the answer to ${call}`);
        return this.#answer(
          call,
          input?.email ?? 'Ayla',
          this.tabs.every((one) => one !== tab),
        ) as never;
      });
    const calls = { fetchMe: asking('fetchMe'), login: asking('login'), register: asking('register') };
    const actors = { ...calls, logout: asking('logout') } as never;
    const session = createActor(sessionMachine.provide({ actors }), { input: { hint: this.hint } });
    session.subscribe((snapshot) => this.reached.add(situationOf(snapshot)));
    session.on('hint.refuted', () => (this.hint = 'none'));
    const due: TabMessage[] = [];
    this.#connect(session, {
      postMessage: (data) => this.tabs.forEach((one) => one !== tab && void one.hear(data)),
      addEventListener: (_, hear) => {
        tab = {
          session,
          hear: async (data) => {
            due.push(data);
            await this.#later('what another tab said');
            // those of one tab in their order
            const next = due.shift() as TabMessage;
            if (this.tabs.some((one) => one === tab)) hear({ data: next });
          },
        };
      },
    });
    this.tabs = [...this.tabs, tab as unknown as Tab];
    session.start();
  }

  close(tab: Tab): void {
    this.tabs = this.tabs.filter((one) => one !== tab);
    tab.session.stop();
  }

  #answer(call: string, id: string, hasGone: boolean): object {
    const how = this.next;
    this.next = 'truly';
    if (how === 'crashed') throw new Error('a bug');
    if (how === 'failed') return { kind: 'failed' };
    if (call === 'login' || call === 'register') {
      if (how === 'no') return { kind: 'refused', code: 'validation', message: '', errors: {} };
      this.logIn(id);
      this.isUntold = hasGone;
      return { kind: 'ok' };
    }
    if (call === 'logout' || how === 'no') this.session = null;
    if (call === 'logout' && how === 'truly') this.hint = 'none';
    if (call === 'logout') return { kind: how === 'truly' ? 'ok' : 'unauthenticated' };
    return this.session === null ? { kind: 'unauthenticated' } : { kind: 'ok', me: this.me(this.session) };
  }

  logIn = (id: string): void => void ([this.session, this.hint] = [id, 'fresh']);
  logOut = (): void => void ([this.session, this.hint] = [null, 'none']);

  runOut = (): void => void ([this.session, this.hint] = [null, this.hint === 'fresh' ? 'expired' : this.hint]);

  /** A tab shows nobody but who is logged in; one that somebody has come back to, no older stage either. */
  check({ session }: Tab, isBack: boolean): void {
    const me = selectMe(session.getSnapshot());
    const known = this.session === null ? undefined : this.me(this.session);
    if (!me || (me.user.id === known?.user.id && (!isBack || stageOf(me) === stageOf(known)))) return;
    throw new Error(`a tab shows ${me.user.id}, ${stageOf(me)}; the server knows ${known?.user.id ?? 'nobody'}`);
  }

  async goOn(): Promise<void> {
    for (let left = 60; this.#scheduler.count() > 0; left -= 1) {
      if (left < 0) throw new Error('it never ends');
      await this.#scheduler.waitOne();
      await new Promise(setImmediate);
    }
  }
}

const epochOf = ({ session }: Tab): number => session.getSnapshot().context.epoch;
const comeBack = ({ hint }: Browser): SessionEvent =>
  hint === 'none' ? { type: 'otherTab.loggedOut' } : { type: 'tab.focused' };

/** The next thing that is missing is done here; a server that knows nobody answers with 401. */
function doWhatIsMissing(browser: Browser, { session }: Tab): SessionEvent {
  const { me, epoch } = session.getSnapshot().context;
  const id = me?.user.id ?? '';
  if (browser.session !== id) return { type: 'session.expired', epoch };
  const facts = browser.facts(id);
  const missing = (['verified', 'onboarded', 'tosAccepted'] as const).find((fact) => !facts[fact]);
  if (missing) facts[missing] = true;
  return missing === 'verified' ? { type: 'session.renewed' } : { type: 'me.patched', patch: browser.me(id) };
}

const values = { firstname: '', lastname: '', email: '', password: '', code: '' };
interface Now {
  readonly browser: Browser;
  readonly tab: Tab;
  readonly send: (event: SessionEvent) => void;
  readonly who: string;
  readonly answer: string;
}
const moves: Readonly<Record<string, (now: Now) => void>> = {
  'open a second tab': ({ browser }) => browser.tabs.length === 1 && browser.open(),
  reload: ({ browser, tab }) => {
    browser.close(tab);
    browser.open();
  },
  'come back': ({ browser, send }) => send(comeBack(browser)),
  'log in as {who}': (now) => now.send({ type: 'login.submit', values: { email: now.who, password: '' } }),
  register: ({ send }) => send({ type: 'register.submit', registration: { type: 'applicant', values } }),
  'log out': ({ send }) => send({ type: 'logout.request' }),
  'try again': ({ send }) => send({ type: 'session.retry' }),
  'let the next call be answered {answer}': (now) => void (now.browser.next = now.answer),
  'meet a 401': ({ browser, tab, send }) => {
    browser.session = null;
    send({ type: 'session.expired', epoch: epochOf(tab) });
  },
  'meet a 401 of the session before': ({ tab, send }) => send({ type: 'session.expired', epoch: epochOf(tab) - 1 }),
  'let the session run out': ({ browser }) => browser.runOut(),
  'do what is missing': ({ browser, tab, send }) => send(doWhatIsMissing(browser, tab)),
  'meet new terms': ({ browser, send }) => {
    browser.facts(browser.session ?? '').tosAccepted = false;
    send({ type: 'gate.refused' });
  },
  'log in as {who} in a third tab': (now) => {
    now.browser.logIn(now.who);
    for (const { hear } of now.browser.tabs) void hear({ type: 'loggedIn', userId: now.who });
  },
  'log out in a third tab': ({ browser }) => {
    browser.logOut();
    for (const { hear } of browser.tabs) void hear({ type: 'loggedOut' });
  },
  'let a third tab meet the end': ({ browser }) => {
    browser.runOut();
    for (const { hear } of browser.tabs) void hear({ type: 'expired' });
  },
};

const anyMove = fc.record({ move: fc.constantFrom(...Object.keys(moves)), who, answer, isSecond: fc.boolean() });
const anyWalk = fc.record({ first: fc.option(who), steps: fc.array(anyMove, { maxLength: 15 }) });
type Walk = typeof anyWalk extends fc.Arbitrary<infer One> ? One : never;

/** Moves, answers and messages come in any order; in the end somebody comes back to each tab. */
async function walk(browser: Browser, scheduler: fc.Scheduler, { first, steps }: Walk): Promise<void> {
  if (first !== null) browser.logIn(first);
  browser.open();
  const built = steps.map(({ move, isSecond, ...carried }) => ({
    label: move.replaceAll(/\{(\w+)\}/g, (_, key: string) => carried[key as keyof typeof carried]),
    builder: async () => {
      const tab = browser.tabs.at(isSecond ? -1 : 0) as Tab;
      moves[move]?.({ ...carried, browser, tab, send: (event) => tab.session.send(event) });
    },
  }));
  scheduler.scheduleSequence(built);
  await browser.goOn();
  const isKnown = browser.session !== null && !browser.isUntold;
  const isQuiet = browser.tabs.every(({ session }) => isSettled(session.getSnapshot()));
  // without anybody coming back: no tab goes on showing whom another one has replaced
  if (isKnown && isQuiet) for (const tab of browser.tabs) browser.check(tab, false);
  for (const tab of browser.tabs) {
    browser.next = 'truly';
    tab.session.send(comeBack(browser));
    await browser.goOn();
    browser.check(tab, true);
  }
}

async function failureOf(connect: typeof connectTabs, numRuns: number, reached = new Set<string>()) {
  const property = fc.asyncProperty(fc.scheduler(), anyWalk, async (scheduler, one) => {
    const browser = new Browser(scheduler, connect);
    await walk(browser, scheduler, one);
    for (const tab of browser.tabs) browser.close(tab);
    for (const situation of browser.reached) reached.add(situation);
  });
  const details = await fc.check(property, { seed, numRuns });
  return details.failed ? `${String(details.errorInstance)}\n${fc.defaultReportMessage(details) ?? ''}` : undefined;
}

it(`two tabs of one browser end, and show nobody but who is logged in: ${runs} random walks with WALKS_SEED=${seed}`, async () => {
  const reached = new Set<string>();
  expect(await failureOf(connectTabs, runs, reached)).toBeUndefined();
  expect([...reached].toSorted()).toEqual([...sessionSituations].toSorted());
}, 600_000);

it('a random walk notices a tab that does not say who has logged in there', async () => {
  const mute: typeof connectTabs = (session, channel) => connectTabs(session, { ...channel, postMessage: () => {} });
  expect(await failureOf(mute, 5000)).toContain('; the server knows ');
});
