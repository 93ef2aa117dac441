import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { passed, stepwise } from '../../machines/kit/coverage.ts';
import { guardianConsentMachine } from '../../machines/legal-contacts/guardian-consent.machine.ts';
import { type Standing, standings } from './guardian-consent.answers.ts';
import { guardianConsentPlan } from './guardian-consent.plan.ts';
import { ConsentScene } from './guardian-consent.scene.ts';
import type { Leg } from './kit/cover.ts';
import type { Answer } from './kit/plan.ts';
import { type Script, unseen } from './kit/script.ts';
import {
  accountLink,
  dashboardLink,
  findableText,
  guardianFields,
  overview,
  supportLink,
  termsText,
} from './page-controls.ts';

type Snapshot = SnapshotFrom<typeof guardianConsentMachine>;

const current = /^GET \/api\/v1\/legal-contacts\/current$/;
const meOrCurrent = /^GET \/api\/(auth\/me|v1\/legal-contacts\/current)$/;
const create = /^POST \/api\/v1\/legal-contacts$/;
const standingIn = ({ output }: Answer): Standing | undefined => output['standing'] as Standing | undefined;
const refusesAddress = ({ output }: Answer): boolean => 'email' in ((output['errors'] as object | undefined) ?? {});
const answerIn = (leg: Leg<typeof guardianConsentMachine> | undefined): Answer | undefined =>
  leg?.move?.kind === 'answer' ? leg.move : undefined;

const shows = (heading: string) => (scene: ConsentScene) =>
  expect(scene.visitor.heading(heading, { guardian: scene.guardian })).toBeVisible();
const adult = shows('One last step, then companies can find you');
const naming = shows('Almost there: now somebody has to agree for you');
const waiting = shows('We are waiting for {guardian}');
const another = shows('Who shall we ask instead?');
/** Nothing of its own: the other states that are active show it, or the controls. */
const anything = () => Promise.resolve();

/** The longest stretch of a sentence that holds a number. */
const around = (sentence: string): string =>
  sentence.split(/\s(?=[\s.])/).reduce((one, other) => (other.length > one.length ? other : one));

const pausing = ({ visitor }: ConsentScene) =>
  expect(visitor.page.getByText(around(visitor.say('You can send the e-mail again in <0/>.')))).toBeVisible();
const resendable = ({ visitor }: ConsentScene) => expect(visitor.button('Send the e-mail again')).toBeVisible();
const limited = ({ visitor }: ConsentScene) =>
  expect(visitor.text('The e-mail can’t be sent again today. Tomorrow it can.')).toBeVisible();

const machine = stepwise(guardianConsentMachine);
const opened = (standing: Standing): Snapshot =>
  machine.step(machine.start(undefined).after, standings('loading', standing).event).after;
/** Milliseconds of the pause have passed for a page that opens later. */
const cooled = machine.step(
  opened('awaiting'),
  passed('cooling', 'guardianConsent.awaitingGuardian.resend.cooling'),
).after;

