import type { SnapshotFrom } from 'xstate';
import { resendVerification, verifyEmail } from '../../contract/authentication/authentication.endpoints.ts';
import { done, passed, stepwise } from '../../machines/kit/coverage.ts';
import { verificationMachine } from '../../machines/verification/verification.machine.ts';
import type { ApiClient } from '../../tests/support/api-client.ts';
import type { Person } from '../../tests/support/people.ts';
import { verificationSays } from '../../tests/support/page-says.ts';
import { codeFor } from '../../tests/support/steps.ts';
import type { Visit } from './kit/script.ts';
import { testPaths } from './kit/tests.ts';
import { verificationFlow } from './verification.flow.ts';

const perCode = 5;
const asks = 'Code from the e-mail';
const wrong = 'This code is wrong. Please compare it with the newest e-mail.';

interface Scene {
  readonly visit: Visit;
  readonly person: Person;
  readonly elsewhere: ApiClient;
  code: string;
  guesses: number;
}

async function readCode(scene: Scene): Promise<void> {
  scene.code = await codeFor(scene.visit.world, scene.person.email);
}

/** Asks for a code from elsewhere; false where there is none to be had now. */
async function sendCode(scene: Scene): Promise<boolean> {
  const { status } = await scene.elsewhere.call(resendVerification);
  if (status === 200) await readCode(scene);
  return status === 200;
}

/** Six digits that are not the code, others each time. */
function wrongCode(scene: Scene): string {
  scene.guesses += 1;
  return String((Number(scene.code) + scene.guesses) % 1_000_000).padStart(6, '0');
}

async function guess(scene: Scene, times: number): Promise<void> {
  for (let left = times; left > 0; left -= 1)
    await scene.elsewhere.call(verifyEmail, { body: { code: wrongCode(scene) } });
}

/** Five wrong tries for each of five codes: the day's end for this account. */
async function guessAllDay(scene: Scene): Promise<void> {
  for (let code = 0; code < 5; code += 1) {
    await sendCode(scene);
    await guess(scene, perCode);
    scene.visit.world.clock.advance(60_000);
  }
}

type Snapshot = SnapshotFrom<typeof verificationMachine>;

function reopened(at: Snapshot): Snapshot {
  const machine = stepwise(verificationMachine);
  const loading = machine.start(undefined).after;
  const answered = (output: object) => machine.step(loading, done('verification.loading', output)).after;
  if (at.matches('blockedToday')) return answered({ kind: 'blocked' });
  // Where nothing could be loaded no code was sent either: whoever is there can have one at once.
  const hasFailed = at.matches('failed');
  const isExpired = hasFailed || at.matches({ open: { code: { void: 'expired' } } });
  const resendInMs = at.matches({ open: { resend: 'limitedToday' } }) ? null : 60_000;
  const triesLeft = hasFailed ? perCode : at.context.triesLeft;
  const open = answered({ kind: 'ok', expiresInMs: isExpired ? null : 600_000, resendInMs, triesLeft });
  const hasPassed = at.context.resendInMs === 0 || at.matches({ open: { resend: 'available' } });
  return hasFailed || hasPassed ? machine.step(open, passed('pause', 'verification.open.resend.waiting')).after : open;
}

testPaths({
  flow: verificationFlow,
  scene: async (visit: Visit): Promise<Scene> => {
    const { world, slug, visitor, note } = visit;
    const person = await world.person(slug, { stage: 'session', locale: visitor.locale });
    note(`${person.email}, ${person.password}`);
    await visitor.keepSession(person);
    return { visit, person, elsewhere: await world.as(person), code: '', guesses: 0 };
  },
  open: async ({ visit: { visitor } }) => {
    await visitor.page.clock.install();
    await visitor.page.goto('/auth/verify-email/');
  },
  fill: {
    // A whole code is sent by itself.
    'code.submit': async (scene, { answer }) => {
      const isRight = answer?.output['kind'] === 'ok';
      await scene.visit.visitor.field(asks).fill(isRight ? scene.code : wrongCode(scene));
      return 'sent';
    },
  },
  outside: {
    'code.edited': async ({ visit }) => {
      await visit.visitor.field(asks).press('End');
      await visit.visitor.field(asks).press('Backspace');
    },
  },
  become: async (scene, { state, output }, { before }) => {
    const { world } = scene.visit;
    const kind = output['kind'];
    if (kind === 'blocked') await guessAllDay(scene);
    if (kind === 'refused' || kind === 'verified') await world.move(scene.person, 'verified');
    if (kind === 'void') await guess(scene, before.context.triesLeft - 1);
    if (kind === 'expired') await world.pass(600_000);
    if (kind === 'limited' || output['resendInMs'] === null) while (await sendCode(scene)) world.clock.advance(60_000);
    else if (kind === 'tooEarly' || (state === 'loading' && typeof output['expiresInMs'] === 'number'))
      await sendCode(scene);
    if (state === 'loading' && output['triesLeft'] === 0) await guess(scene, perCode);
  },
  arrive: async (scene, { move }) => {
    if (move.kind !== 'answer') return;
    if (move.state === 'open.resend.resending' && move.output['kind'] === 'ok') await readCode(scene);
  },
  buttons: () => ['Register again with the right one'],
  shows: {
    ...verificationSays,
    loading: 'Check your e-mail',
    open: 'Check your e-mail',
    'open.code.valid': ({ visit }) => visit.visitor.field(asks).waitFor(),
    'open.code.valid.entering': ({ visit }) => visit.visitor.text(wrong).waitFor({ state: 'detached' }),
    'open.code.valid.wrong': async ({ visit: { visitor } }, { context: { triesLeft } }) => {
      await visitor.sees(wrong);
      await visitor.page.getByText(new RegExp(`${triesLeft} (Versuche?|(try|tries) left)`)).waitFor();
    },
    'open.code.void': ({ visit }) => visit.visitor.field(asks).waitFor({ state: 'detached' }),
    'open.resend.waiting': ({ visit }) => visit.visitor.page.getByText(/(neuen Code gibt es|new code) in/).waitFor(),
    verified: ({ visit }) => visit.visitor.page.waitForURL(/\/onboarding/),
  },
  reopened: (_, at) => reopened(at),
  standing: () => ({ situation: 'unverified', role: 'applicant' }),
});
