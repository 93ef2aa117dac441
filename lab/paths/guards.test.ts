import fc from 'fast-check';
import { roles } from '../../contract/kit/roles.ts';
import { sessionSituations } from '../../machines/session/session.me.ts';
import { expect, isLong, test } from '../../tests/support/page-fixtures.ts';
import { withoutAnswers } from '../../tests/support/without-answers.ts';
import type { Fixtures } from './kit/tests.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import { chanceFrom } from '../walks/chance.ts';
import { addresses, allAddresses, guardVisits, pages } from './guards.plan.ts';
import { faults as kinds } from './kit/faults.ts';
import { arrivalOf, followsVerdict, type Standing } from './kit/verdict.ts';
import { tell, wishes } from './kit/wishes.ts';

/** `2. Open /dashboard → /login (allow), which keeps /dashboard`, for a tester. */
function told(index: number, address: string, session: Standing): string {
  const { kind, pathname, target } = arrivalOf(address, session);
  return `${String(index + 1).padStart(3)}. Open ${address} → ${pathname} (${kind})${target ? `, which keeps ${target}` : ''}`;
}

const open = ({ page }: Visitor, href: string) => page.goto(href, { waitUntil: 'commit' });
/** How somebody moves about beside following links; before a walk there was an empty page, which is nobody's to judge. */
const moves: Readonly<Record<string, (visitor: Visitor, href: string) => Promise<unknown>>> = {
  open,
  'go to': (visitor, href) => visitor.follow(href),
  'reload beside': ({ page }) => page.reload({ waitUntil: 'commit' }),
  'go back beside': async ({ page }) => (await page.evaluate(() => navigation.canGoBack)) && page.goBack(),
  'go forward beside': ({ page }) => page.goForward(),
};
const anyMove = fc.record({
  move: fc.constantFrom(...Object.keys(moves), 'go to', 'open'),
  href: fc.constantFrom(...allAddresses),
});
const { seed, runs } = chanceFrom(process.env, { seed: 200, runs: 20 });

test('guards: there are eighteen kinds of pages', () => {
  expect(pages).toHaveLength(18);
});

test('guards: nobody is sent round, wherever they come', () => {
  const everybody = sessionSituations.flatMap((situation) => roles.map((role) => ({ situation, role })));
  // an arrival throws where redirects go round
  for (const address of allAddresses) for (const session of everybody) arrivalOf(address, session);
});

async function enter(
  { slug, type, stage, situation }: (typeof guardVisits)[number],
  { open: at, world, faults }: Fixtures,
) {
  const visitor = await at(slug);
  if (type) {
    const person = await world.person(slug, { type, stage, locale: visitor.locale });
    tell(`     ${person.email}, ${person.password}`);
    await visitor.keepSession(person);
  }
  if (situation !== 'fetchFailed') return visitor;
  faults.allow(...kinds.broken.traces);
  tell('     GET /api/auth/me answers 500');
  await withoutAnswers(visitor.page);
  await visitor.page.route(/\/api\/auth\/me$/, (route) =>
    route.fulfill({ status: 500, json: { code: 'internal', message: 'No' } }),
  );
  return visitor;
}

for (const [index, visit] of guardVisits.entries()) {
  const { id, who, slug, situation, type } = visit;
  const session = { situation, role: situation === 'fetchFailed' ? undefined : type };
  // the others are led by the same table, which is asked for all of them without a browser
  const isShort = situation === 'loggedOut' || (situation === 'ready' && type === 'applicant');
  const title = `${id}: each kind of page lets in, sends on, or tells the truth to ${who}`;
  test(title, isShort ? {} : isLong, async ({ open: at, world, faults }) => {
    tell(`\n${id}: ${who}, ${world.origin(slug)}`);
    const visitor = await enter(visit, { open: at, world, faults });
    for (const [step, address] of addresses.entries()) {
      tell(told(step, address, session));
      await test.step(address, () => open(visitor, address).then(() => followsVerdict(visitor, session, address)));
      if (wishes.isWatched) await visitor.page.pause();
    }
  });

  const walk = `a walk over any address by ${who} ends in no loop, on no blank page and on none that the table forbids`;
  test(`${walk}: ${runs} moves with WALKS_SEED=${seed}`, { tag: '@random' }, async ({ open: at, world, faults }) => {
    test.setTimeout(900_000);
    const visitor = await enter(visit, { open: at, world, faults });
    await open(visitor, '/imprint');
    for (const { move, href } of fc.sample(anyMove, { seed: seed + index, numRuns: runs })) {
      // who is logged out there is another visitor from then on
      if (arrivalOf(href, session).pathname === '/logout') continue;
      await test.step(`${move} ${href}`, async () => {
        await moves[move]?.(visitor, href);
        await restsRight(visitor, session, move.endsWith('beside') ? undefined : href);
      });
    }
  });
}

/** Runs in the page. */
async function placesInSixFrames() {
  const places = new Set<string>();
  for (let frame = 0; frame < 6; frame += 1) {
    await new Promise(requestAnimationFrame);
    places.add(window.location.pathname);
  }
  return places.size;
}
/** The page comes where the verdict leads, and stays there. */
async function restsRight(visitor: Visitor, session: Standing, address?: string): Promise<void> {
  await followsVerdict(visitor, session, address);
  expect(await visitor.page.evaluate(placesInSixFrames), 'it comes to rest').toBe(1);
}

const neverShow = () => addEventListener('DOMContentLoaded', () => (document.body.style.display = 'none'));
function turnRound() {
  const turn = () => window.history.replaceState({}, '', window.location.pathname === '/login' ? '/help' : '/login');
  // the empty document before the first page has no address to change
  if (window.location.protocol === 'http:') setInterval(turn, 5);
}
for (const [what, address, breakIt, noticed] of [
  ['a page without anything on it', '/imprint', neverShow, 'toBeVisible'],
  ['two pages that send to each other', '/login', turnRound, 'it comes to rest'],
] as const)
  test(`a walk notices ${what}`, { tag: '@random' }, async ({ open: at }) => {
    const visitor = await at('app');
    await visitor.context.addInitScript(breakIt);
    await open(visitor, address);
    await expect(restsRight(visitor, { situation: 'loggedOut' }, address)).rejects.toThrow(noticed);
  });
