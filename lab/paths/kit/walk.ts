import { expect, test } from '@playwright/test';
import { activeStates } from '../../../machines/kit/coverage.ts';
import type { Faults } from '../../../tests/support/faults.ts';
import type { Leg, Way } from './cover.ts';
import { faults as kinds } from './faults.ts';
import type { Answer, Move, Snapshot } from './flow.ts';
import { canTake, exampleOf } from './moves.ts';
import type { AnyScript, Staged, Visit } from './script.ts';
import { pollIntervals as intervals } from './wire.ts';

/** Walks a path in the browser; after each step the screen and the calls must be what the machine says. */
export async function walk(
  script: AnyScript,
  way: Way,
  { visit, faults, look }: { visit: Visit; faults: Faults; look: (step: number) => Promise<void> },
): Promise<Staged> {
  const scene = await script.scene(visit);
  for (const [index, leg] of way.legs.entries()) {
    await test.step(`${index + 1}. ${way.steps[index]?.words ?? ''}`, async () => {
      await take(script, scene, way, index, faults);
      if (way.steps[index]?.isPassing === false) {
        await scene.visit.wire.untilAllHeld();
        await seen(script, scene, leg.after);
        await scene.visit.wire.forsake();
      }
      await look(index);
    });
  }
  return scene;
}

const tells = (move: Move | undefined): move is Answer => move?.kind === 'answer' && move.brings !== undefined;

async function take(script: AnyScript, scene: Staged, { input, legs }: Way, index: number, faults: Faults) {
  const { world, wire, visitor } = scene.visit;
  const { move, before, after } = legs[index] as Leg;
  const next = legs[index + 1]?.move;
  const answer = next?.kind === 'answer' ? next : undefined;
  wire.await(activeStates(after).flatMap((state) => callOf(script, state) ?? []));
  if (!move || !before) return script.open(scene, input, answer, legs.map((leg) => leg.move).find(tells));
  const step = { move, before, after, fact: legs[index - 1]?.move?.fact, answer };
  const { type } = move.event;
  if (move.kind === 'wait') {
    await world.pass(move.milliseconds);
    // a call on its way would run out of its own time as well, and nothing asks again so soon
    await wire.untilQuiet();
    await visitor.page.clock.fastForward(move.milliseconds);
  } else if (move.kind === 'answer') {
    if (move.fault) faults.allow(...kinds[move.fault].traces);
    const isServers = !move.fault || move.fault === 'csrf';
    if (isServers && (move.brings === undefined || move.brings !== step.fact)) await script.become?.(scene, move, step);
    await hear(script, scene.visit, move);
  } else if (script.outside?.[type]) await script.outside[type](scene, step);
  else if ((await script.fill?.[type]?.(scene, step)) !== 'sent') {
    const button = visitor.page.locator(`[data-event="${type}"]:enabled:not([aria-disabled=true])`);
    await button.filter({ visible: true }).click();
  }
  return script.arrive?.(scene, step);
}

/** Answers after which something that somebody wanted has not happened. */
const failures: ReadonlySet<unknown> = new Set(['failed', 'refused', 'wrong', 'limited', 'blocked']);

/** The call ends. Whoever pressed something that came to nothing is told: a text stands on the page that did not before, or a notification that may say the same once more. */
async function hear(script: AnyScript, { wire, visitor: { page } }: Visit, { state, output, fault }: Answer) {
  const call = callOf(script, state);
  if (!call) throw new Error(`Say in the flow which call ${state} waits for.`);
  const before = await page.evaluate(textsOf, 'script, style, li[data-state=open]');
  await wire.end(call, fault);
  if (!failures.has(output['kind']) || call.source.startsWith('^GET')) return;
  const added = async () => {
    const left = [...before];
    const texts = await page.evaluate(textsOf, 'script, style').catch(() => before);
    return texts.filter((text) => !left.includes(text) || left.splice(left.indexOf(text), 1).length === 0);
  };
  const message = 'what the page says about what did not happen';
  await expect.poll(added, { message, intervals }).not.toEqual([]);
}

/** Runs in the page: every text of it, also what a busy button hides; numbers count down by themselves. */
function textsOf(but: string): string[] {
  const texts: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const left = walker.currentNode.parentElement?.closest(but) ?? null;
    const text = (walker.currentNode.textContent ?? '').replaceAll(/\d+/gu, '#').trim();
    if (text !== '' && left === null) texts.push(text);
  }
  return texts;
}

/** `POST /auth/login` of the flow, as the wire sees it: `POST /api/auth/login`. */
function callOf({ flow }: AnyScript, state: string): RegExp | undefined {
  const call = flow.calls[state];
  return call === undefined ? undefined : new RegExp(`^${call.replace(' ', ' /api')}$`);
}

/** What the screen shows of a state, and what it lets one do: each event has one button that can be pressed wherever it is taken, and none elsewhere, unless it happens outside the page. */
export async function seen(script: AnyScript, scene: Staged, snapshot: Snapshot, beside: readonly string[] = []) {
  const { visitor } = scene.visit;
  const types = Object.keys(script.flow.words.en.events).filter((type) => !(type in (script.outside ?? {})));
  const own = types.filter((type) => canTake(snapshot, exampleOf(script.flow, type)));
  const taken = [...own, ...beside].toSorted();
  const named = snapshot.status !== 'active' ? null : script.buttons ? script.buttons(snapshot) : [];
  const usable = () => visitor.page.evaluate(usableOf, { types, named: named?.map((name) => visitor.say(name)) });
  // Most pages are a moment behind: asked so often they are found ready sooner than by the looks that follow.
  await expect
    .poll(usable, { intervals, timeout: 3_000 })
    .toEqual(taken)
    .catch(() => undefined);
  const values = script.values?.(scene);
  for (const state of activeStates(snapshot)) {
    const shown = script.shows[state];
    if (typeof shown === 'function') await shown(scene, snapshot);
    else if (typeof shown === 'string') await expect(visitor.heading(shown, values)).toBeVisible();
    else if (shown && 'text' in shown) await visitor.sees(shown.text, values);
    // what goes on, or is busy, the controls tell
    else for (const text of shown ?? []) if (!/^busy |…$/.test(text)) await visitor.sees(text, values);
  }
  await expect.poll(usable, { message: 'what can be pressed, and what the machine takes', intervals }).toEqual(taken);
}

interface Wanted {
  readonly types: readonly string[];
  readonly named: readonly string[] | undefined;
}

/** Runs in the page: the events of every control that can be pressed now, not one that is busy, hidden or behind a dialog; and buttons of the page that nobody has named. */
const usableOf = ({ types, named }: Wanted): string[] =>
  [...document.querySelectorAll<HTMLElement>('[data-event], main button, [role=dialog] button')]
    .filter(
      (control) =>
        control.checkVisibility() &&
        !control.matches(':disabled, [aria-disabled=true]') &&
        control.closest('[aria-hidden=true], [inert]') === null,
    )
    .flatMap((control) => {
      const event = control.dataset['event'];
      if (event !== undefined) return types.includes(event) ? [event] : [];
      const label = control instanceof HTMLButtonElement ? control.labels[0] : undefined;
      const name = (control.ariaLabel ?? label?.innerText ?? control.innerText).trim();
      return named && !named.includes(name) ? [`a button “${name}” that nobody has named`] : [];
    })
    .toSorted();
