import { expect } from '@playwright/test';
import type { Me } from '../../contract/users/me.schema.ts';
import { done, stepwise } from '../../machines/kit/coverage.ts';
import { type SessionStage, sessionStages, stageOf } from '../../machines/session/session.me.ts';
import { situationOf } from '../../machines/session/session.selectors.ts';
import { password } from '../../tests/support/people.ts';
import type { Answer } from './kit/flow.ts';
import { giveSession } from './kit/script.ts';
import { testPaths } from './kit/tests.ts';
import { people, sessionFlow, type SessionSnapshot, stageIn } from './session.flow.ts';
import {
  changeLanguage,
  changePassword,
  correctBirthDate,
  go,
  inAnotherTab,
  logIn,
  me,
  place,
  press,
  register,
  type SessionScene,
  somebody,
} from './session.scene.ts';

const headings: Readonly<Record<SessionStage, string>> = {
  unverified: 'Check your e-mail',
  needsOnboarding: 'Two more steps, then companies find you',
  needsTos: 'One last step, then companies can find you',
  ready: 'Companies can find you, {name}',
};
const headingOf = ({ visit: { visitor }, firstname: name, stage: own }: SessionScene, stage: SessionStage) =>
  // The terms don't come for somebody whom the server has set back meanwhile.
  stage === 'needsTos' && own === 'needsOnboarding'
    ? visitor.heading('We couldn’t load this page completely.')
    : visitor.heading(headings[stage], { name });
/** The stage's own page; the terms are fetched with the session. */
const stands = (stage: SessionStage) => async (scene: SessionScene, at: SessionSnapshot) => {
  if (stage === 'needsTos') await expect(scene.visit.visitor.page).toHaveURL(/\/tos\/accept/);
  if (stage !== 'needsTos' || !at.hasTag('busy')) await expect(headingOf(scene, stage)).toBeVisible();
};
const nothingPrivate = async (scene: SessionScene) => {
  // oxlint-disable-next-line no-await-in-loop -- four looks
  for (const stage of sessionStages) await expect(headingOf(scene, stage)).toHaveCount(0);
};
const isWrong = (answer: Answer | undefined) => answer?.output['kind'] === 'refused' && !answer.fault;
const loseSession = ({ visit }: SessionScene) => visit.visitor.context.clearCookies({ name: 'session' });
const patched = (event: object) => stageOf((event as { readonly patch: Me }).patch);

const machine = stepwise(sessionFlow.machine);
const loggedOut = machine.start({ hint: 'none' }).after;
const loggedIn = (stage: SessionStage): SessionSnapshot =>
  machine.step(
    machine.start({ hint: 'fresh' }).after,
    done('session.fetchingMe.required', { kind: 'ok', me: people[stage] }),
  ).after;

