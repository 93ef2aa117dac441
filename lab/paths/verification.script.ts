import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { verificationMachine } from '../../machines/verification/verification.machine.ts';
import { done, passed, stepwise } from '../../machines/kit/coverage.ts';
import { type Script, unseen } from './kit/script.ts';
import { verificationPlan } from './verification.plan.ts';
import { VerificationScene } from './verification.scene.ts';

type Snapshot = SnapshotFrom<typeof verificationMachine>;
type Show = (scene: VerificationScene, snapshot: Snapshot) => Promise<void>;

const says =
  (english: string): Show =>
  ({ visitor }) =>
    expect(visitor.text(english)).toBeVisible();
const hasField: Show = ({ visitor }) => expect(visitor.field('Code from the e-mail')).toBeVisible();
const isWrong = ({ visitor }: VerificationScene) =>
  visitor.text('This code is wrong. Please compare it with the newest e-mail.');

/** What the server tells a new document about a state. */
function reopened(at: Snapshot): Snapshot {
  const machine = stepwise(verificationMachine);
  const loading = machine.start(undefined).after;
  const answered = (output: object) => machine.step(loading, done('verification.loading', output)).after;
  if (at.matches('blockedToday')) return answered({ kind: 'blocked' });
  // Where nothing could be loaded no code was sent either: whoever is there can have one at once.
  const hasFailed = at.matches('failed');
  const isExpired = hasFailed || at.matches({ open: { code: { void: 'expired' } } });
  const resendInMs = at.matches({ open: { resend: 'limitedToday' } }) ? null : 60_000;
  const triesLeft = hasFailed ? 5 : at.context.triesLeft;
  const open = answered({ kind: 'ok', expiresInMs: isExpired ? null : 600_000, resendInMs, triesLeft });
  const hasPassed = at.context.resendInMs === 0 || at.matches({ open: { resend: 'available' } });
  return hasFailed || hasPassed ? machine.step(open, passed('pause', 'verification.open.resend.waiting')).after : open;
}

export const verificationScript: Script<typeof verificationMachine, VerificationScene> = {
  plan: verificationPlan,
  scene: (visit) => VerificationScene.begin(visit),
  open: async ({ visitor: { page } }) => {
    await page.clock.install();
    await page.goto('/auth/verify-email/');
  },
  fill: {
    // A whole code is sent by itself.
    'code.submit': async (scene, { answer }) => {
      const isRight = answer?.output['kind'] === 'ok';
      await scene.visitor.field('Code from the e-mail').fill(isRight ? scene.code : scene.wrongCode());
      return 'sent';
    },
  },
  outside: {
    'code.edited': async ({ visitor }) => {
      const field = visitor.field('Code from the e-mail');
      await field.press('End');
      await field.press('Backspace');
    },
  },
  buttons: ['Register again with the right one'],
  isElsewhere: (at) => at.matches('verified'),
  facts: async (scene, { state, output }, before) => {
    const { world } = scene.visit;
    const kind = output['kind'];
    if (kind === 'blocked') return scene.guessAllDay();
    if (kind === 'refused' || kind === 'verified') return world.move(scene.person, 'verified');
    if (kind === 'void') return scene.guess(before.context.triesLeft - 1);
    if (kind === 'expired') return world.pass(600_000);
    if (kind === 'limited') return scene.sendAll();
    if (kind === 'tooEarly') return void (await scene.sendCode());
    if (state !== 'loading' || output['expiresInMs'] === null) return;
    if (output['resendInMs'] === null) return scene.sendAll();
    await scene.sendCode();
    if (output['triesLeft'] === 0) await scene.guess();
  },
  aftermath: async (scene, { state, output }) => {
    if (state === 'open.resend.resending' && output['kind'] === 'ok') await scene.readCode();
  },
  shows: {
    loading: async ({ visitor }) => {
      await expect(visitor.heading('Check your e-mail')).toBeVisible();
      await expect(visitor.field('Code from the e-mail')).toHaveCount(0);
    },
    failed: says('We couldn’t load this page completely.'),
    open: 'Check your e-mail',
    'open.code': null,
    'open.code.choosing': unseen,
    'open.code.valid': hasField,
    'open.code.valid.entering': (scene) => expect(isWrong(scene)).toHaveCount(0),
    'open.code.valid.wrong': async (scene, { context: { triesLeft } }) => {
      await expect(isWrong(scene)).toBeVisible();
      await expect(scene.visitor.page.getByText(new RegExp(`${triesLeft} (Versuche?|(try|tries) left)`))).toBeVisible();
    },
    'open.code.valid.verifying': ({ visitor }) =>
      expect(visitor.button('Confirm')).toHaveAttribute('aria-busy', 'true'),
    'open.code.void': ({ visitor }) => expect(visitor.field('Code from the e-mail')).toHaveCount(0),
    'open.code.void.tries': says('Those were too many tries with this code. Please ask for a new one.'),
    'open.code.void.expired': says('The code has expired. Please ask for a new one.'),
    'open.resend': null,
    'open.resend.choosing': unseen,
    'open.resend.waiting': ({ visitor }) =>
      expect(visitor.page.getByText(/(Code ist möglich|new code) in/)).toBeVisible(),
    'open.resend.available': ({ visitor }) => expect(visitor.button('Send a new code')).toBeVisible(),
    'open.resend.resending': ({ visitor }) =>
      expect(visitor.button('Send a new code')).toHaveAttribute('aria-busy', 'true'),
    'open.resend.limitedToday': says('There are no more codes today. Please use the last one, or try again tomorrow.'),
    blockedToday: says('There were too many wrong codes today. Please try again tomorrow.'),
    verified: ({ visitor }) => expect(visitor.page).toHaveURL(/\/onboarding/),
  },
  reopened: (_scene, at) => reopened(at),
  standing: () => ({ situation: 'unverified', role: 'applicant' }),
  deepLink: '/dashboard',
};
