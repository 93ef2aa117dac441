import type { VerdictTable } from '../../machines/session/session.guards.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionSituation } from '../../machines/session/session.me.ts';
import { isLoggedIn, isSettled, situationOf } from '../../machines/session/session.selectors.ts';
import { connectTabs } from '../../src/app/tabs.ts';
import { Broken, checkPage, checkPerson, checkStage, checkStep, isSetBackBy, titleOf } from './checks.ts';
import { type Move, tell } from './moves.ts';
import { createServer, meFor, type Server } from './server.ts';
import { type Machine, openTab, type Tab } from './tab.ts';

/** A walk begins with a page, opened by a browser that may have a session from before. */
export interface Walk {
  readonly href: string;
  /** An account counted from 1; 0 is nobody. */
  readonly loggedIn: number;
  readonly moves: readonly Move[];
}

/** After so many answers in a row a tab's page must have come, and after so many messages nobody says anything more. */
const most = { answers: 12, messages: 12 };

interface Watching {
  readonly machine?: Machine;
  /** The verdicts that the pages go by; the product's own unless said otherwise. */
  readonly table?: VerdictTable;
  /** How the tabs hear of each other; as in the product unless said otherwise. */
  readonly connect?: typeof connectTabs;
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
  const browser = new WalkedBrowser(loggedIn, watching);
  try {
    browser.open(href);
    await browser.look(`open ${href} as ${browser.server.session?.name ?? 'a guest'}`);
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

/** A tab with what the walk remembers of it. */
interface Walked {
  tab: Tab;
  /** Somebody who was ready has something to do again, and has not gone anywhere since. */
  isSetBack: boolean;
  isOnLogout: boolean;
}

/** One browser with a tab, or two: one in front, to which the moves are made. */
class WalkedBrowser {
  readonly server: Server;
  readonly #watching: Watching;
  #tabs: readonly Walked[] = [];
  #front = 0;
  #broken: unknown;

  constructor(loggedIn: number, watching: Watching) {
    this.server = createServer(loggedIn);
    this.#watching = watching;
  }

  /** Opens a page in a new tab, which is in front then. */
  open(href: string): void {
    const walked: Omit<Walked, 'tab'> = { isSetBack: false, isOnLogout: false };
    this.#tabs = [...this.#tabs, Object.assign(walked, { tab: this.#load(href, walked) })];
    this.#front = this.#tabs.length - 1;
  }

  #load(href: string, walked: Omit<Walked, 'tab'>): Tab {
    const { machine = sessionMachine, table, connect = connectTabs } = this.#watching;
    return openTab({ machine, table, connect }, this.server, href, (step) => {
      walked.isSetBack ||= isSetBackBy(step);
      try {
        checkStep(step);
      } catch (error) {
        this.#broken ??= error;
      }
    });
  }

  get #inFront(): Walked {
    const walked = this.#tabs[this.#front];
    if (!walked) throw new Error('No tab is open');
    return walked;
  }

