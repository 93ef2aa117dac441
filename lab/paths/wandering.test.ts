import fc from 'fast-check';
import type { BrowserWorld, Slug } from '../../tests/support/browser-world.ts';
import { expect, test } from '../../tests/support/page-fixtures.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import { chanceFrom } from '../walks/chance.ts';
import { guardVisits } from './guards.plan.ts';
import { faults as known } from './kit/faults.ts';
import { anyWalk, type Member, Wanderer, type Walk } from './wandering.ts';

const { seed, runs } = chanceFrom(process.env, { seed: 200, runs: 200 });
const isRandom = { tag: '@random' };
/** Everybody whom the guards tell apart. */
const members = guardVisits.flatMap(({ situation, type, stage }) =>
  type && stage && situation !== 'fetchFailed' ? [{ type, stage, standing: { situation, role: type } }] : [],
);

/** Walks in a browser profile that each walk finds empty. */
async function wandering(world: BrowserWorld, slug: Slug, { context, locale }: Visitor) {
  const people = await Promise.all(
    members.map(async ({ standing, ...who }): Promise<Member> => {
      return { standing, person: await world.person(slug, { ...who, locale }) };
    }),
  );
  return async (walk: Walk) => {
    await context.clearCookies();
    const page = await context.newPage();
    await new Wanderer(page, locale, world, people).walk(walk);
    // drafts are kept beyond a session that ends
    await page.evaluate(() => localStorage.clear());
    await page.close();
  };
}

test.describe.configure({ mode: 'parallel' });

for (const [index, slug] of (['app', 'chemie'] as const).entries()) {
  const name = `walks over any address by anybody at ${slug} end in no loop, on no blank page and on none that the table forbids`;
  test(`${name}: ${runs} in both tenants with WALKS_SEED=${seed}`, isRandom, async ({ open, world, faults }) => {
    test.setTimeout(900_000);
    faults.allow(...known.offline.traces, ...known.broken.traces);
    const wander = await wandering(world, slug, await open(slug));
    for (const walk of fc.sample(anyWalk, { seed: seed + index, numRuns: Math.ceil(runs / 2) })) {
      // oxlint-disable-next-line no-await-in-loop -- one walk after the other
      await wander(walk);
      expect(faults.found, 'what went wrong in the page').toEqual([]);
    }
  });
}

/** Runs in the page. */
const neverShow = () => addEventListener('DOMContentLoaded', () => (document.body.style.display = 'none'));
function turnRound() {
  const turn = () => window.history.replaceState({}, '', window.location.pathname === '/login' ? '/help' : '/login');
  // the empty document before the first page has no address to change
  if (window.location.protocol === 'http:') setInterval(turn, 5);
}
function takeForUnverified() {
  const ask = window.fetch;
  window.fetch = async (input, init) => {
    const response = await ask(input, init);
    if (!response.url.endsWith('/api/auth/me') || !response.ok) return response;
    const { data } = await response.json();
    return Response.json({ data: { ...data, user: { ...data.user, verified: false } } });
  };
}
const who = members.findIndex(({ standing }) => standing.situation === 'ready');
const isTakenWrong = /\/verify-email\S* shows “Check your e-mail”, and the table says \w+ for applicant ready/;

for (const [what, from, breakIt, told] of [
  ['a page without anything on it', { href: '/imprint', who: null }, neverShow, /\/imprint is blank/],
  ['two pages that send to each other', { href: '/login', who: null }, turnRound, /redirects go round at/],
  ['a page that takes whoever is ready for unverified', { href: '/dashboard', who }, takeForUnverified, isTakenWrong],
] as const)
  test(`a walk notices ${what}`, isRandom, async ({ open, world }) => {
    const visitor = await open('app');
    const wander = await wandering(world, 'app', visitor);
    await wander({ ...from, moves: [] });
    await visitor.context.addInitScript(breakIt);
    await expect(wander({ ...from, moves: [] })).rejects.toThrow(told);
  });
