import type { VerdictTable } from '../../machines/session/session.guards.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionSituation } from '../../machines/session/session.me.ts';
import { isLoggedIn, situationOf } from '../../machines/session/session.selectors.ts';
import { Broken, checkPage, checkStep, isSetBackBy, titleOf } from './checks.ts';
import { type Move, tell } from './moves.ts';
import { createServer, meFor, type Server } from './server.ts';
import { type Machine, openTab, type Step, type Tab } from './tab.ts';

/** A walk begins with a page, opened by a browser that may have a session from before. */
export interface Walk {
  readonly href: string;
  /** An account counted from 1; 0 is nobody. */
  readonly loggedIn: number;
  readonly moves: readonly Move[];
}

/** After so many answers in a row a page must have come. */
const mostAnswers = 12;

interface Watching {
  readonly machine?: Machine;
  /** The verdicts that the pages go by; the product's own unless said otherwise. */
  readonly table?: VerdictTable;
  /** Where the session stands after each move. */
  readonly onSituation?: (situation: SessionSituation) => void;
  /** Told after each move, with what is seen then. */
  readonly onMove?: (told: string) => void;
}

/**
 * Walks, and looks after each move and at the end, when every answer has been delivered.
 * @throws Broken where something is not as it must be
 */
export async function walk(
  { href, loggedIn, moves }: Walk,
  { machine = sessionMachine, table, onSituation, onMove }: Watching = {},
): Promise<void> {
  const server = createServer(loggedIn);
  let isSetBack = false;
  let broken: unknown;
  const seen = (step: Step) => {
    isSetBack ||= isSetBackBy(step);
    try {
      checkStep(step);
    } catch (error) {
      broken ??= error;
    }
  };
  const opened = (at: string) => openTab({ machine, table }, server, at, seen);
  let tab = opened(href);
  let isOnLogout = false;

  const look = async (told: string) => {
    await tab.settle();
    // the page that logs out does so as soon as it is there
    const isThere = tab.router.state.status === 'idle' && tab.router.state.location.pathname === '/logout';
    if (isThere && !isOnLogout && isLoggedIn(tab.session.getSnapshot())) {
      tab.send({ type: 'logout.request' });
      await tab.settle();
    }
    isOnLogout = isThere;
    onSituation?.(situationOf(tab.session.getSnapshot()));
    onMove?.(`${told} → ${titleOf(tab.session.getSnapshot())}, ${tab.router.state.location.href}`);
    if (broken) throw broken;
    checkPage(tab, server.pending.length, isSetBack);
  };
  const goTo = (act: () => void) => {
    isSetBack = false;
    act();
  };

  try {
    await look(`open ${href} as ${server.session?.name ?? 'a guest'}`);
    for (const move of moves) {
      tab.beginMove();
      if (move.do === 'reload') {
        const at = tab.router.state.location.href;
        tab.close();
        isOnLogout = false;
        goTo(() => {
          tab = opened(at);
        });
      } else make(move, tab, server, goTo);
      // oxlint-disable-next-line no-await-in-loop -- one move after the other
      await look(tell(move));
    }
    for (let answers = 0; server.pending.length > 0; answers++) {
      if (answers === mostAnswers) throw new Broken('answers never end');
      tab.beginMove();
      server.answer(0, 'true');
      // oxlint-disable-next-line no-await-in-loop -- one answer after the other
      await look('the server answers truly');
    }
  } finally {
    tab.close();
  }
}

function make(move: Exclude<Move, { do: 'reload' }>, tab: Tab, server: Server, goTo: (act: () => void) => void): void {
  const { session, history, router, send } = tab;
  switch (move.do) {
    case 'visit':
      return goTo(() => void router.navigate({ href: move.href }));
    case 'back':
      return goTo(() => history.back());
    case 'forward':
      return goTo(() => history.forward());
    case 'answer':
      return server.answer(move.which, move.how);
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
      return send({ type: 'otherTab.loggedIn', userId: server.session?.name ?? '' });
    }
    case 'otherTabLogsOut': {
      server.session = null;
      server.hint = 'none';
      return send({ type: 'otherTab.loggedOut' });
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
