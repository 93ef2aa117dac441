import { expect } from '@playwright/test';
import { fetchMe } from '../../contract/authentication/session.endpoints.ts';
import { done, stepwise } from '../../machines/kit/coverage.ts';
import { selectReachable, wizardMachine } from '../../machines/wizard/wizard.machine.ts';
import type { Answer, Flow } from './kit/flow.ts';
import type { Visit } from './kit/script.ts';
import { succeeded } from '../../tests/support/api-client.ts';
import { testPaths } from './kit/tests.ts';
import type { Standing } from './kit/verdict.ts';
import { applicantWizardFlow, employeeWizardFlow, openElsewhere, slugOf, type WizardSnapshot } from './wizard.flow.ts';
import { applicantAtWizard, employeeAtWizard, type WizardScene } from './wizard.scenes.ts';

const machine = stepwise(wizardMachine);
const unwritten = 'That didn’t work. Your details are still there; please try again.';

/** What the fields bear of themselves, by which nothing is sent. */
const ofTheFields = [
  'Show list',
  'My job is missing',
  'I don’t know yet',
  'Add another job',
  'Another one, none yet, or from another country',
];

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

function flawOf(answer: Answer | undefined) {
  if (answer?.output['kind'] === 'tooYoung') return 'tooYoung';
  return answer?.fault === undefined && answer?.output['code'] === 'validation' ? 'wrong' : undefined;
}

const wayOf = ({ visit: { visitor }, way }: WizardScene) =>
  visitor.page.getByRole('navigation', { name: visitor.say(way), exact: true });

/** The address, the fields and the way over the steps are those of this one. */
async function isAt(scene: WizardScene, at: WizardSnapshot, choosable: readonly string[]): Promise<void> {
  const { page, say } = scene.visit.visitor;
  const here = slugOf(at);
  const nameOf = (slug: string) => say(scene.names[slug] ?? slug);
  await expect(page).toHaveURL(new RegExp(`/onboarding\\?(.*&)?step=${here}(&|$)`));
  await expect(scene.sign(here)).toBeVisible();
  const textOf = ({ slug, complete }: WizardSnapshot['context']['steps'][number]) =>
    `${nameOf(slug)}${complete ? say('done') : ''}`;
  await expect(wayOf(scene).locator('[aria-current=step]')).toHaveText(
    at.context.steps.filter(({ slug }) => slug === here).map(textOf),
  );
  const others = at.context.steps.filter(({ slug }) => slug !== here && choosable.includes(slug));
  await expect(wayOf(scene).getByRole('button'), 'the steps that can be chosen').toHaveText(others.map(textOf));
}

function testWizard(
  flow: Flow<typeof wizardMachine>,
  scene: (visit: Visit) => Promise<WizardScene>,
  end: { readonly address: RegExp; readonly standing: Standing },
): void {
  testPaths({
    flow,
    scene,
    open: async ({ visit, person, complete }, { steps, slug }) => {
      for (const step of steps) {
        if (step.complete) await complete(step.slug);
      }
      await visit.visitor.keepSession(person);
      await visit.visitor.page.goto(slug === undefined ? '/onboarding' : `/onboarding?step=${slug}`);
    },
    fill: { 'step.continue': ({ fill }, { before, answer }) => fill(slugOf(before), flawOf(answer)) },
    outside: {
      // One for each step: all of them are compared with what is within reach.
      'step.goto': (it, { move }) =>
        wayOf(it)
          .getByRole('button', {
            name: it.visit.visitor.say(it.names[(move.event as { slug?: string }).slug ?? ''] ?? ''),
          })
          .click(),
      'facts.changed': async (it, { before }) => {
        // The page has asked by itself.
        if (before.matches({ editing: 'failed' })) return;
        const { page } = it.visit.visitor;
        await it.fill(slugOf(before));
        const slug = openElsewhere(before);
        await (slug === undefined ? it.alter() : it.complete(slug));
        const fetched = page.waitForResponse(/\/api\/auth\/me$/);
        await it.visit.visitor.comeBack();
        await (await fetched).finished();
        await it.keepsTyped(slugOf(before));
      },
    },
    become: async ({ visit, alter }, { output }) => {
      if (output['kind'] === 'unauthenticated') await visit.visitor.context.clearCookies({ name: 'session' });
      if (output['code'] === 'stale') await alter();
    },
    arrive: async ({ visit, saved, wrongField }, { move, before, after }) => {
      if (move.kind !== 'answer' || !before.matches('saving')) return;
      if (move.output['code'] === 'stale') await visit.visitor.sees('Something else was saved meanwhile');
      const slug = slugOf(before);
      if (after.matches('finished') || after.context.index > before.context.index) saved(slug);
      // The same step without "Try again": the server has found something wrong at a field.
      else if (after.matches({ editing: 'typing' }))
        await expect(wrongField(slug)).toHaveAttribute('aria-invalid', 'true');
    },
    values: ({ comeBackOn }) => ({ day: comeBackOn() }),
    buttons: (at) => (at.matches('paused') ? null : ofTheFields),
    shows: {
      editing: (it, at) => isAt(it, at, selectReachable(at)),
      'editing.typing': null,
      'editing.failed': ({ keepsTyped }, at) => keepsTyped(slugOf(at)),
      overview: async ({ visit: { visitor } }) => {
        await expect(visitor.page.locator('h1')).toBeFocused();
        await visitor.sees('What you have typed stays here. Go on whenever you like.');
      },
      saving: (it, at) => isAt(it, at, []),
      paused: async ({ visit: { visitor } }) => {
        await expect(visitor.page).toHaveURL(/\/login/);
        await visitor.heading('Log in').waitFor();
      },
      tooYoung: 'From {day} on you can take part',
      'tooYoung.told': ({ visit }) => expect(visit.visitor.text(unwritten)).toHaveCount(0),
      'tooYoung.failed': { text: unwritten },
      withdrawing: 'From {day} on you can take part',
      finished: async ({ visit, client }) => {
        await expect(visit.visitor.page).toHaveURL(end.address);
        const { data } = await succeeded(client.call(fetchMe));
        expect(data.user.onboarding.complete, 'the server counts every step').toBe(true);
      },
      withdrawn: async ({ visit: { world, slug, visitor }, person }) => {
        await visitor.sees('Everything is deleted');
        await expect(world.find(slug, person.email), 'nothing is left at the server').rejects.toThrow();
      },
    },
    reopened: (_, at) => reopened(at),
    standing: (at) => {
      if (at.matches('paused')) return { situation: 'loggedOut' };
      return at.matches('finished') ? end.standing : { ...end.standing, situation: 'needsOnboarding' };
    },
  });
}

testWizard(applicantWizardFlow, applicantAtWizard, {
  address: /\/tos\/accept/,
  standing: { situation: 'needsTos', role: 'applicant' },
});
testWizard(employeeWizardFlow, employeeAtWizard, {
  address: /\/dashboard/,
  standing: { situation: 'ready', role: 'employee' },
});
