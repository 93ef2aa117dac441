import {
  askDeletion,
  cancelDeletion,
  changePassword,
  confirmDeletion,
  endSession,
  exportAccount,
} from '../../../contract/account/account.endpoints.ts';
import {
  transitionApplicant,
  updateApplicant,
  withdrawRegistration,
} from '../../../contract/applicants/applicants.endpoints.ts';
import {
  forgotPassword,
  login,
  registerApplicant,
  registerEmployee,
  resendVerification,
  resetPassword,
  verifyEmail,
} from '../../../contract/authentication/authentication.endpoints.ts';
import {
  answerLegalContact,
  createLegalContact,
  requestNewLink,
  withdrawLegalContact,
} from '../../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { answerPing, transitionPing } from '../../../contract/pings/pings.endpoints.ts';
import { acceptTerms } from '../../../contract/terms/terms.endpoints.ts';
import { updateUser } from '../../../contract/users/users.endpoints.ts';
import { bornYearsAgo, fillAddress, fillProfile } from '../../support/steps.ts';
import type { Visitor } from '../../support/visitor.ts';
import { adult, applicant, lost, minor, onTheWay, paused, popular, runOut } from '../cast.ts';
import { failing, type Maker, press, type Scene, type Screen, selector, text, withSending } from '../screen.ts';
import { deletionLink, keepLink } from './accounts.ts';
import { messageLink } from './applicants.ts';
import { unverified } from './beginnings.ts';
import { answeredLink, askedLink, deadLink } from './consent.ts';
import { invitationLink, register, resetLink } from './guests.ts';

/** Fills in what stands there and presses a button. */
const filled =
  (values: Readonly<Record<string, string>>, ...buttons: readonly string[]): NonNullable<Screen['act']> =>
  async (visitor, scene) => {
    await selector('html[data-started]')(visitor).waitFor();
    await visitor.fillIn(values);
    await press(...buttons)(visitor, scene);
  };

const name = { 'First name': 'Mara', 'Last name': 'Lenz' };
const newPassword = { 'New password': 'Lehrstelle-2027', 'Repeat the new password': 'Lehrstelle-2027' };
const didNotWork = 'That didn’t work. Please try again.';

const verification = { route: 'verify-email', path: '/auth/verify-email' } as const;
const onboarding = { route: 'onboarding', path: '/onboarding' } as const;
const terms = { route: 'tos.accept', path: '/tos/accept' } as const;
const guardian = { route: 'tos.verify', host: 'chemie', path: askedLink } as const;
const home = { route: 'dashboard', path: '/dashboard' } as const;
const message = { route: 'pings.answer', path: (scene: Scene) => messageLink(scene) } as const;
const account = { route: 'account', path: '/account', as: applicant } as const;
const security = { route: 'account.security', path: '/account/security', as: applicant } as const;
const danger = { route: 'account.danger-zone', path: '/account/danger-zone', as: applicant } as const;

/** Whoever types into a step is somebody of their own: the browser keeps what was typed. */
const beginner = (): Maker => (stage) =>
  stage.world.person('chemie', { stage: 'verified', firstname: 'Jonte', lastname: 'Petersen' });

const profile =
  (years: number, ...buttons: readonly string[]): NonNullable<Screen['act']> =>
  async (visitor, scene) => {
    const birthday = bornYearsAgo(years, scene.stage.world.clock.now());
    await fillProfile(visitor, { occupation: 'Koch/Köchin', certificate: /Abitur/, birthday });
    await press('Continue', ...buttons)(visitor, scene);
  };

async function nameGuardian(visitor: Visitor, scene: Scene): Promise<void> {
  await visitor.page.getByRole('radio', { name: visitor.say('My mother') }).check();
  await visitor.field('Their gender').selectOption('female');
  const values = {
    'Their first name': 'Svenja',
    'Their last name': 'Kramer',
    'Their e-mail address': 'svenja@example.net',
  };
  await filled(values, 'Send the link')(visitor, scene);
}

