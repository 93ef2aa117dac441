import { expect, test } from '@playwright/test';
import type { AnyStateMachine } from 'xstate';
import { Visitor } from '../../../tests/support/visitor.ts';
import type { Way } from './cover.ts';
import type { Text } from './plan.ts';
import type { Script, Staged } from './script.ts';
import { followsVerdict } from './verdict.ts';
import { seen } from './walk.ts';

/** A page that everybody may read, for going away from the one that is tested. */
const elsewhere = '/imprint';

/** Looks on after each way back, once what it led to has been checked. */
export type Bystander = (way: Text) => Promise<void>;

const ways = {
  newTab: { de: 'dieselbe Stelle in einem neuen Tab', en: 'the same place in a new tab' },
  deepLink: {
    de: 'ein Link zu einer Seite, die alles voraussetzt',
    en: 'a deep link to a page that needs everything',
  },
  back: { de: 'zurück, und wieder vor', en: 'back, and forward from what came before' },
  reload: { de: 'neu laden', en: 'a reload' },
} as const satisfies Readonly<Record<string, Text>>;

/** Comes back to a state in every way a browser offers; each opens a new document, which must find its way. */
export async function comeBack<Machine extends AnyStateMachine, Scene extends Staged>(
  script: Script<Machine, Scene>,
  scene: Scene,
  way: Way<Machine>,
  look: Bystander,
): Promise<void> {
  const { after: reached, move } = way.legs.at(-1) ?? {};
  if (reached === undefined) throw new Error(`${way.id} has no steps.`);
  const expected = script.reopened(scene, reached, move?.fact);
  const { visit } = scene;
  const { visitor } = visit;
  const { page } = visitor;
  visit.wire.await([]);
  const address = script.address?.(scene) ?? page.url();
  const looksRight = () => seen(script, scene, expected);
  const step = (name: Text, walk: () => Promise<void>) =>
    test.step(name.en, async () => {
      await walk();
      await look(name);
    });

  await step(ways.newTab, async () => {
    visit.visitor = new Visitor(await visitor.context.newPage(), visitor.locale);
    await visit.visitor.page.goto(elsewhere);
    await visit.visitor.page.goto(address);
    await looksRight();
  });
  const tab = visit.visitor.page;
  const places = () => tab.evaluate(() => window.history.length);
  const placesBefore = await places();
  await step(ways.deepLink, () => followsVerdict(visit.visitor, script.deepLink, script.standing(expected)));
  await step(ways.back, async () => {
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
  await step(ways.reload, async () => {
    await page.reload();
    await looksRight();
  });
}

/** Reloads while a press waits for its answer: what was there before it is there again. */
export async function interrupt<Machine extends AnyStateMachine, Scene extends Staged>(
  script: Script<Machine, Scene>,
  scene: Scene,
  way: Way<Machine>,
  look: Bystander,
): Promise<void> {
  const before = way.legs.at(-1)?.before;
  const fact = way.legs.at(-2)?.move?.fact;
  if (before === undefined) throw new Error(`${way.id} has no step.`);
  const { visit } = scene;
  visit.wire.await([]);
  await visit.visitor.page.reload();
  await visit.wire.forsake();
  await seen(script, scene, script.reopened(scene, before, fact));
  await look(ways.reload);
}
