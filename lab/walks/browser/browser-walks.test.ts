import fc from 'fast-check';
import type { Slug } from '../../../tests/support/browser-world.ts';
import { expect, test } from '../../../tests/support/page-fixtures.ts';
import { traces } from '../../paths/kit/wire.ts';
import { anyAddress } from '../moves.ts';
import { accountNames } from '../server.ts';
import { anyBrowserMove } from './browser-moves.ts';
import { type BrowserWalk, type Ground, walkInBrowser } from './browser-walk.ts';
import { membersOf } from './members.ts';

/** The same walks every time, so that a failure is about a change; others with `WALKS_SEED`, more with `WALKS_RUNS`. */
const seed = Number(process.env['WALKS_SEED'] ?? 200);
const numRuns = Math.ceil(Number(process.env['WALKS_RUNS'] ?? 200) / 2);
/** Milliseconds in which a shorter walk that fails is looked for. */
const shrinking = 120_000;

const anyWalk: fc.Arbitrary<BrowserWalk> = fc.record({
  href: anyAddress,
  loggedIn: fc.nat(accountNames.length),
  moves: fc.array(anyBrowserMove, { minLength: 3, maxLength: 6 }),
});

/** The shortest failing walk that was found as a path in words; undefined where all end well. */
async function failureOf(ground: Ground, from: number): Promise<string | undefined> {
  let shortest: { readonly reason: string; readonly path: readonly string[] } | undefined;
  const property = fc.asyncProperty(anyWalk, async (walk) => {
    const path: string[] = [];
    await walkInBrowser(walk, ground, path).catch((error: unknown) => {
      shortest = { reason: String(error), path };
      throw error;
    });
  });
  const {
    failed,
    numRuns: walk,
    counterexamplePath,
  } = await fc.check(property, {
    seed: from,
    numRuns,
    endOnFailure: true,
  });
  if (!failed) return undefined;
  await fc.check(property, {
    seed: from,
    ...(counterexamplePath !== null && { path: counterexamplePath }),
    plugins: [fc.interruptAfterTimeLimit(shrinking)],
  });
  const lines = shortest?.path.map((told, index) => `${index + 1}. ${told}`) ?? [];
  return [`Seed ${from}, walk ${walk}: ${shortest?.reason ?? ''}`, ...lines].join('\n');
}

test.describe.configure({ mode: 'parallel' });

const halves: readonly (readonly [Slug, number])[] = [
  ['app', seed],
  ['chemie', seed + 1],
];
for (const [slug, from] of halves) {
  test(`random walks at ${slug} end in no loop, on no blank page and in no state outside the table: ${numRuns} with seed ${from}`, async ({
    open,
    world,
    faults,
  }) => {
    // about a second of processor time to each walk; the rest is patience, and the search for a shorter walk
    test.setTimeout(900_000);
    faults.allow(...traces.offline, ...traces.broken);
    const visitor = await open(slug);
    const ground = { visitor, world, faults, members: await membersOf(world, slug, visitor.locale) };
    expect(await failureOf(ground, from)).toBeUndefined();
  });
}
