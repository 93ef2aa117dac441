import { expect, type Page, test } from '@playwright/test';
import type { AnyStateMachine, EventFromLogic, SnapshotFrom } from 'xstate';
import type { EventOf, StateOf } from '../../../machines/kit/words.ts';
import type { Faults } from '../../../tests/support/faults.ts';
import { differencesIn, usableOn } from './buttons.ts';
import type { Leg, Way } from './cover.ts';
import { canTake } from './flow.ts';
import { pollIntervals } from './polling.ts';
import type { Script, Staged, Visit } from './script.ts';
import { activeStates } from './states.ts';
import { traces } from './wire.ts';

/** Seen after each step, once it has been checked. */
export type Onlooker = (step: number) => Promise<void>;

interface Walking {
  readonly visit: Visit;
  readonly faults: Faults;
  readonly look?: Onlooker | undefined;
}

/** Walks a path in the browser; after each step the screen and the calls must be what the machine says. */
export async function walk<Machine extends AnyStateMachine, Scene extends Staged>(
  script: Script<Machine, Scene>,
  way: Way<Machine>,
  { visit, faults, look }: Walking,
): Promise<Scene> {
  const scene = await script.scene(visit);
  for (const [index, leg] of way.legs.entries()) {
    // oxlint-disable-next-line no-await-in-loop -- one step after the other
    await test.step(`${index + 1}. ${way.steps[index]?.words.en ?? ''}`, async () => {
      await take(script, scene, way, index, faults);
      if (way.steps[index]?.isPassing === false) await agree(script, scene, leg.after);
      await look?.(index);
    });
  }
  return scene;
}

async function take<Machine extends AnyStateMachine, Scene extends Staged>(
  script: Script<Machine, Scene>,
  scene: Scene,
  { opening, legs }: Way<Machine>,
  index: number,
  faults: Faults,
): Promise<void> {
  const { move, before, after } = legs[index] as Leg<Machine>;
  const next = legs[index + 1];
  scene.visit.wire.await(waitedFor(script, after));
  if (!move || before === undefined) return script.open(scene, opening, next);
  if (move.kind === 'answer') {
    const call = callOf(script, move.state);
    if (!call) throw new Error(`Say in the script which call ${move.state} waits for.`);
    if (move.fault) faults.allow(...traces[move.fault]);
    const fact = legs[index - 1]?.move?.fact;
    if (move.brings !== undefined && move.brings !== fact) await script.become?.(scene, move.brings, fact);
    if (!move.fault || move.fault === 'csrf') await script.facts?.(scene, move, before);
    const { page } = scene.visit.visitor;
    const silent = await page.evaluate(textsOf);
    await scene.visit.wire.end(call, move.fault);
    if (bad.has(move.output['kind']) && !script.isQuiet?.(move)) await saysSomething(page, silent);
    await script.aftermath?.(scene, move);
  } else if (move.kind === 'wait') {
    await scene.visit.world.pass(move.milliseconds);
    await scene.visit.visitor.page.clock.fastForward(move.milliseconds);
  } else {
    await perform(script, scene, { event: move.event, before, next });
  }
  await script.arrive?.(scene, after, before);
}

/** Fills in what there is to fill in and presses the button of the event; or does what has no button. */
async function perform<Machine extends AnyStateMachine, Scene extends Staged>(
  { fill, outside }: Script<Machine, Scene>,
  scene: Scene,
  step: { event: EventFromLogic<Machine>; before: SnapshotFrom<Machine>; next: Leg<Machine> | undefined },
): Promise<void> {
  const { event, before, next } = step;
  const { type } = event as { type: EventOf<Machine> };
  const told = { event, before, answer: next?.move?.kind === 'answer' ? next.move : undefined };
  type Act<Done> = ((scene: Scene, step: typeof told) => Promise<Done>) | undefined;
  const act = outside?.[type] as Act<void>;
  if (act) return act(scene, told);
  if ((await (fill?.[type] as Act<void | 'sent'>)?.(scene, told)) === 'sent') return;
  const button = scene.visit.visitor.page.locator(`[data-event="${type}"]:enabled:not([aria-disabled=true])`);
  await button.filter({ visible: true }).click();
}

/** Answers after which something that somebody wanted has not happened. */
const bad: ReadonlySet<unknown> = new Set(['failed', 'refused', 'wrong', 'limited', 'blocked']);

