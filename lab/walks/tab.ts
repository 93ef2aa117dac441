import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router';
import { type AnyEventObject, createActor, fromPromise, type SnapshotFrom } from 'xstate';
import { decide, type Verdict } from '../../machines/session/session.access.ts';
import type { VerdictTable } from '../../machines/session/session.guards.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import { isLoggedIn, isSettled, needsNothing } from '../../machines/session/session.selectors.ts';
import { createAdmission, routeFacts, sessionFacts } from '../../src/app/admission.ts';
import { routeTree } from '../../src/app/route-tree.ts';
import { createAppRouter, followSession } from '../../src/app/router.ts';
import type { connectTabs } from '../../src/app/tabs.ts';
import type { Tenant } from '../../src/app/tenant.ts';
import type { Call, Server } from './server.ts';

export type Machine = typeof sessionMachine;
/** One step of the session, and what it emitted meanwhile. */
export interface Step {
  readonly before: SnapshotFrom<Machine>;
  readonly event: AnyEventObject;
  readonly after: SnapshotFrom<Machine>;
  readonly told: readonly AnyEventObject[];
}

/** What a document is made of: the product's own machine, verdicts and talk between tabs, or others in their place. */
export interface Product {
  readonly machine: Machine;
  readonly table?: VerdictTable | undefined;
  readonly connect: typeof connectTabs;
}

/** A page follows its session at once; whoever is asked more often for one move is being sent in circles. */
const mostVerdicts = 12;
/** Milliseconds that a page may take to come on the busiest machine, once nothing is waited for. */
const patience = 5_000;

const servers = new WeakMap<object, Server>();
const answeredMachines = new WeakMap<Machine, Machine>();

/** The machine with calls that the tab's server answers; made once, for it takes longer than a walk. */
function answered(machine: Machine): Machine {
  const made = answeredMachines.get(machine);
  if (made) return made;
  const asking = (call: Call) =>
    fromPromise<never, { readonly email?: string } | undefined>(({ input, system }) => {
      const server = servers.get(system);
      const name = call === 'register' ? 'the newcomer' : input?.email;
      return (server?.ask(system, call, server.account(name)) ??
        Promise.reject(new Error('No server'))) as Promise<never>;
    });
  const actors = {
    fetchMe: asking('fetchMe'),
    login: asking('login'),
    register: asking('register'),
    logout: asking('logout'),
  };
  const provided = machine.provide({ actors: actors as never });
  answeredMachines.set(machine, provided);
  return provided;
}

// Nothing is drawn or fetched here: what counts is which page is let in.
const undrawn = { loader: undefined, component: undefined, pendingComponent: undefined };
const routesOf = (route: AnyRoute): AnyRoute[] => [
  route,
  ...Object.values((route.children ?? {}) as Record<string, AnyRoute>).flatMap(routesOf),
];
for (const route of routesOf(routeTree)) Object.assign(route.options, undrawn);

/** One document: the real session machine, router, routes and guards; the server's answers are the walk's to give. */
export function openTab(
  { machine, table, connect }: Product,
  server: Server,
  href: string,
  seen: (step: Step) => void,
) {
  let verdicts = 0;
  let told: AnyEventObject[] = [];
  let before: SnapshotFrom<Machine> | undefined;
  let isOnLogout = false;
  const session = createActor(answered(machine), {
    input: { hint: server.hint },
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.snapshot' || inspected.actorRef !== session) return;
      if (inspected.event.type === 'xstate.stop') return;
      const after = inspected.snapshot as SnapshotFrom<Machine>;
      const step = { before: before ?? after, event: inspected.event, after, told };
      tab.isSetBack ||= needsNothing(step.before) && isLoggedIn(after) && !needsNothing(after);
      [before, told] = [after, []];
      seen(step);
    },
  });
  servers.set(session.system, server);
  session.on('*', (emitted) => told.push(emitted));
  const channel = server.channel.join();
  connect(session, channel);
  session.on('hint.refuted', () => {
    server.hint = 'none';
  });
  const tenant: Tenant = {
    // an error ends the circle, so that the walk can tell of it
    situation: () => (++verdicts > mostVerdicts ? 'failed' : 'found'),
    settled: () => Promise.resolve(),
    info: () => null,
    retry: () => {},
    leave: () => {},
  };
  const history = createMemoryHistory({ initialEntries: [href] });
  const router = createAppRouter({ session, tenant, history });
  if (table)
    Object.assign(router.options.context, { admit: createAdmission({ session, tenant, router: () => router, table }) });
  const isThere = () => router.state.status === 'idle';

  const tab = {
    session,
    router,
    history,
    /** Somebody who was ready has something to do again, and has not gone anywhere since. */
    isSetBack: false,
    /** How many answers it waits for. */
    waiting: () => server.pending.filter(({ by }) => by === session.system).length,
    /** Redirects went round. */
    isCircling: () => verdicts > mostVerdicts,
    beginMove: () => {
      verdicts = 0;
    },
    /** Until the page has come, or nothing but an answer of the server can bring it. */
    settle: async (): Promise<void> => {
      const end = performance.now() + patience;
      for (let turn = 0; performance.now() < end; turn++) {
        // oxlint-disable-next-line no-await-in-loop -- one turn after the other
        await new Promise(setImmediate);
        if (isSettled(session.getSnapshot()) ? isThere() : turn > 0) break;
      }
      // the page that logs out does so as soon as it is there
      const wasOnLogout = isOnLogout;
      isOnLogout = isThere() && router.state.location.pathname === '/logout';
      if (!isOnLogout || wasOnLogout || !isLoggedIn(session.getSnapshot())) return;
      session.send({ type: 'logout.request' });
      await tab.settle();
    },
    /** What the table says about the page that is open, as of now. */
    verdict: (): Verdict => {
      const { pathname, searchStr: search } = router.state.location;
      const routeOf = (path: string) => routeFacts(router, path);
      const question = { tenant: 'found' as const, session: sessionFacts(session), routeOf };
      return decide({ ...question, location: { pathname, search }, route: routeOf(pathname) }, table);
    },
    close: () => {
      close();
      channel.leave();
      server.leave(session.system);
      session.stop();
    },
  };
  session.start();
  followSession(router, session, () => void router.invalidate());
  const close = history.subscribe(() => void router.load());
  void router.load();
  return tab;
}

export type Tab = ReturnType<typeof openTab>;
