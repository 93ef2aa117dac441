import { expect, test } from '@playwright/test';
import type { AnyStateMachine, SnapshotFrom } from 'xstate';
import { stepwise } from '../../../machines/kit/coverage.ts';
import { Visitor } from '../../../tests/support/visitor.ts';
import type { Leg, Way } from './cover.ts';
import type { AnyFlow, Flow, Move } from './flow.ts';
import { movesFrom } from './moves.ts';
import type { AnyScript, Staged } from './script.ts';
import { followsVerdict } from './verdict.ts';
import { seen } from './walk.ts';

/** A page that everybody may read, for going away from the one that is tested. */
const elsewhere = '/imprint';

const deepLink = '/dashboard';

type Look = (way: string) => Promise<void>;

/** Comes back to a state in every way a browser offers; each opens a new document, which must find its way. */
export async function comeBack(script: AnyScript, scene: Staged, way: Way, look: Look) {
  const { after, move } = way.legs.at(-1) as Leg;
  const expected = script.reopened(scene, after, move?.fact);
  const { visit } = scene;
  const { visitor } = visit;
  visit.wire.await([]);
  const address = script.address?.(scene) ?? visitor.page.url();
  const looksRight = () => seen(script, scene, expected, script.beside?.(move?.fact));
  const step = (name: string, go: () => Promise<void>) => test.step(name, () => go().then(() => look(name)));

  await step('the same place in a new tab', async () => {
    visit.visitor = new Visitor(await visitor.context.newPage(), visitor.locale);
    await visit.visitor.page.goto(elsewhere);
    await visit.visitor.page.goto(address);
    await looksRight();
  });
  const tab = visit.visitor.page;
  const places = () => tab.evaluate(() => window.history.length);
  const placesBefore = await places();
  await step('a deep link to another page', async () => {
    await tab.goto(deepLink);
    await followsVerdict(visit.visitor, script.standing(expected), deepLink);
  });
  await step('back, and forward from what came before', async () => {
    // a link to the very place one is at adds none
    if ((await places()) > placesBefore) await tab.goBack();
    await looksRight();
    await tab.goBack();
    await expect(visit.visitor.heading('Imprint')).toBeVisible();
    await tab.goForward();
    await looksRight();
    await tab.close();
    visit.visitor = visitor;
  });
  await step('a reload', async () => {
    await visitor.page.reload();
    await looksRight();
  });
}

/** Reloads while a press waits for its answer: what was there before it is there again. */
export async function interrupt(script: AnyScript, scene: Staged, { legs }: Way, look: Look): Promise<void> {
  const { after } = legs.at(-2) as Leg;
  const { wire, visitor } = scene.visit;
  wire.await([]);
  await visitor.page.reload();
  await wire.forsake();
  await seen(script, scene, script.reopened(scene, after, legs.at(-2)?.move?.fact));
  await look('a reload');
}

/** What a new document finds: the machine begun anew, or already at `from`, and what the server then answers in `state`, as things stand there. */
export function reopenedBy<Machine extends AnyStateMachine, Fact extends string>(
  typed: Flow<Machine, Fact>,
  state: string,
  fact?: string,
  from?: SnapshotFrom<Machine>,
): SnapshotFrom<Machine> {
  const flow = typed as unknown as AnyFlow;
  const machine = stepwise(flow.machine);
  const at = from ?? machine.start(flow.openings[0]?.[1]).after;
  const told = movesFrom(flow, at, from && ({ fact } as Move)).find(
    (move) => move.kind === 'answer' && move.state === state && !move.fault && move.fact === fact,
  );
  if (!told) throw new Error(`Nothing is answered in ${state} where ${fact ?? 'nothing is known'}.`);
  return machine.step(at, told.event).after as SnapshotFrom<Machine>;
}
