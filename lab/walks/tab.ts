import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router';
import { type AnyEventObject, createActor, type EventFromLogic, fromPromise, type SnapshotFrom } from 'xstate';
import { decide, type Verdict } from '../../machines/session/session.access.ts';
import type { VerdictTable } from '../../machines/session/session.guards.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import { isSettled } from '../../machines/session/session.selectors.ts';
import type { FetchMeResult, LogoutResult, OpenSessionResult } from '../../machines/session/session.types.ts';
import { createAdmission, routeFacts, sessionFacts } from '../../src/app/admission.ts';
import { routeTree } from '../../src/app/route-tree.ts';
import { createAppRouter, followSession } from '../../src/app/router.ts';
import type { connectTabs } from '../../src/app/tabs.ts';
import type { Tenant } from '../../src/app/tenant.ts';
import type { Account, Call, Server } from './server.ts';

export type Machine = typeof sessionMachine;
/** One step of the session, and what it emitted meanwhile. */
export interface Step {
  readonly before: SnapshotFrom<Machine>;
  readonly event: AnyEventObject;
  readonly after: SnapshotFrom<Machine>;
  readonly told: readonly AnyEventObject[];
}

/** A page follows its session at once; whoever is asked more often for one move is being sent in circles. */
const mostVerdicts = 12;
/** Turns of the event loop that a page may take to come, once nothing is waited for. */
const mostTurns = 40;

const servers = new WeakMap<object, Server>();
const answeredMachines = new WeakMap<Machine, Machine>();

/** The machine with calls that the tab's server answers; made once, for it takes longer than a walk. */
function answered(machine: Machine): Machine {
  const made = answeredMachines.get(machine);
  if (made) return made;
  const ask = <Result>(system: object, call: Call, account?: (server: Server) => Account | undefined) => {
    const server = servers.get(system);
    return server ? server.ask<Result>(system, call, account?.(server)) : Promise.reject(new Error('No server'));
  };
  const provided = machine.provide({
    actors: {
      fetchMe: fromPromise(({ system }) => ask<FetchMeResult>(system, 'fetchMe')),
      login: fromPromise(({ input, system }) =>
        ask<OpenSessionResult>(system, 'login', ({ accounts }) => accounts.find(({ name }) => name === input.email)),
      ),
      register: fromPromise(({ system }) => ask<OpenSessionResult>(system, 'register', ({ accounts }) => accounts[0])),
      logout: fromPromise(({ system }) => ask<LogoutResult>(system, 'logout')),
    },
  });
  answeredMachines.set(machine, provided);
  return provided;
}

// Nothing is drawn or fetched here: what counts is which page is let in.
const undrawn = { loader: undefined, component: undefined, pendingComponent: undefined };
for (const route of routesOf(routeTree)) Object.assign(route.options, undrawn);

/** One document: the real session machine, router, routes and guards; the server's answers are the walk's to give. */
export function openTab(
  { machine, table, connect }: { machine: Machine; table: VerdictTable | undefined; connect: typeof connectTabs },
  server: Server,
  href: string,
  seen: (step: Step) => void,
) {
  let verdicts = 0;
  let told: AnyEventObject[] = [];
  let before: SnapshotFrom<Machine> | undefined;
  const session = createActor(answered(machine), {
    input: { hint: server.hint },
    inspect: (inspected) => {
      if (inspected.type !== '@xstate.snapshot' || inspected.actorRef !== session) return;
      if (inspected.event.type === 'xstate.stop') return;
      const after = inspected.snapshot as SnapshotFrom<Machine>;
      seen({ before: before ?? after, event: inspected.event, after, told });
      before = after;
      told = [];
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
  session.start();
  followSession(router, session, () => void router.invalidate());
  const close = history.subscribe(() => void router.load());
  void router.load();

  return {
    session,
    router,
    history,
    send: (event: EventFromLogic<Machine>) => session.send(event),
    /** How many answers it waits for. */
    waiting: () => server.pending.filter(({ by }) => by === session.system).length,
    /** Redirects went round. */
    isCircling: () => verdicts > mostVerdicts,
    beginMove: () => {
      verdicts = 0;
    },
    /** Until the page has come, or nothing but an answer of the server can bring it. */
    settle: async () => {
      for (let turn = 0; turn < mostTurns; turn++) {
        // oxlint-disable-next-line no-await-in-loop -- one turn after the other
        await new Promise(setImmediate);
        if (isSettled(session.getSnapshot()) ? router.state.status === 'idle' : turn > 0) return;
      }
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
}

export type Tab = ReturnType<typeof openTab>;

function routesOf(route: AnyRoute): AnyRoute[] {
  const children: readonly AnyRoute[] = Object.values((route.children ?? {}) as Record<string, AnyRoute>);
  return [route, ...children.flatMap(routesOf)];
}
