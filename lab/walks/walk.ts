import { tellStates } from '../../machines/kit/telling.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionSituation } from '../../machines/session/session.me.ts';
import { isSettled, situationOf } from '../../machines/session/session.selectors.ts';
import { sessionWords } from '../../machines/session/session.words.ts';
import { connectTabs } from '../../src/app/tabs.ts';
import { Broken, checkPage, checkPerson, checkStage, checkStep } from './checks.ts';
import { type Move, tell } from './moves.ts';
import { type AccountName, meFor, Server } from './server.ts';
import { openTab, type Product, type Tab } from './tab.ts';

/** A walk begins with a page, opened by a browser that may have a session from before. */
export interface Walk {
  readonly href: string;
  readonly loggedIn: AccountName | undefined;
  readonly moves: readonly Move[];
}

/** After so many answers in a row a tab's page must have come, and after so many messages nobody says anything more. */
const most = { answers: 12, messages: 12 };

interface Watching extends Partial<Product> {
  /** Where the session stands after each move. */
  readonly onSituation?: (situation: SessionSituation) => void;
  /** Told after each move, with what is seen then. */
  readonly onMove?: (told: string) => void;
}

/**
 * Walks, and looks at both tabs after each move and at the end, when every answer has been delivered and everything said
 * has been heard.
 * @throws Broken where something is not as it must be
 */
export async function walk({ href, loggedIn, moves }: Walk, watching: Watching = {}): Promise<void> {
  const browser = new WalkedBrowser(new Server(loggedIn), watching);
  try {
    browser.open(href);
    await browser.look(`open ${href} as ${loggedIn ?? 'a guest'}`);
    for (const move of moves) {
      browser.make(move);
      // oxlint-disable-next-line no-await-in-loop -- one move after the other
      await browser.look(tell(move));
    }
    await browser.calmDown();
    browser.checkAgreement();
    await browser.comeBackToEach();
  } finally {
    browser.close();
  }
}

/** One browser with a tab, or two: one in front, to which the moves are made. */
class WalkedBrowser {
  readonly #server: Server;
  readonly #watching: Watching;
  #tabs: readonly Tab[] = [];
  #front = 0;
  #broken: unknown;

  constructor(server: Server, watching: Watching) {
    this.#server = server;
    this.#watching = watching;
  }

  /** Opens a page in a new tab, which is in front then. */
  open(href: string): void {
    this.#tabs = [...this.#tabs, this.#load(href)];
    this.#front = this.#tabs.length - 1;
  }

