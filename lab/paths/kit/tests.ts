import type { Page } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { expect, test } from '../../../tests/support/page-fixtures.ts';
import type { BrowserWorld, Slug } from '../../../tests/support/browser-world.ts';
import type { Faults } from '../../../tests/support/faults.ts';
import type { Visitor } from '../../../tests/support/visitor.ts';
import type { Path } from '../path.ts';
import { coverOf, flowOf, type Way } from './cover.ts';
import type { Word, Words } from '../../../machines/kit/words.ts';
import { type Form, photograph, statePicture, stepPicture } from './camera.ts';
import { type Note, notes } from './notes.ts';
import type { Text } from './plan.ts';
import { comeBack, interrupt } from './returning.ts';
import type { Script, Staged, Visit } from './script.ts';
import { Seed } from './seed.ts';
import { isLong, standingEverywhere } from './standing-everywhere.ts';
import { activeStates } from './states.ts';
import { walk } from './walk.ts';
import { readWishes } from './wishes.ts';
import { Wire } from './wire.ts';

const wishes = readWishes(process.env);
/** What whoever repeats a path by hand has to know of it. */
const howToRepeat: Text = {
  de: 'Den Server, seine Leute und seine Fehler (419, 429, 500, keine Verbindung) gibt es nur in diesem Lauf: --watch zeigt ihn in einem Fenster und wartet, sooft die Seite steht.',
  en: 'The server, its people and its faults (419, 429, 500, no connection) are of this run alone: --watch shows it in a window and waits whenever the page has come to rest.',
};
const slugs = { en: 'app', de: 'chemie' } as const;

/**
 * One test for each path of a machine, one for the ways back to each of its stable states, one for each press that is interrupted.
 */
export function testPaths<Machine extends AnyStateMachine, Scene extends Staged>(script: Script<Machine, Scene>): void {
  const { id } = flowOf(script.plan);
  const cover = coverOf(script.plan);
  const chosen = standingEverywhere(cover.paths);
  const walked = (way: Way<Machine>, visit: Visit, faults: Faults) =>
    walk(script, way, { visit, faults, look: (step) => lookAt(script.plan.words, way, visit, step) });

  test(`${id}: the paths take every transition that a browser can`, () => {
    expect(cover.lost, 'take it out of the plan, or put it back into the machine').toEqual([]);
    expect(cover.unexplained, 'add a move to the plan, or say why it is impossible').toEqual([]);
    expect(cover.wronglyDeclared, 'walked, or of no transition: take the declaration away').toEqual([]);
  });

  for (const [index, way] of cover.paths.entries()) {
    test(`${way.id}: ${way.name.en}`, chosen.has(way) ? {} : isLong, async ({ open, world, faults }) => {
      await walked(way, await begin(way, index + 1, open, world), faults);
    });
  }

  for (const [index, way] of cover.toStable.entries()) {
    test(`${way.id}: reload, back, forward, new tab and deep link`, isLong, async ({ open, world, faults }) => {
      const visit = await begin(way, index + 1, open, world);
      await comeBack(script, await walked(way, visit, faults), way, (name) => lookBack(name, visit));
    });
  }

  for (const [index, way] of cover.toInterrupted.entries()) {
    test(`${way.id}: a reload before the answer`, isLong, async ({ open, world, faults }) => {
      const visit = await begin(way, index + 1, open, world);
      await interrupt(script, await walked(way, visit, faults), way, (name) => lookBack(name, visit));
    });
  }
}

const tell = (line: string): void => {
  if (wishes.isAloud) process.stdout.write(`${line}\n`);
};

/** English at app and German at chemie, in turns. */
async function begin(
  { id, name }: Path,
  number: number,
  open: (slug: Slug) => Promise<Visitor>,
  world: BrowserWorld,
): Promise<Visit> {
  const locale = wishes.locale ?? (number % 2 === 1 ? 'en' : 'de');
  const seed = new Seed(wishes.seed ?? number);
  const slug = slugs[locale];
  tell(`\n${id}: ${name[locale]}\nseed ${seed.number}, ${world.origin(slug)}\n${howToRepeat[locale]}\n`);
  const visitor = await open(slug);
  const wire = new Wire();
  await wire.connect(visitor.page);
  const note = (what: Note, value: string) => tell(`     ${notes[what][locale]}: ${value}`);
  return { id, slug, world, wire, seed, visitor, note };
}

/** What a tester compares after a step: the address, the headings, and what is said to have gone wrong. */
async function sightOf(page: Page): Promise<string> {
  const { pathname, search } = new URL(page.url());
  const texts = await page.locator('h1, [role=dialog] h2, [role=alert]').filter({ visible: true }).allInnerTexts();
  const quoted = texts.map((text) => `“${text.replaceAll(/\s+/gu, ' ').trim()}”`);
  return [`${pathname}${search}`, ...quoted].join('  ');
}

/** After each way back: the same, without a picture. */
async function lookBack(name: Text, { visitor: { page, locale } }: Visit): Promise<void> {
  tell(`  -  ${name[locale]}`);
  if (wishes.isAloud) tell(`     ${await sightOf(page)}`);
  if (wishes.isWatched) await page.pause();
}

/** After each step: tells it, and takes its picture where one is wanted. */
async function lookAt<Machine extends AnyStateMachine>(
  words: Words<Machine>,
  way: Way<Machine>,
  { visitor: { page, locale }, wire }: Visit,
  index: number,
): Promise<void> {
  const step = way.steps[index];
  if (!step) return;
  const titles = words[locale].states as Readonly<Record<string, Word>>;
  tell(
    `${String(index + 1).padStart(3)}. ${step.words[locale]} → ${step.states.map((it) => titles[it]?.[0]).join(' · ')}`,
  );
  if (step.isPassing) return;
  if (wishes.isAloud) tell(`     ${await sightOf(page)}`);
  if (wishes.isWatched) await page.pause();
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
