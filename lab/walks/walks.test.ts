// @vitest-environment jsdom
import fc from 'fast-check';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { verdictTable } from '../../machines/session/session.guards.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { type SessionSituation, sessionSituations } from '../../machines/session/session.me.ts';
import { connectTabs } from '../../src/app/tabs.ts';
import { activateLocale, needCatalogs } from '../../src/i18n/catalogs.ts';
import { chanceFrom } from './chance.ts';
import { anyAddress, anyMove, type Move } from './moves.ts';
import { accountNames } from './server.ts';
import { type Walk, walk } from './walk.ts';

const usualSeed = 20_000;
const { seed, runs: numRuns } = chanceFrom(process.env, { seed: usualSeed, runs: 600 });

const anyWalk: fc.Arbitrary<Walk> = fc.record({
  href: anyAddress,
  loggedIn: fc.option(fc.constantFrom(...accountNames), { nil: undefined, freq: accountNames.length }),
  moves: fc.array(anyMove, { maxLength: 12 }),
});

/** The shortest failing walk as a path in words; undefined where all end well. */
async function failureOf(
  { seed: from = usualSeed, runs }: { seed?: number; runs: number },
  given: Parameters<typeof walk>[1] = {},
): Promise<string | undefined> {
  const property = fc.asyncProperty(anyWalk, (steps) => walk(steps, given));
  const details = await fc.check(property, { seed: from, numRuns: runs });
  const [shortest] = details.counterexample ?? [];
  if (!shortest) return undefined;
  const path: string[] = [];
  await walk(shortest, { ...given, onMove: (told) => path.push(told) }).catch(() => {});
  const lines = path.map((told, index) => `${index + 1}. ${told}`);
  return [`Seed ${from}, walk ${details.numRuns}: ${String(details.errorInstance)}`, ...lines].join('\n');
}

describe('random walks', { timeout: 600_000 }, () => {
  beforeAll(async () => {
    // the routers of thousands of tabs would all listen for scrolling and leaving on this one document
    vi.spyOn(document, 'addEventListener').mockImplementation(() => {});
    vi.spyOn(window, 'addEventListener').mockImplementation(() => {});
    await activateLocale('en');
    await needCatalogs('forms', 'guest');
  });

  it(`of session, guards and router end in no loop, on no blank page and in no state outside the table: ${numRuns} with WALKS_SEED=${seed}`, async () => {
    const reached = new Set<SessionSituation>();
    expect(
      await failureOf({ seed, runs: numRuns }, { onSituation: (situation) => reached.add(situation) }),
    ).toBeUndefined();
    expect([...reached].toSorted()).toEqual([...sessionSituations].toSorted());
  });

  it('lead a guest to the login who logs out of what another tab has just logged in', async () => {
    const moves: Move[] = [
      { do: 'a third tab logs in as', who: 'the newcomer' },
      { do: 'log out' },
      { do: 'visit', href: '/logout' },
    ];
    const path: string[] = [];
    await walk({ href: '/login', loggedIn: undefined, moves }, { onMove: (told) => path.push(told) });
    expect(path.at(-1)).toBe('come back to the page → Ready to log in, /login');
  });

  it('tell of a verdict that sends guests round, by the shortest path', async () => {
    const { guards } = verdictTable;
    const table = {
      ...verdictTable,
      guards: { ...guards, guest: { ...guards.guest, loggedOut: 'T or dashboard' } },
    } as const;
    const failure = await failureOf({ runs: 200 }, { table });
    expect(failure).toContain('redirects go round at');
    expect(failure?.split('\n')).toHaveLength(2);
    expect(failure).toMatch(/\n1\. open \/login.* as a guest → Ready to log in, /);
  });

  it('tell of a tab that does not say who has logged in there', async () => {
    const failure = await failureOf(
      { runs: 5000 },
      { connect: (session, channel) => connectTabs(session, { ...channel, postMessage: () => {} }) },
    );
    expect(failure).toMatch(/ shows the [a-z ]+, and the server knows the [a-z ]+\n/);
    expect(failure).toContain('. open a second tab at ');
  });

  it('tell of a session that does not forget, in the words of its rules', async () => {
    const machine = sessionMachine.provide({ actions: { forget: () => {} } });
    const failure = await failureOf({ runs: 500 }, { machine });
    expect(failure).toContain('“A guest has nobody’s data.”');
    expect(failure).toMatch(/ → Ready to log in, \/login$/);
    expect(failure?.split('\n').length, 'the shortest way there').toBeLessThanOrEqual(5);
  });
});
