import type { BrowserWorld } from '../../../tests/support/browser-world.ts';
import type { Faults } from '../../../tests/support/faults.ts';
import { Visitor } from '../../../tests/support/visitor.ts';
import { Broken } from '../checks.ts';
import { accountNames } from '../server.ts';
import { type BrowserMove, tellMove } from './browser-moves.ts';
import type { Member } from './members.ts';
import { Standings } from './standings.ts';
import { Walker } from './walker.ts';
import { type Sight, WatchedPage } from './watched-page.ts';

/** A walk begins with a page in a new document of a browser that may have a session from before. */
export interface BrowserWalk {
  readonly href: string;
  /** An account counted from 1; 0 is nobody. */
  readonly loggedIn: number;
  readonly moves: readonly BrowserMove[];
}

/** What all walks of a test share. */
export interface Ground {
  /** A browser profile that each walk finds empty. */
  readonly visitor: Visitor;
  readonly world: BrowserWorld;
  readonly faults: Faults;
  readonly members: readonly Member[];
}

/** Milliseconds in which a page that waits for nothing must be the right one. */
const mostDelay = 3_000;

/**
 * Walks, and looks after each move.
 * @param path told after each move, with what is seen then
 * @throws Broken where something is not as it must be
 */
export async function walkInBrowser(
  { href, loggedIn, moves }: BrowserWalk,
  { visitor: { context, locale }, world, faults, members }: Ground,
  path: string[],
): Promise<void> {
  const faultsBefore = faults.found.length;
  await context.clearCookies();
  const page = await context.newPage();
  const watched = new WatchedPage(page);
  const walker = new Walker(watched, new Visitor(page, locale), world, members);
  const standings = new Standings();

  const step = async (told: string, move: () => Promise<void>) => {
    path.push(told);
    const { heading, pathname, search } = await watched.within(async () => {
      await move();
      return lookUntilRight(watched, walker, standings);
    });
    path.splice(-1, 1, `${told} → “${heading}”, ${pathname}${search}`);
    await watched.weather.clear();
    const wrong = faults.found.slice(faultsBefore);
    if (wrong.length > 0) throw new Broken(wrong.join('\n'));
  };

  try {
    if (loggedIn > 0) await walker.beSomebody(loggedIn - 1);
    const who = accountNames[loggedIn - 1] ?? 'a guest';
    await step(`open ${href} as ${who}`, () => walker.make({ do: 'deepLink', href }));
    // oxlint-disable-next-line no-await-in-loop -- one move after the other
    for (const move of moves) await step(tellMove(move), () => walker.make(move));
  } finally {
    // drafts are kept beyond a session that ends
    await page.evaluate(() => localStorage.clear()).catch(() => {});
    await page.close();
  }
}

/** Until the page rests and is one that the table allows; what rests and is wrong for too long stays so. */
async function lookUntilRight(watched: WatchedPage, walker: Walker, standings: Standings): Promise<Sight> {
  let wrongSince: number | undefined;
  for (let last = ''; ;) {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    const glance = await watched.glance();
    const now = JSON.stringify(glance);
    const isStill = glance?.isResting === true && now === last;
    last = now;
    if (!isStill) {
      wrongSince = undefined;
      continue;
    }
    // oxlint-disable-next-line no-await-in-loop -- cookies change while the page does
    const happened = { ...(await walker.facts()), hasFaultCome: watched.weather.hasCome };
    const wrong = standings.judge(glance.sight, happened, walker.visitor);
    if (wrong === undefined) return glance.sight;
    wrongSince ??= Date.now();
    if (Date.now() - wrongSince > mostDelay) throw new Broken(wrong);
  }
}