export const guardianConsentScript: Script<typeof guardianConsentMachine, ConsentScene> = {
  plan: guardianConsentPlan,
  calls: {
    loading: current,
    accepting: /^POST \/api\/v1\/terms\/acceptance$/,
    saving: create,
    replacing: create,
    resending: /^POST \/api\/v1\/legal-contacts\/[^/]+\/transitions$/,
    'awaitingGuardian.answer.asking': meOrCurrent,
  },
  scene: (visit) => ConsentScene.begin(visit),
  open: async (scene, _, next) => {
    const answer = answerIn(next);
    await scene.prepare(answer && standingIn(answer), { isOpening: true });
    await scene.logIn();
    await scene.visitor.page.goto('/tos/accept', { waitUntil: 'commit' });
  },
  deeds: {
    'consent.retry': {
      perform: async (scene, { next }) => {
        const answer = answerIn(next);
        await scene.prepare(answer && standingIn(answer), { isOpening: false });
        await scene.visitor.button('Try again').click();
      },
      control: 'button Try again',
    },
    'terms.accept': {
      perform: ({ visitor }) => visitor.button('I agree').click(),
      control: 'button I agree',
      example: { type: 'terms.accept', hash: 'h', findable: 'f' },
    },
    'guardian.submit': {
      perform: async (scene, { next }) => {
        const { visitor, request } = scene;
        const answer = answerIn(next);
        const email = answer && refusesAddress(answer) ? request.ownAddress : request.newAddress();
        await visitor.page.getByRole('radio', { name: visitor.say('My mother') }).check();
        await visitor.fillIn({
          'Their first name': request.guardian.firstname,
          'Their last name': request.guardian.lastname,
          'Their e-mail address': email,
        });
        await visitor.button('Send the link').click();
        scene.entered = email;
      },
      control: 'button Send the link',
      example: {
        type: 'guardian.submit',
        values: { firstname: 'A', lastname: 'B', email: 'a@example.net', gender: 'female', relation: 'mother' },
      },
    },
    'guardian.update': {
      perform: ({ visitor }) => visitor.button('Update legal guardian').click(),
      control: 'button Update legal guardian',
    },
    'guardian.cancel': {
      perform: ({ visitor }) => visitor.button('Leave it as it is').click(),
      control: 'button Leave it as it is',
    },
    'link.resend': {
      perform: ({ visitor }) => visitor.button('Send the e-mail again').click(),
      control: 'button Send the e-mail again',
    },
    'tab.focused': {
      perform: ({ visitor }) => visitor.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
      control: null,
    },
  },
  facts: async (scene, answer) => {
    const standing = standingIn(answer);
    if (standing) await scene.become(standing);
  },
  isQuiet: ({ state }) => state === 'awaitingGuardian.answer.asking',
  aftermath: async (scene, answer) => {
    const { fault, output, state } = answer;
    const { visitor } = scene;
    if (fault === 'tooMany' || output['code'] === 'too_many_requests')
      await expect(visitor.text('Too many requests. Please wait a minute and try again.').first()).toBeVisible();
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
  shows: {
    loading: ({ visitor, hasAcceptedBefore }) =>
      hasAcceptedBefore
        ? expect(visitor.heading('The terms are accepted')).toBeVisible()
        : expect(visitor.text('Loading the terms …')).toBeAttached(),
    failed: shows('We couldn’t load this page completely.'),
    adult,
    'adult.reading': anything,
    'adult.failed': ({ visitor }) => expect(visitor.text('error.internal').first()).toBeVisible(),
    accepting: adult,
    minor: naming,
    saving: naming,
    awaitingGuardian: waiting,
    'awaitingGuardian.answer': anything,
    'awaitingGuardian.answer.resting': (scene) => scene.isAtRest(),
    'awaitingGuardian.answer.asking': async ({ visit: { wire } }) => {
      await wire.untilHeld(current);
      await wire.untilHeld(/^GET \/api\/auth\/me$/);
    },
    'awaitingGuardian.resend': anything,
    'awaitingGuardian.resend.choosing': unseen,
    'awaitingGuardian.resend.cooling': pausing,
    'awaitingGuardian.resend.available': resendable,
    'awaitingGuardian.resend.limitedToday': limited,
    resending: waiting,
    editing: another,
    replacing: another,
    declined: ({ visitor, request }) =>
      expect(
        visitor.heading('{firstname} still has questions, or would rather not', {
          firstname: request.guardian.firstname,
        }),
      ).toBeVisible(),
    expired: shows('{guardian} has not answered'),
    'expired.choosing': unseen,
    'expired.cooling': pausing,
    'expired.available': resendable,
    'expired.limitedToday': limited,
    withdrawn: shows('{guardian} has withdrawn the consent'),
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
    if (at.matches({ awaitingGuardian: { resend: 'available' } })) return cooled;
    return at;
  },
  standing: (at) => ({ situation: at.matches('accepted') ? 'ready' : 'needsTos', role: 'applicant' }),
  beside: ({ visitor, hasAcceptedBefore }, at) => {
    if (at.matches('accepted') && !hasAcceptedBefore) return overview;
    if (at.matches('accepted') || at.matches('loading')) return hasAcceptedBefore ? [termsText, dashboardLink] : [];
    if (at.matches('adult') || at.matches('accepting')) return [findableText, termsText];
    if (at.matches('editing') || at.matches('replacing')) return guardianFields;
    if (at.matches('minor') || at.matches('saving')) return [...guardianFields, accountLink(visitor.locale), termsText];
    return at.matches('awaitingGuardian') || at.matches('resending') ? [supportLink(visitor.locale)] : [];
  },
  deepLink: '/dashboard',
};