  make(move: Move): void {
    for (const { tab } of this.#tabs) tab.beginMove();
    const walked = this.#inFront;
    switch (move.do) {
      case 'openTab':
        return this.#tabs.length === 1 ? this.open(move.href) : undefined;
      case 'turn':
        return this.#turnTo((this.#front + 1) % this.#tabs.length);
      case 'reload': {
        const { href } = walked.tab.router.state.location;
        walked.tab.close();
        Object.assign(walked, { isSetBack: false, isOnLogout: false });
        walked.tab = this.#load(href, walked);
        return undefined;
      }
      case 'visit':
      case 'back':
      case 'forward':
        walked.isSetBack = false;
        return moveIn(walked.tab, this.server, move);
      default:
        return moveIn(walked.tab, this.server, move);
    }
  }

  #turnTo(index: number): void {
    this.#front = index;
    moveIn(this.#inFront.tab, this.server, { do: 'focus' });
  }

  /** Waits until both pages have come as far as they can, and checks them. */
  async look(told: string): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- one tab after the other
    for (const walked of this.#tabs) await settle(walked);
    const { tab } = this.#inFront;
    for (const walked of this.#tabs) this.#watching.onSituation?.(situationOf(walked.tab.session.getSnapshot()));
    this.#watching.onMove?.(`${told} → ${titleOf(tab.session.getSnapshot())}, ${tab.router.state.location.href}`);
    if (this.#broken) throw this.#broken;
    for (const walked of this.#tabs) checkPage(walked.tab, walked.isSetBack);
  }

  /** Every answer comes, and truly, and everything said is heard. */
  async calmDown(): Promise<void> {
    const { server } = this;
    const left = { answers: most.answers * this.#tabs.length, messages: most.messages };
    while (server.pending.length + server.channel.due > 0) {
      for (const { tab } of this.#tabs) tab.beginMove();
      const isHeard = server.channel.due > 0;
      left[isHeard ? 'messages' : 'answers'] -= 1;
      if (left.messages < 0) throw new Broken('tabs never stop telling each other');
      if (left.answers < 0) throw new Broken('answers never end');
      if (isHeard) server.channel.deliver(0);
      else server.answer(0, 'true');
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      await this.look(isHeard ? tell({ do: 'hear', which: 0 }) : 'the server answers truly');
    }
  }

  /** A tab that somebody comes back to shows nobody else and no older stage, whatever it has missed. */
  async comeBackToEach(): Promise<void> {
    for (const [index, { tab }] of this.#tabs.entries()) {
      this.#turnTo(index);
      // oxlint-disable-next-line no-await-in-loop -- one tab after the other
      await this.look(tell({ do: 'focus' }));
      // oxlint-disable-next-line no-await-in-loop -- see above
      await this.calmDown();
      checkPerson(tab, this.server.session);
      checkStage(tab, this.server.session);
    }
  }

  /** Without anybody coming back: no tab goes on showing whom another one has replaced. */
  checkAgreement(): void {
    const { session, isUntold } = this.server;
    const tabs = this.#tabs.map(({ tab }) => tab);
    // a session that ends by itself tells nobody, nor does a tab that does not know yet who is logged in
    if (!session || isUntold || !tabs.every((tab) => isSettled(tab.session.getSnapshot()))) return;
    for (const tab of tabs) checkPerson(tab, session);
  }

  close(): void {
    for (const { tab } of this.#tabs) tab.close();
  }
}

async function settle(walked: Walked): Promise<void> {
  const { tab } = walked;
  await tab.settle();
  // the page that logs out does so as soon as it is there
  const isThere = tab.router.state.status === 'idle' && tab.router.state.location.pathname === '/logout';
  if (isThere && !walked.isOnLogout && isLoggedIn(tab.session.getSnapshot())) {
    tab.send({ type: 'logout.request' });
    await tab.settle();
  }
  walked.isOnLogout = isThere;
}

/** What happens to one tab, or to its browser. */
function moveIn(tab: Tab, server: Server, move: Exclude<Move, { do: 'reload' | 'openTab' | 'turn' }>): void {
  const { session, history, router, send } = tab;
  switch (move.do) {
    case 'visit':
      return void router.navigate({ href: move.href });
    case 'back':
      return history.back();
    case 'forward':
      return history.forward();
    case 'answer':
      return server.answer(move.which, move.how);
    case 'hear':
      return server.channel.deliver(move.which);
    case 'logIn':
      return send({ type: 'login.submit', values: { email: server.accounts[move.account]?.name ?? '', password: '' } });
    case 'register':
      return send({ type: 'register.submit', registration });
    case 'logOut':
      return send({ type: 'logout.request' });
    case 'retry':
      return send({ type: 'session.retry' });
    case 'focus':
      return send(server.hint === 'none' ? { type: 'otherTab.loggedOut' } : { type: 'tab.focused' });
    case 'unauthorized': {
      if (!move.stale) server.session = null;
      return send({ type: 'session.expired', epoch: session.getSnapshot().context.epoch - (move.stale ? 1 : 0) });
    }
    case 'passTime': {
      server.session = null;
      if (server.hint === 'fresh') server.hint = 'expired';
      return undefined;
    }
    case 'progress':
      return progress(tab, server);
    case 'newTerms': {
      if (server.session) server.session.tosAccepted = false;
      return send({ type: 'gate.refused' });
    }
    case 'otherTabLogsIn': {
      server.session = server.accounts[move.account] ?? null;
      server.hint = 'fresh';
      return server.channel.tell({ type: 'loggedIn', userId: server.session?.name ?? '' });
    }
    case 'otherTabLogsOut': {
      server.session = null;
      server.hint = 'none';
      return server.channel.tell({ type: 'loggedOut' });
    }
  }
}

/** The next thing that is missing is done here; a server that knows nobody answers with 401. */
function progress({ session, send }: Tab, { session: account }: Server): void {
  const { me, epoch } = session.getSnapshot().context;
  if (!me) return;
  if (account?.name !== me.user.id) return send({ type: 'session.expired', epoch });
  if (!account.verified) {
    account.verified = true;
    return send({ type: 'session.renewed' });
  }
  if (!account.onboarded) account.onboarded = true;
  else account.tosAccepted = true;
  send({ type: 'me.patched', patch: { user: meFor(account).user } });
}

const registration = {
  type: 'applicant' as const,
  values: { firstname: '', lastname: '', email: '', password: '', code: '' },
};
