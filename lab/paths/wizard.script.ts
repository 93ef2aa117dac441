import { expect, type Locator } from '@playwright/test';
import { fetchMe } from '../../contract/authentication/authentication.endpoints.ts';
import { done, stepwise } from '../../machines/kit/coverage.ts';
import { selectReachable, wizardMachine } from '../../machines/wizard/wizard.machine.ts';
import type { Control } from './kit/controls.ts';
import type { Say } from '../../tests/support/speech.ts';
import { giveSession } from './kit/login.ts';
import type { Answer, Plan } from './kit/plan.ts';
import type { Script } from './kit/script.ts';
import type { Standing } from './kit/verdict.ts';
import { loginPage, stepEntry } from './page-controls.ts';
import { openElsewhere, slugOf, type WizardSnapshot } from './wizard.moves.ts';
import type { Flaw, WizardScene } from './wizard.scene.ts';

interface Use<Scene extends WizardScene> {
  readonly plan: Plan<typeof wizardMachine>;
  readonly scene: Script<typeof wizardMachine, Scene>['scene'];
  /** The call that saves a step. */
  readonly save: RegExp;
  /** What the navigation over the steps is called. */
  readonly way: string;
  readonly stepNames: Readonly<Record<string, string>>;
  /** The button below the last step. */
  readonly last: string;
  /** Where the last step leads, and the session there. */
  readonly finished: {
    readonly address: RegExp;
    readonly standing: Standing;
    readonly beside: readonly Control[];
  };
  /** What a step asks for. */
  readonly fields: (slug: string, say: Say) => readonly Control[];
  /** What the server has to know before it answers as the path says. */
  readonly facts: (scene: Scene, answer: Answer) => Promise<void>;
  readonly aftermath?: (scene: Scene, answer: Answer) => Promise<void>;
  /** The day to come back, as the page writes it. */
  readonly comeBackOn: (scene: Scene) => string;
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
  const { stepNames, last, finished, comeBackOn } = use;
  const way = ({ visitor }: Scene): Locator =>
    visitor.page.getByRole('navigation', { name: visitor.say(use.way), exact: true });
  const wordsOf = ({ visitor }: Scene, slug: string) => visitor.say(stepNames[slug] ?? slug);
  const proceeding = (at: WizardSnapshot): string => {
    const { index, steps } = at.context;
    if (at.matches({ editing: 'failed' })) return 'Try again';
    return index === steps.length - 1 ? last : 'Continue';
  };
  const proceed = ({ visitor }: Scene, at: WizardSnapshot): Locator => visitor.button(proceeding(at));
  const deletion = ({ visitor }: Scene) => visitor.button('Delete my details');
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
    expect(scene.visitor.heading('From {day} on you can take part', { day: comeBackOn(scene) })).toBeVisible();

  return {
    plan: use.plan,
    calls: { saving: use.save, withdrawing: /^DELETE \/api\/v1\/applicants\// },
    scene: use.scene,
    open: async (scene, { input: { steps, slug } }) => {
      for (const step of steps) {
        // oxlint-disable-next-line no-await-in-loop -- one step after the other, as people do
        if (step.complete) await scene.complete(step.slug);
      }
      await giveSession(scene.visit, scene.person);
      await scene.visitor.page.goto(slug === undefined ? '/onboarding' : `/onboarding?step=${slug}`);
    },
    deeds: {
      'step.continue': {
        perform: async (scene, { before, next }) => {
          const flaw = next?.move?.kind === 'answer' ? flawOf(next.move) : undefined;
          await scene.fill(slugOf(before), flaw);
          await proceed(scene, before).click();
        },
        control: (_, at) => `button ${proceeding(at)}`,
        example: { type: 'step.continue', values: {} },
      },
      'step.back': {
        perform: ({ visitor }) => visitor.button('Back').click(),
        control: 'button Back',
      },
      'step.skip': {
        perform: () => Promise.reject(new Error('No step is optional.')),
        control: 'button Skip',
      },
      'step.goto': {
        perform: (scene, { event: { slug } }) =>
          way(scene)
            .getByRole('button', { name: wordsOf(scene, slug) })
            .click(),
        // One for each step: all of them are compared with what is within reach.
        control: null,
      },
      'facts.changed': {
        perform: async (scene, { before }) => {
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
        control: null,
      },
      'birthDate.correct': {
        perform: async ({ visitor }) => {
          await visitor.button('I mistyped: correct the date').click();
          await expect(visitor.field('Day')).toHaveAttribute('aria-invalid', 'true');
        },
        control: 'button I mistyped: correct the date',
      },
      'account.delete': {
        perform: (scene) => deletion(scene).click(),
        control: 'button Delete my details',
      },
    },
    facts: async (scene, answer) => {
      if (answer.output['kind'] === 'unauthenticated') return scene.visitor.context.clearCookies({ name: 'session' });
      await use.facts(scene, answer);
    },
    aftermath: async (scene, answer) => {
      const { output, fault, state } = answer;
      const { visitor } = scene;
      if (fault === 'tooMany')
        await expect(visitor.text('Too many requests. Please wait a minute and try again.').first()).toBeVisible();
      if (state === 'saving' && output['kind'] === 'failed') await expect(visitor.text('error.internal')).toBeVisible();
      await use.aftermath?.(scene, answer);
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
      'editing.typing': (scene, at) => expect(proceed(scene, at)).toBeVisible(),
      'editing.failed': (scene, at) => scene.keepsTyped(slugOf(at)),
      saving: async (scene, at) => {
        await isAt(scene, at, []);
        await expect(proceed(scene, at)).toHaveAttribute('aria-busy', 'true');
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
        await expect(deletion(scene)).toHaveAttribute('aria-busy', 'true');
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
    beside: (scene, at) => {
      const { say } = scene.visitor;
      if (at.matches('paused')) return [...loginPage, 'button Log in'];
      if (at.matches('withdrawn')) return ['button To the start page'];
      if (at.matches('finished')) return finished.beside;
      if (at.matches('saving')) return use.fields(slugOf(at), say);
      if (!at.matches('editing')) return [];
      const others = selectReachable(at).filter((slug) => slug !== slugOf(at));
      const entries = at.context.steps
        .filter(({ slug }) => others.includes(slug))
        .map(({ slug, complete }) => stepEntry(stepNames[slug] ?? slug, complete, say));
      return [...use.fields(slugOf(at), say), ...entries];
    },
    deepLink: '/dashboard',
  };
}