/** Whoever waited for such an answer is told: something stands on the page that did not before. */
const saysSomething = (page: Page, before: readonly string[]): Promise<void> =>
  expect
    .poll(async () => added(before, await page.evaluate(textsOf).catch(() => before)), {
      message: 'what the page says about what did not happen',
      intervals: pollIntervals,
    })
    .not.toEqual([]);

const added = (before: readonly string[], after: readonly string[]): readonly string[] => {
  const left = [...before];
  return after.filter((text) => {
    const at = left.indexOf(text);
    if (at !== -1) left.splice(at, 1);
    return at === -1;
  });
};

/** Runs in the page: every text of it, also what a busy button hides; numbers count down by themselves. */
function textsOf(): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const isProgram = walker.currentNode.parentElement?.closest('script, style') ?? null;
    const text = (walker.currentNode.textContent ?? '').replaceAll(/\d+/gu, '#').trim();
    if (text !== '' && isProgram === null) texts.push(text);
  }
  return texts;
}

const waitedFor = <Machine extends AnyStateMachine, Scene extends Staged>(
  script: Script<Machine, Scene>,
  snapshot: SnapshotFrom<Machine>,
): RegExp[] =>
  activeStates(snapshot)
    .map((state) => callOf(script, state))
    .filter((call) => call !== undefined);

/** `POST /auth/login` of the plan, as the wire sees it: `POST /api/auth/login`. */
function callOf<Machine extends AnyStateMachine, Scene extends Staged>(
  { plan }: Script<Machine, Scene>,
  state: string,
): RegExp | undefined {
  const call: string | undefined = plan.calls?.[state as StateOf<Machine>];
  return call === undefined ? undefined : new RegExp(`^${call.replace(' ', ' /api')}$`);
}

/** The calls are those that the state waits for, the screen shows it, and its controls are those it takes. */
async function agree<Machine extends AnyStateMachine, Scene extends Staged>(
  script: Script<Machine, Scene>,
  scene: Scene,
  snapshot: SnapshotFrom<Machine>,
): Promise<void> {
  for (const call of waitedFor(script, snapshot)) {
    // oxlint-disable-next-line no-await-in-loop -- hardly ever more than one
    await scene.visit.wire.untilHeld(call);
  }
  await seen(script, scene, snapshot);
  await scene.visit.wire.forsake();
}

/** What the screen shows of a state, and what it lets one do. */
export async function seen<Machine extends AnyStateMachine, Scene extends Staged>(
  script: Script<Machine, Scene>,
  scene: Scene,
  snapshot: SnapshotFrom<Machine>,
): Promise<void> {
  const differences = () => differencesAt(script, scene, snapshot);
  // Most pages are a moment behind: asked so often they are found ready sooner than by the looks that follow.
  await expect
    .poll(differences, { intervals: pollIntervals, timeout: 3_000 })
    .toEqual([])
    .catch(() => undefined);
  for (const state of activeStates(snapshot)) {
    const shown = script.shows[state as StateOf<Machine>];
    // oxlint-disable-next-line no-await-in-loop -- the outer state first: the inner one is nowhere else
    if (typeof shown === 'function') await shown(scene, snapshot);
    else if (shown !== null) {
      // oxlint-disable-next-line no-await-in-loop -- see above
      await expect(scene.visit.visitor.heading(shown, script.values?.(scene))).toBeVisible();
    }
  }
  const message = 'what can be used here, and what the machine takes';
  await expect.poll(differences, { message, intervals: pollIntervals }).toEqual([]);
}

/** Each page offers the language that it is not in, by that language's own name. */
const otherLanguage = { de: 'English', en: 'Deutsch' } as const;

/** Each event of the machine has one button wherever it is taken, and none where it is refused; unless it happens outside the page. */
async function differencesAt<Machine extends AnyStateMachine, Scene extends Staged>(
  { plan, outside, isElsewhere, buttons = [] }: Script<Machine, Scene>,
  { visit: { visitor } }: Scene,
  snapshot: SnapshotFrom<Machine>,
): Promise<readonly string[]> {
  const { page, locale, say } = visitor;
  const types = Object.keys(plan.words.en.events).filter((type) => !(type in (outside ?? {})));
  const takes = types.map((type) => [type, canTake(snapshot, plan.examples[type] ?? { type })] as const);
  const known = new Set([otherLanguage[locale], ...buttons.map((name) => say(name))]);
  const usable = await usableOn(page, say);
  const counted = isElsewhere?.(snapshot) === true ? usable.filter(({ event }) => event !== undefined) : usable;
  return differencesIn(counted, new Map(takes), known);
}