testPaths({
  flow: sessionFlow,
  scene: somebody,
  open: async ({ visit, person }, { hint }) => {
    const { page, context } = visit.visitor;
    const value = String(Math.floor(Date.now() / 1000) - 60);
    if (hint !== 'none') await giveSession(visit, person);
    if (hint === 'expired')
      await context.addCookies([{ name: 'session_hint', value, url: visit.world.origin(visit.slug) }]);
    await page.goto('/', { waitUntil: 'commit' });
  },
  outside: {
    'login.submit': (scene, { answer }) => logIn(scene, isWrong(answer) ? 'Falsch-Falsch-1' : scene.person.password),
    'register.submit': (scene, { answer }) => register(scene, isWrong(answer) ? 'Willkommen-2026' : password),
    'logout.request': async (scene, { before }) => {
      const { visitor } = scene.visit;
      if (before.matches('fetchingMe')) return go(scene, '/logout');
      if (!before.hasTag('logoutFailed')) return visitor.link('Log out').click();
      await go(scene, '/imprint');
      await visitor.heading('Imprint').waitFor();
      await visitor.page.goBack();
    },
    'session.retry': ({ visit }) => visit.visitor.button('Try again').click(),
    'me.patched': async (scene, { move }) => {
      await place(scene, patched(move.event));
      await changeLanguage(scene);
    },
    'me.outdated': async (scene, { before }) => {
      if (!before.hasTag('needsTos')) return correctBirthDate(scene);
      await press(scene, 'needsTos');
      scene.stage = 'ready';
    },
    'session.renewed': async (scene, { before }) => {
      if (!before.hasTag('unverified')) return changePassword(scene);
      await scene.visit.visitor.field('Code from the e-mail').fill(scene.code);
      scene.stage = 'needsOnboarding';
    },
    'session.expired': async (scene, { before }) => {
      await scene.visit.wire.untilQuiet();
      await loseSession(scene);
      await press(scene, stageIn(before) ?? 'ready');
    },
    'gate.refused': async (scene, { before }) => {
      const stage = stageIn(before) ?? 'ready';
      await scene.visit.wire.untilQuiet();
      await place(scene, sessionStages[sessionStages.indexOf(stage) - 1] ?? 'unverified');
      await press(scene, stage);
    },
    'tab.focused': ({ visit }) =>
      visit.visitor.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    'otherTab.loggedIn': async (scene) => {
      Object.assign(scene, await somebody(scene.visit), { newcomer: undefined });
      await giveSession(scene.visit, scene.person);
      await inAnotherTab(scene, '/imprint', () => scene.visit.wire.untilHeld(me));
    },
    'otherTab.loggedOut': (scene) =>
      inAnotherTab(scene, '/logout', () =>
        scene.visit.visitor.heading('Log in').or(scene.visit.visitor.heading('Create your account')).waitFor(),
      ),
  },
  become: async (scene, { output }) => {
    if (output['kind'] === 'unauthenticated') return loseSession(scene);
    if (output['kind'] === 'ok' && 'me' in output) await place(scene, stageOf(output['me'] as Me));
  },
  arrive: async (scene, { before, after }) => {
    // Who was ready is set back at the next step they take, never under a form.
    const stage = stageIn(after);
    if (!before.hasTag('ready') || stage === undefined || stage === 'ready') return;
    await expect(async () => {
      await go(scene, '/');
      await expect(headingOf(scene, stage)).toBeVisible({ timeout: 2_000 });
    }).toPass();
  },
  // Each page's buttons are its own machine's.
  buttons: () => null,
  shows: {
    opening: null,
    loggedOut: async (scene) => {
      await expect(scene.visit.visitor.page).toHaveURL(/\/(login|register)/);
      await nothingPrivate(scene);
    },
    'loggedOut.idle': ({ visit: { visitor } }) =>
      expect(visitor.button('Log in').or(visitor.button('Create my account'))).toBeEnabled(),
    'loggedOut.loggingIn': ({ visit }) => visit.visitor.heading('Log in').waitFor(),
    'loggedOut.registering': 'Create your account',
    // Until it is known who one is, what was there stays; only the call that is on its way tells the state.
    'fetchingMe.silent': null,
    'fetchingMe.required': null,
    'fetchingMe.failed': 'Unexpected error!',
    'loggedIn.stage.unverified': stands('unverified'),
    'loggedIn.stage.needsOnboarding': stands('needsOnboarding'),
    'loggedIn.stage.needsTos': stands('needsTos'),
    'loggedIn.stage.ready': stands('ready'),
    'loggedIn.data.resting': null,
    'loggedIn.data.refreshing': null,
    loggingOut: nothingPrivate,
    'loggingOut.posting': null,
    'loggingOut.failed': 'You are still logged in',
  },
  reopened: (scene, at) =>
    at.matches('loggedOut') || at.matches('loggingOut') ? loggedOut : loggedIn(stageIn(at) ?? scene.stage),
  standing: (at) => ({ situation: situationOf(at), role: at.context.me?.user.type, endedBy: at.context.endedBy }),
});
