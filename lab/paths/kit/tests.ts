import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { activeStates } from '../../../machines/kit/coverage.ts';
import { titleOf } from '../../../machines/kit/model.ts';
import { expect, isLong, test, type TestFixtures, type WorkerFixtures } from '../../../tests/support/page-fixtures.ts';
import { type Form, photograph, statePicture, stepPicture } from './camera.ts';
import { randomWays } from './chance.ts';
import { coverOf, type Path, type Way } from './cover.ts';
import { nameOf } from './flow.ts';
import { comeBack, interrupt } from './returning.ts';
import type { AnyScript, Script, Staged, Visit } from './script.ts';
import { walk } from './walk.ts';
import { interruptTitle, returnTitle, tell, wishes } from './wishes.ts';
import { Wire } from './wire.ts';

const howToRepeat =
  'The server, its people and its faults (419, 429, 500, no connection) are of this run alone: --watch shows it in a window and waits whenever the page has come to rest.';
/** Left to `npm run test:walks`. */
const isRandom = { tag: '@random' };
const slugs = { en: 'app', de: 'chemie' } as const;

export type Fixtures = TestFixtures & WorkerFixtures;

/** A test for each path of a flow, for the ways back to each stable state, for each interrupted press, and some at random. */
export function testPaths<Machine extends AnyStateMachine, Scene extends Staged, Fact extends string>(
  typed: Script<Machine, Scene, Fact>,
): void {
  const script = typed as unknown as AnyScript;
  const cover = coverOf(script.flow);
  const chosen = standingEverywhere(cover.paths);

  test(`${nameOf(script.flow).id}: the paths take every transition that a browser can`, () => {
    expect(cover.lost, 'take it out of the flow, or put it back into the machine').toEqual([]);
    expect(cover.unexplained, 'add an answer to the flow, or say why it is impossible').toEqual([]);
    expect(cover.wronglyDeclared, 'walked, or of no transition: take the declaration away').toEqual([]);
  });

  const testEach = (ways: readonly Way[], tag: (way: Way) => object, title?: string, goOn?: typeof comeBack) => {
    for (const [index, way] of ways.entries())
      test(`${way.id}: ${title ?? way.name}`, tag(way), async ({ open, world, faults }) => {
        if (tag(way) === isRandom) test.setTimeout(300_000);
        const scene = await walkOne(script, way, index, { open, world, faults });
        await goOn?.(script, scene, way, (name) => lookBack(name, scene.visit));
      });
  };
  testEach(cover.paths, (way) => (chosen.has(way) ? {} : isLong));
  testEach(cover.toStable, () => isLong, returnTitle, comeBack);
  testEach(cover.toInterrupted, () => isLong, interruptTitle, interrupt);
  testEach(randomWays(script.flow), () => isRandom);
}

/** Few of the paths that together stand in every state any of them comes to: again and again the one with most new ones. */
function standingEverywhere(paths: readonly Way[]): ReadonlySet<Way> {
  const statesOf = (path: Path) => new Set(path.steps.flatMap(({ states }) => states));
  const left = new Set(paths.flatMap((path) => [...statesOf(path)]));
  const chosen = new Set<Way>();
  while (left.size > 0) {
    const gain = (path: Path) => statesOf(path).intersection(left).size / path.steps.length;
    const best = paths.reduce((one, other) => (gain(other) > gain(one) ? other : one));
    chosen.add(best);
    for (const state of statesOf(best)) left.delete(state);
  }
  return chosen;
}

/** English at app and German at chemie, in turns. */
async function walkOne(script: AnyScript, way: Way, index: number, { open, world, faults }: Fixtures) {
  const locale = wishes.locale ?? (index % 2 === 0 ? 'en' : 'de');
  const slug = slugs[locale];
  tell(`\n${way.id}: ${way.name}\n${world.origin(slug)}\n${howToRepeat}\n`);
  const visitor = await open(slug);
  const wire = new Wire();
  await wire.connect(visitor.page);
  const visit: Visit = { id: way.id, slug, world, wire, visitor, note: (value) => tell(`     ${value}`) };
  return walk(script, way, { visit, faults, look: (step) => lookAt(script, way, visit, step) });
}

/** What a tester compares after a step: the address, the headings, and what is said to have gone wrong. */
async function tellSight(page: Page): Promise<void> {
  if (wishes.isAloud) {
    const { pathname, search } = new URL(page.url());
    const texts = await page.locator('h1, [role=dialog] h2, [role=alert]').filter({ visible: true }).allInnerTexts();
    const quoted = texts.map((text) => `“${text.replaceAll(/\s+/gu, ' ').trim()}”`);
    tell(`     ${[`${pathname}${search}`, ...quoted].join('  ')}`);
  }
  if (wishes.isWatched) await page.pause();
}

async function lookBack(name: string, { visitor: { page } }: Visit): Promise<void> {
  tell(`  -  ${name}`);
  await tellSight(page);
}

async function lookAt({ flow }: AnyScript, way: Way, { visitor: { page, locale }, wire }: Visit, index: number) {
  const step = way.steps[index];
  if (!step) return;
  const titles = step.states.map((state) => titleOf(flow, state)).join(' · ');
  tell(`${String(index + 1).padStart(3)}. ${step.words} → ${titles}`);
  if (step.isPassing) return;
  await tellSight(page);
  if (wishes.storyboard === undefined) return;
  // where a flow has ended, the page that follows is still on its way
  if (!wire.isAwaiting) await expect(page.locator('[data-progress], main [aria-busy=true]')).toHaveCount(0);
  const statesOn = (form: Form) =>
    activeStates(way.legs[index]?.after).map((state) => statePicture(way.flow.id, state, locale, form));
  await photograph(page, wishes.storyboard, {
    phone: [stepPicture(way, index + 1, locale), ...statesOn('phone')],
    desktop: statesOn('desktop'),
  });
}
