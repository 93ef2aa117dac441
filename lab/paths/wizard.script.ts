import { expect, type Locator } from '@playwright/test';
import { fetchMe } from '../../contract/authentication/authentication.endpoints.ts';
import { done, stepwise } from '../../machines/kit/coverage.ts';
import { selectReachable, wizardMachine } from '../../machines/wizard/wizard.machine.ts';
import { giveSession } from './kit/login.ts';
import type { Answer, Plan } from './kit/plan.ts';
import type { Script } from './kit/script.ts';
import type { Standing } from './kit/verdict.ts';
import { openElsewhere, slugOf, type WizardSnapshot } from './wizard.plan.ts';
import type { Flaw, WizardScene } from './wizard.scene.ts';

interface Use<Scene extends WizardScene> {
  readonly plan: Plan<typeof wizardMachine>;
  readonly scene: Script<typeof wizardMachine, Scene>['scene'];
  /** What the navigation over the steps is called. */
  readonly way: string;
  readonly stepNames: Readonly<Record<string, string>>;
  /** Where the last step leads, and the session there. */
  readonly finished: { readonly address: RegExp; readonly standing: Standing };
  /** The page's own buttons. */
  readonly buttons?: readonly string[];
}

const machine = stepwise(wizardMachine);
const unwritten = 'That didn’t work. Your details are still there; please try again.';

/** As a new document finds it: the same step, what was typed there, and no memory of answers. */
function reopened(at: WizardSnapshot): WizardSnapshot {
  const { userId, steps } = at.context;
  const open = machine.start({ userId, steps, slug: slugOf(at) }).after;
  if (at.matches('paused') || at.matches('finished')) return at;
  if (!at.matches('withdrawn')) return open;
  // Nobody is logged in any more, as after a session that ended.
  const saving = machine.step(open, { type: 'step.continue', values: {} }).after;
  return machine.step(saving, done('wizard.saving', { kind: 'unauthenticated' })).after;
}

const flawOf = ({ output, fault }: Answer): Flaw | undefined => {
  if (output['kind'] === 'tooYoung') return 'tooYoung';
  return fault === undefined && output['code'] === 'validation' ? 'wrong' : undefined;
};

