import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { passed, stepwise } from '../../machines/kit/coverage.ts';
import { guardianConsentMachine } from '../../machines/legal-contacts/guardian-consent.machine.ts';
import { type Fact, guardianConsentPlan } from './guardian-consent.plan.ts';
import { ConsentScene } from './guardian-consent.scene.ts';
import type { Answer } from './kit/plan.ts';
import { reopenedBy } from './kit/reopened.ts';
import { type Script, unseen } from './kit/script.ts';
type Snapshot = SnapshotFrom<typeof guardianConsentMachine>;

const refusesAddress = ({ output }: Answer): boolean => 'email' in ((output['errors'] as object | undefined) ?? {});
const adult = 'One last step, then companies can find you';
const naming = 'Almost there: now somebody has to agree for you';
const waiting = 'We are waiting for {guardian}';
const another = 'Who shall we ask instead?';

/** The longest stretch of a sentence that holds a number. */
const around = (sentence: string): string =>
  sentence.split(/\s(?=[\s.])/).reduce((one, other) => (other.length > one.length ? other : one));

const pausing = ({ visitor }: ConsentScene) =>
  expect(visitor.page.getByText(around(visitor.say('You can send the e-mail again in <0/>.')))).toBeVisible();
const resendable = ({ visitor }: ConsentScene) => expect(visitor.button('Send the e-mail again')).toBeVisible();
const limited = ({ visitor }: ConsentScene) =>
  expect(visitor.text('The e-mail can’t be sent again today. Tomorrow it can.')).toBeVisible();

const opened = (fact: Fact): Snapshot => reopenedBy(guardianConsentPlan, 'loading', fact);
/** Milliseconds of the pause have passed for a page that opens later. */
const cooled = (): Snapshot =>
  stepwise(guardianConsentMachine).step(
    opened('awaiting'),
    passed('cooling', 'guardianConsent.awaitingGuardian.resend.cooling'),
  ).after;

export const guardianConsentScript: Script<typeof guardianConsentMachine, ConsentScene> = {
  plan: guardianConsentPlan,
  scene: (visit) => ConsentScene.begin(visit),
  open: async (scene, _, next) => {
    await scene.prepare(next?.move?.kind === 'answer' ? (next.move.brings as Fact) : undefined, { isOpening: true });
    await scene.logIn();
    await scene.visitor.page.goto('/tos/accept', { waitUntil: 'commit' });
  },
  fill: {
    'consent.retry': (scene, { answer }) => scene.prepare(answer?.brings as Fact | undefined, { isOpening: false }),
    'guardian.submit': async (scene, { answer }) => {
      const { visitor, request } = scene;
      scene.entered = answer && refusesAddress(answer) ? request.ownAddress : request.newAddress();
      await visitor.page.getByRole('radio', { name: visitor.say('My mother') }).check();
      await visitor.fillIn({
        'Their first name': request.guardian.firstname,
        'Their last name': request.guardian.lastname,
        'Their e-mail address': scene.entered,
      });
    },
  },
  outside: {
    'tab.focused': ({ visitor }) =>
      visitor.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
  },
  isElsewhere: (at) => at.matches('accepted'),
  become: (scene, fact) => scene.become(fact as Fact),
  isQuiet: ({ state }) => state === 'awaitingGuardian.answer.asking',
  aftermath: async (scene, answer) => {
    const { output, state } = answer;
    const { visitor } = scene;
    if (output['kind'] === 'ok') await scene.saved(state);
    if (output['newText'] === true)
      await expect(
        visitor.text('The terms have just changed, so nothing was saved. Please read the new text below.'),
      ).toBeVisible();
    if (refusesAddress(answer))
      await expect(visitor.field('Their e-mail address')).toHaveAttribute('aria-invalid', 'true');
  },
  arrive: async (scene, after, before) => {
    // The page has looked meanwhile, as the poll is shorter than the pause.
    if (!before.matches({ awaitingGuardian: { resend: 'cooling' } })) return;
    if (after.matches({ awaitingGuardian: { resend: 'available' } })) await scene.hasLookedAgain();
  },
  values: ({ guardian, request }) => ({ guardian, firstname: request.guardian.firstname }),
  shows: {
    loading: ({ visitor, hasAcceptedBefore }) =>
      hasAcceptedBefore
        ? expect(visitor.heading('The terms are accepted')).toBeVisible()
        : expect(visitor.text('Loading the terms …')).toBeAttached(),
    failed: 'We couldn’t load this page completely.',
    adult,
    'adult.reading': null,
    'adult.failed': ({ visitor }) => expect(visitor.text('error.internal').first()).toBeVisible(),
    accepting: adult,
    minor: naming,
    saving: naming,
    awaitingGuardian: waiting,
    'awaitingGuardian.answer': null,
    'awaitingGuardian.answer.resting': (scene) => scene.isAtRest(),
    'awaitingGuardian.answer.asking': async ({ visit: { wire } }) => {
      await wire.untilHeld(/^GET \/api\/v1\/legal-contacts\/current$/);
      await wire.untilHeld(/^GET \/api\/auth\/me$/);
    },
    'awaitingGuardian.resend': null,
    'awaitingGuardian.resend.choosing': unseen,
    'awaitingGuardian.resend.cooling': pausing,
    'awaitingGuardian.resend.available': resendable,
    'awaitingGuardian.resend.limitedToday': limited,
    resending: waiting,
    editing: another,
    replacing: another,
    declined: '{firstname} still has questions, or would rather not',
    expired: '{guardian} has not answered',
    'expired.choosing': unseen,
    'expired.cooling': pausing,
    'expired.available': resendable,
    'expired.limitedToday': limited,
    withdrawn: '{guardian} has withdrawn the consent',
    'withdrawn.choosing': unseen,
    'withdrawn.cooling': pausing,
    'withdrawn.available': resendable,
    'withdrawn.limitedToday': limited,
    accepted: ({ visitor, request, hasAcceptedBefore }) =>
      expect(
        hasAcceptedBefore
          ? visitor.heading('The terms are accepted')
          : visitor.heading('Companies can find you, {name}', { name: request.firstname }),
      ).toBeVisible(),
  },
  reopened: (_, at) => {
    if (at.matches('failed')) return opened('unnamed');
    if (at.matches('adult')) return opened('adult');
    if (at.matches('editing')) return opened('awaiting');
    if (at.matches({ awaitingGuardian: { resend: 'available' } })) return cooled();
    return at;
  },
  standing: (at) => ({ situation: at.matches('accepted') ? 'ready' : 'needsTos', role: 'applicant' }),
  deepLink: '/dashboard',
};
