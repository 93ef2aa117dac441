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
import { declineInvitation } from '../../../contract/invitations/invitations.endpoints.ts';
import { answerPing, pings } from '../../../contract/pings/pings.endpoints.ts';
import { acceptTerms } from '../../../contract/terms/terms.endpoints.ts';
import { bornYearsAgo, fillAddress, fillProfile } from '../../support/steps.ts';
import type { Visitor } from '../../support/visitor.ts';
import { adult, lost, minor, onTheWay, paused, popular, runOut } from '../people.ts';
import { filled, type Maker, press, type Scene, type Screen, withSending } from '../screen.ts';
import { messageLink } from './applicants.ts';
import { unverified } from './beginnings.ts';
import { answeredLink, askedLink, deadLink } from './consent.ts';
import { invitationLink, register, resetLink } from './guests.ts';

const name = { 'First name': 'Mara', 'Last name': 'Lenz' };
const newPassword = { 'New password': 'Lehrstelle-2027', 'Repeat the new password': 'Lehrstelle-2027' };
const didNotWork = 'That didn’t work. Please try again.';

const verification = { route: 'verify-email', path: '/auth/verify-email' } as const;
const onboarding = { route: 'onboarding', path: '/onboarding' } as const;
const terms = { route: 'tos.accept', path: '/tos/accept' } as const;
const guardian = { route: 'tos.verify', host: 'chemie', path: askedLink } as const;
const home = { route: 'dashboard', path: '/dashboard' } as const;
const message = { route: 'pings.answer', path: (scene: Scene) => messageLink(scene) } as const;

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

const unknown = 'An unknown error occurred. Please try again later. If the issue persists, please contact us.';

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
      name: 'register-employee.declining',
      route: 'register-employee',
      path: (scene) => invitationLink(scene),
      act: press('Decline the invitation', 'Decline the invitation'),
    },
    { endpoint: declineInvitation },
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
      act: async (visitor) => {
        await fillAddress(visitor, '50667', 'Köln');
        await visitor.page.locator('[data-event="step.continue"]').click();
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
    { endpoint: pings.transition },
  ),
  ...withSending(
    { ...home, name: 'applicant.declining', as: popular, act: press('No, thank you', 'Say no') },
    { endpoint: pings.transition },
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
    { endpoint: transitionApplicant, notified: unknown },
  ),
  ...withSending(
    { ...home, name: 'applicant.run-out', as: runOut, act: press('I am still looking') },
    { endpoint: transitionApplicant, notified: unknown },
  ),
  ...withSending(
    { ...home, name: 'applicant.address', as: lost, act: press('Check my address', 'Save address') },
    { endpoint: updateApplicant },
  ),
  ...withSending(
    {
      ...message,
      name: 'message.accepting',
      act: press('Yes, I’m interested', 'Hand this over'),
    },
    { endpoint: answerPing },
  ),
  ...withSending(
    { ...message, name: 'message.declining', act: press('No, thank you', 'Say no') },
    { endpoint: answerPing },
  ),
  ...withSending(
    {
      ...message,
      path: (scene) => messageLink(scene, 'accepted'),
      name: 'message.withdrawing',
      act: press('Take my yes back', 'Take my yes back'),
    },
    { endpoint: answerPing },
  ),
];