/** How a person uses the wizard, whichever of the two it is. */
export function wizardScript<Scene extends WizardScene>(use: Use<Scene>): Script<typeof wizardMachine, Scene> {
  const { stepNames, finished } = use;
  const way = ({ visitor }: Scene): Locator =>
    visitor.page.getByRole('navigation', { name: visitor.say(use.way), exact: true });
  const wordsOf = ({ visitor }: Scene, slug: string) => visitor.say(stepNames[slug] ?? slug);
  const pending = ({ visitor }: Scene, event: string) =>
    expect(visitor.page.locator(`[data-event="${event}"]`)).toHaveAttribute('aria-busy', 'true');
  const isAt = async (scene: Scene, at: WizardSnapshot, choosable: readonly string[]) => {
    const { page, say } = scene.visitor;
    await expect(page).toHaveURL(new RegExp(`/onboarding\\?(.*&)?step=${slugOf(at)}(&|$)`));
    await expect(scene.sign(slugOf(at))).toBeVisible();
    await expect(way(scene).locator('[aria-current=step]')).toHaveText(wordsOf(scene, slugOf(at)));
    const others = at.context.steps.filter(({ slug }) => slug !== slugOf(at) && choosable.includes(slug));
    await expect(way(scene).getByRole('button'), 'the steps that can be chosen').toHaveText(
      others.map(({ slug, complete }) => `${wordsOf(scene, slug)}${complete ? say('done') : ''}`),
    );
  };
  const isTooYoung = (scene: Scene) =>
    expect(scene.visitor.heading('From {day} on you can take part', { day: scene.comeBackOn })).toBeVisible();

  return {
    plan: use.plan,
    scene: use.scene,
    open: async (scene, { input: { steps, slug } }) => {
      for (const step of steps) {
        // oxlint-disable-next-line no-await-in-loop -- one step after the other, as people do
        if (step.complete) await scene.complete(step.slug);
      }
      await giveSession(scene.visit, scene.person);
      await scene.visitor.page.goto(slug === undefined ? '/onboarding' : `/onboarding?step=${slug}`);
    },
    fill: {
      'step.continue': (scene, { before, answer }) => scene.fill(slugOf(before), answer && flawOf(answer)),
    },
    outside: {
      // One for each step: all of them are compared with what is within reach.
      'step.goto': (scene, { event: { slug } }) =>
        way(scene)
          .getByRole('button', { name: wordsOf(scene, slug) })
          .click(),
      'facts.changed': async (scene, { before }) => {
        // The page has asked by itself.
        if (before.matches({ editing: 'failed' })) return;
        const { page } = scene.visitor;
        await scene.fill(slugOf(before));
        const slug = openElsewhere(before);
        await (slug === undefined ? scene.alter() : scene.complete(slug));
        const fetched = page.waitForResponse(/\/api\/auth\/me$/);
        await page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
        await (await fetched).finished();
        await scene.keepsTyped(slugOf(before));
      },
    },
    buttons: use.buttons ?? [],
    isElsewhere: (at) => ['paused', 'finished', 'withdrawn'].some((end) => at.matches(end as 'paused')),
    facts: async (scene, { output }) => {
      if (output['kind'] === 'unauthenticated') await scene.visitor.context.clearCookies({ name: 'session' });
      if (output['code'] === 'stale') await scene.alter();
    },
    aftermath: async ({ visitor }, { output }) => {
      if (output['code'] === 'stale') await expect(visitor.text('A colleague was faster')).toBeVisible();
    },
    arrive: async (scene, after, before) => {
      if (!before.matches('saving')) return;
      const slug = slugOf(before);
      const hasSaved = after.matches('finished') || after.context.index > before.context.index;
      if (hasSaved) scene.saved(slug);
      // The same step without "Try again": the server has found something wrong at a field.
      else if (after.matches({ editing: 'typing' }))
        await expect(scene.wrongField(slug)).toHaveAttribute('aria-invalid', 'true');
    },
    shows: {
      editing: (scene, at) => isAt(scene, at, selectReachable(at)),
      'editing.typing': null,
      'editing.failed': (scene, at) => scene.keepsTyped(slugOf(at)),
      saving: async (scene, at) => {
        await isAt(scene, at, []);
        await pending(scene, 'step.continue');
      },
      paused: async ({ visitor }) => {
        await expect(visitor.page).toHaveURL(/\/login/);
        await expect(visitor.heading('Log in')).toBeVisible();
      },
      tooYoung: isTooYoung,
      'tooYoung.told': ({ visitor }) => expect(visitor.text(unwritten)).toHaveCount(0),
      'tooYoung.failed': ({ visitor }) => expect(visitor.text(unwritten)).toBeVisible(),
      withdrawing: async (scene) => {
        await isTooYoung(scene);
        await pending(scene, 'account.delete');
      },
      finished: async ({ visitor: { page }, elsewhere }) => {
        await expect(page).toHaveURL(finished.address);
        const { body } = await elsewhere.call(fetchMe);
        expect(body.data.user.onboarding.complete, 'the server counts every step').toBe(true);
      },
      withdrawn: async ({ visit: { world, slug }, visitor, person }) => {
        await expect(visitor.heading('Everything is deleted')).toBeVisible();
        await expect(world.find(slug, person.email), 'nothing is left at the server').rejects.toThrow();
      },
    },
    reopened: (_scene, at) => reopened(at),
    standing: (at) => {
      if (at.matches('paused')) return { situation: 'loggedOut' };
      if (at.matches('finished')) return finished.standing;
      return { situation: 'needsOnboarding', role: finished.standing.role };
    },
    deepLink: '/dashboard',
  };
}