/** What applicants, guardians and guests send: on the way, and not arrived. */
export const sendings: readonly Screen[] = [
  ...withSending(
    {
      name: 'login',
      route: 'login',
      path: '/login',
      act: filled({ 'E-mail address': 'nobody@example.net', Password: 'Falsch-2026' }, 'Log in'),
    },
    { endpoint: login },
  ),
  ...withSending(
    {
      name: 'forgot-password',
      route: 'forgot-password',
      path: '/password/forgot',
      act: filled({ 'E-mail address': 'nobody@example.net' }, 'Send the link'),
    },
    { endpoint: forgotPassword },
  ),
  ...withSending(
    {
      name: 'reset-password',
      route: 'reset-password',
      path: (scene) => resetLink(scene),
      act: filled(newPassword, 'Save the new password'),
    },
    { endpoint: resetPassword },
  ),
  ...withSending(
    {
      ...register,
      act: filled({ ...name, 'E-mail address': 'mara@example.net', Password: 'Lehrstelle-2026' }, 'Create my account'),
    },
    { endpoint: registerApplicant },
  ),
  ...withSending(
    {
      name: 'register-employee',
      route: 'register-employee',
      path: (scene) => invitationLink(scene),
      act: filled({ ...name, Password: 'Lehrstelle-2026' }, 'Create account'),
    },
    { endpoint: registerEmployee },
  ),
  ...withSending(
    {
      ...verification,
      name: 'verify-email',
      as: unverified(),
      act: ({ page }) => page.locator('input[name=code]').fill('123456'),
    },
    { endpoint: verifyEmail },
  ),
  ...withSending(
    { ...verification, name: 'verify-email.again', as: unverified({ age: 120_000 }), act: press('Send a new code') },
    { endpoint: resendVerification, notified: didNotWork },
  ),
  ...withSending(
    { ...onboarding, name: 'onboarding.profile', as: beginner(), act: profile(17) },
    { endpoint: updateApplicant },
  ),
  ...withSending(
    { ...onboarding, name: 'onboarding.too-young', as: beginner(), act: profile(12, 'Delete my details') },
    { endpoint: withdrawRegistration },
  ),
  ...withSending(
    {
      ...onboarding,
      name: 'onboarding.phone',
      as: onTheWay({}),
      act: filled({ 'Phone number': '0221 9901234' }, 'Continue'),
    },
    { endpoint: updateApplicant },
  ),
  ...withSending(
    {
      ...onboarding,
      name: 'onboarding.address',
      as: onTheWay({ phonenumber: '+492219901234' }),
      act: async (visitor, scene) => {
        await fillAddress(visitor, '50667', 'Köln');
        await press('Continue')(visitor, scene);
      },
    },
    { endpoint: updateApplicant },
  ),
  ...withSending({ ...terms, name: 'terms.adult', as: adult, act: press('I agree') }, { endpoint: acceptTerms }),
  ...withSending({ ...terms, name: 'terms.minor', as: minor, act: nameGuardian }, { endpoint: createLegalContact }),
  ...withSending(
    {
      ...guardian,
      name: 'guardian.agreeing',
      act: async (visitor, scene) => {
        await visitor.page.getByRole('checkbox').check();
        await press('I agree')(visitor, scene);
      },
    },
    { endpoint: answerLegalContact },
  ),
  ...withSending(
    { ...guardian, name: 'guardian.declining', act: press('I do not agree', 'Yes, I decline') },
    { endpoint: answerLegalContact },
  ),
  ...withSending(
    { ...guardian, name: 'guardian.not-me', act: press('I’m not the guardian', 'Yes, by mistake') },
    { endpoint: answerLegalContact },
  ),
  ...withSending(
    {
      ...guardian,
      name: 'guardian.withdrawing',
      path: (scene) => answeredLink(scene, 'accept', true),
      act: press('Withdraw consent'),
    },
    { endpoint: withdrawLegalContact },
  ),
  ...withSending(
    {
      ...guardian,
      name: 'guardian.expired',
      path: (scene) => deadLink(scene, 'expired'),
      act: press('Send me a new link'),
    },
    { endpoint: requestNewLink },
  ),
  ...withSending(
    { ...home, name: 'applicant.accepting', as: popular, act: press('Yes, I’m interested', 'Say yes and release') },
    { endpoint: transitionPing },
  ),
  ...withSending(
    { ...home, name: 'applicant.declining', as: popular, act: press('No, thank you', 'Say no') },
    { endpoint: transitionPing },
  ),
  ...withSending(
    {
      ...home,
      name: 'applicant.found',
      as: popular,
      act: async (visitor, scene) => {
        await press('I have found an apprenticeship')(visitor, scene);
        await visitor.page.getByRole('radio').first().check();
        await press('End my search')(visitor, scene);
      },
    },
    { endpoint: transitionApplicant },
  ),
  ...withSending(
    { ...home, name: 'applicant.paused', as: paused, act: press('I am looking again') },
    { endpoint: transitionApplicant },
  ),
  ...withSending(
    { ...home, name: 'applicant.run-out', as: runOut, act: press('I am still looking') },
    { endpoint: transitionApplicant },
  ),
  ...withSending(
    { ...home, name: 'applicant.address', as: lost, act: press('Check my address', 'Save address') },
    { endpoint: updateApplicant },
  ),
  ...withSending(
    {
      ...message,
      name: 'message.accepting',
      act: press('Yes, I’m interested', 'Hand over my name, e-mail and phone number'),
    },
    { endpoint: answerPing },
  ),
  ...withSending(
    { ...message, name: 'message.declining', act: press('No, thank you', 'Decline') },
    { endpoint: answerPing },
  ),
  ...withSending(
    { ...account, name: 'account.birth-date', act: press('Save the date of birth') },
    { endpoint: updateApplicant },
  ),
  ...withSending(
    { ...account, name: 'account.phone', act: press('Save the phone number') },
    { endpoint: updateApplicant },
  ),
  ...withSending(
    { ...account, name: 'account.address', act: press('Save the address') },
    { endpoint: updateApplicant },
  ),
  {
    ...account,
    name: 'account.language.unsent',
    prepare: failing(updateUser),
    act: async ({ page, locale }) => {
      await page.locator('select[name=locale]').selectOption(locale === 'de' ? 'en' : 'de');
    },
    sees: text('The language was not saved. Please try again.'),
    allows: [/status of 500/, /^answer 500/],
  },
  ...withSending(
    {
      ...security,
      name: 'account.security.password',
      act: filled({ 'Current password': 'Lehrstelle-2026', ...newPassword }, 'Save the new password'),
    },
    { endpoint: changePassword },
  ),
  ...withSending(
    {
      ...security,
      name: 'account.security.browser',
      act: async (visitor, { stage, person }) => {
        if (person) await stage.world.as(person);
        await visitor.page.reload();
        await visitor.page
          .locator('li')
          .getByRole('button', { name: visitor.say('Log out') })
          .first()
          .click();
      },
    },
    { endpoint: endSession, notified: didNotWork },
  ),
  ...withSending(
    { ...danger, name: 'account.danger-zone.data', act: press('Download') },
    { endpoint: exportAccount, notified: didNotWork },
  ),
  ...withSending(
    {
      ...danger,
      name: 'account.danger-zone.link',
      act: filled({ Password: 'Lehrstelle-2026' }, 'Send the link for deleting'),
    },
    { endpoint: askDeletion },
  ),
  ...withSending(
    {
      name: 'account.delete',
      route: 'account.delete',
      path: (scene) => deletionLink(scene),
      act: press('Delete the account now'),
    },
    { endpoint: confirmDeletion, unsent: text('We got no answer. Nothing has changed; please try again.') },
  ),
  ...withSending(
    { name: 'account.keep', route: 'account.keep', path: keepLink, act: press('Keep the account') },
    { endpoint: cancelDeletion, unsent: text('We got no answer. Nothing has changed; please try again.') },
  ),
];