  #load(href: string): Tab {
    return openTab({ machine: sessionMachine, connect: connectTabs, ...this.#watching }, this.#server, href, (step) => {
      try {
        checkStep(step);
      } catch (error) {
        this.#broken ??= error;
      }
    });
  }

  get #inFront(): Tab {
    const tab = this.#tabs[this.#front];
    if (!tab) throw new Error('No tab is open');
    return tab;
  }

  make(move: Move): void {
    for (const tab of this.#tabs) tab.beginMove();
    const tab = this.#inFront;
    if (move.do === 'open a second tab at') {
      if (this.#tabs.length === 1) this.open(move.href);
    } else if (move.do === 'turn to the other tab') this.#turnTo((this.#front + 1) % this.#tabs.length);
    else if (move.do === 'reload') {
      tab.close();
      const loaded = this.#load(tab.router.state.location.href);
      this.#tabs = this.#tabs.map((one) => (one === tab ? loaded : one));
    } else moveIn(tab, this.#server, move);
  }

  #turnTo(index: number): void {
    this.#front = index;
    moveIn(this.#inFront, this.#server, { do: 'come back to the page' });
  }

  /** Waits until both pages have come as far as they can, and checks them. */
  async look(told: string): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- one tab after the other
    for (const tab of this.#tabs) await tab.settle();
    const { session, router } = this.#inFront;
    for (const tab of this.#tabs) this.#watching.onSituation?.(situationOf(tab.session.getSnapshot()));
    const stands = tellStates(sessionWords, session.getSnapshot());
    this.#watching.onMove?.(`${told} → ${stands}, ${router.state.location.href}`);
    if (this.#broken) throw this.#broken;
    for (const tab of this.#tabs) checkPage(tab, tab.isSetBack);
  }

  /** Every answer comes, and truly, and everything said is heard. */
  async calmDown(): Promise<void> {
    const { pending, channel } = this.#server;
    const left = { answers: most.answers * this.#tabs.length, messages: most.messages };
    while (pending.length + channel.due > 0) {
      const isHeard = channel.due > 0;
      left[isHeard ? 'messages' : 'answers'] -= 1;
      if (left.messages < 0) throw new Broken('tabs never stop telling each other');
      if (left.answers < 0) throw new Broken('answers never end');
      const move: Move = isHeard ? { do: 'a tab hears', which: 0 } : { do: 'answer', which: 0, how: 'truly' };
      this.make(move);
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await this.look(tell(move));
    }
  }

  /** A tab that somebody comes back to shows nobody else and no older stage, whatever it has missed. */
  async comeBackToEach(): Promise<void> {
    for (const [index, tab] of this.#tabs.entries()) {
      this.#turnTo(index);
      // oxlint-disable-next-line no-await-in-loop -- one tab after the other
      await this.look('come back to the page');
      // oxlint-disable-next-line no-await-in-loop -- see above
      await this.calmDown();
      checkPerson(tab, this.#server.session);
      checkStage(tab, this.#server.session);
    }
  }

  /** Without anybody coming back: no tab goes on showing whom another one has replaced. */
  checkAgreement(): void {
    const { session, isUntold } = this.#server;
    // a session that ends by itself tells nobody, nor does a tab that does not know yet who is logged in
    if (!session || isUntold || !this.#tabs.every((tab) => isSettled(tab.session.getSnapshot()))) return;
    for (const tab of this.#tabs) checkPerson(tab, session);
  }

  close(): void {
    for (const tab of this.#tabs) tab.close();
  }
}

type MoveInTab = Exclude<Move, { do: 'open a second tab at' }>;

/** What happens to one tab, or to its browser. */
function moveIn(tab: Tab, server: Server, move: MoveInTab): void {
  const { session, history, router } = tab;
  if (move.do === 'visit' || move.do === 'back' || move.do === 'forward') tab.isSetBack = false;
  switch (move.do) {
    case 'visit':
      return void router.navigate({ href: move.href });
    case 'back':
      return history.back();
    case 'forward':
      return history.forward();
    case 'answer':
      return server.answer(move.which, move.how);
    case 'a tab hears':
      return server.channel.deliver(move.which);
    case 'log in as':
      return session.send({ type: 'login.submit', values: { email: move.who, password: '' } });
    case 'register': {
      const values = { firstname: '', lastname: '', email: '', password: '', code: '' };
      return session.send({ type: 'register.submit', registration: { type: 'applicant', values } });
    }
    case 'log out':
      return session.send({ type: 'logout.request' });
    case 'try again':
      return session.send({ type: 'session.retry' });
    case 'come back to the page':
      return session.send(server.hint === 'none' ? { type: 'otherTab.loggedOut' } : { type: 'tab.focused' });
    case 'unauthorized in': {
      const isOld = move.when === 'the session before';
      if (!isOld) server.session = null;
      return session.send({ type: 'session.expired', epoch: session.getSnapshot().context.epoch - (isOld ? 1 : 0) });
    }
    case 'time passes':
      server.session = null;
      if (server.hint === 'fresh') server.hint = 'expired';
      return undefined;
    case 'do what is missing':
      return progress(tab, server);
    case 'new terms':
      if (server.session) server.session.tosAccepted = false;
      return session.send({ type: 'gate.refused' });
    case 'a third tab logs in as':
      server.session = server.account(move.who) ?? null;
      server.hint = 'fresh';
      return server.channel.tell({ type: 'loggedIn', userId: move.who });
    case 'a third tab logs out':
      server.session = null;
      server.hint = 'none';
      return server.channel.tell({ type: 'loggedOut' });
  }
}

/** The next thing that is missing is done here; a server that knows nobody answers with 401. */
function progress({ session }: Tab, { session: account }: Server): void {
  const { me, epoch } = session.getSnapshot().context;
  if (!me) return;
  if (account?.name !== me.user.id) return session.send({ type: 'session.expired', epoch });
  if (!account.verified) {
    account.verified = true;
    return session.send({ type: 'session.renewed' });
  }
  if (!account.onboarded) account.onboarded = true;
  else account.tosAccepted = true;
  session.send({ type: 'me.patched', patch: { user: meFor(account).user } });
}
