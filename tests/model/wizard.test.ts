import { fetchMe } from '../../contract/authentication/authentication.endpoints.ts';
import { done } from '../../machines/kit/coverage.ts';
import { onboardingInput } from '../../machines/onboarding/onboarding.ts';
import { selectReachable, selectStep, wizardMachine } from '../../machines/wizard/wizard.machine.ts';
import { expect, test } from '../support/page-fixtures.ts';
import { tour } from './tour.ts';
import { completeOf, returnOn, WizardInBrowser } from './wizard-in-browser.ts';

const impossible = [
  [/xstate\.error\.actor/, 'an actor that throws is a bug: all of them answer with what went wrong'],
  [/step\.skip/, 'neither onboarding has an optional step'],
  [/session\.resumed/, 'who was logged out is on the login page; the wizard begins anew where it was (e2e/onboarding)'],
] as const;

test('the wizard takes its transitions in the browser, and the page shows each state', async ({
  open,
  world,
  faults,
}) => {
  test.setTimeout(240_000);
  faults.allow(/status of 500/, /answer 500/);
  const person = await world.person('app', { locale: 'en' });
  const api = await world.as(person);
  const { body } = await api.call(fetchMe);
  const visitor = await open('app');
  await visitor.context.addCookies(
    [...api.cookies].map(([name, value]) => ({ name, value, url: world.origin('app'), httpOnly: name === 'session' })),
  );
  const browser = new WizardInBrowser(visitor, { ready: body.data, origin: world.origin('app') });
  await browser.connect();
  const inputs = [[], ['profile'], ['profile', 'phonenumber']].map((complete) => onboardingInput(browser.me(complete)));
  const common = [{ kind: 'refused', errors: { field: ['wrong'] } }, { kind: 'unauthenticated' }, { kind: 'failed' }];

  const result = await tour(wizardMachine, {
    openings: inputs,
    key: ({ context }) => [context.index, context.steps],
    impossible,
    movesFrom: (at) => {
      const { steps } = at.context;
      const slug = selectStep(at)?.slug ?? '';
      if (at.matches('saving')) {
        const saved = browser.me([...completeOf(steps), slug]).user.onboarding.steps;
        const young = slug === 'profile' ? [{ kind: 'tooYoung', until: returnOn }] : [];
        return [{ kind: 'ok', steps: saved, me: {} }, ...common, ...young].map((answer) =>
          done('wizard.saving', answer),
        );
      }
      if (at.matches('withdrawing'))
        return ['ok', 'unauthenticated', 'failed'].map((kind) => done('wizard.withdrawing', { kind }));
      if (at.matches('tooYoung')) return [{ type: 'account.delete' }, { type: 'birthDate.correct' }];
      if (!at.matches('editing')) return [];
      return [
        { type: 'facts.changed', steps },
        ...(at.can({ type: 'step.back' }) ? [{ type: 'step.back' }] : []),
        ...selectReachable(at)
          .filter((other) => other !== slug)
          .map((other) => ({ type: 'step.goto', slug: other })),
        { type: 'step.continue', values: {} },
      ];
    },
    perform: (move, after, before) =>
      test.step(move.kind === 'open' ? 'open' : `${JSON.stringify(before?.value)} ${move.event.type}`, async () => {
        if (move.kind === 'open') await browser.open(move.input.steps, after);
        else if (before) await browser.take(move.event, after, before);
      }),
  });
  expect(result).toMatchObject({ notWalked: [], wronglyDeclared: [] });
});
