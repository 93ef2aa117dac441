import { expect, type Locator } from '@playwright/test';
import { done, stepwise } from '../../machines/kit/coverage.ts';
import { type SessionStage, sessionStages, stageOf } from '../../machines/session/session.me.ts';
import { situationOf } from '../../machines/session/session.selectors.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { password } from '../../tests/support/people.ts';
import { type Script, unseen } from './kit/script.ts';
import {
  atRest,
  changeLanguage,
  changePassword,
  correctBirthDate,
  inAnotherTab,
  me,
  press,
  saveStep,
} from './session.pages.ts';
import { people, sessionPlan, type SessionSnapshot, stageIn } from './session.plan.ts';
import { SessionScene } from './session.scene.ts';

const headings: Record<SessionStage, (scene: SessionScene) => Locator> = {
  unverified: ({ visitor }) => visitor.heading('Check your e-mail'),
  needsOnboarding: ({ visitor }) => visitor.heading('Two more steps, then companies find you'),
  // The terms don't come for somebody whom the server has set back meanwhile.
  needsTos: ({ visitor, stage }) =>
    visitor.heading(
      stage === 'needsOnboarding'
        ? 'We couldn’t load this page completely.'
        : 'One last step, then companies can find you',
    ),
  ready: ({ visitor, firstname: name }) => visitor.heading('Companies can find you, {name}', { name }),
};
/** The stage's own page, where one can go on unless the page is asking. */
const stands =
  (stage: SessionStage, control: (scene: SessionScene) => Locator) =>
  async (scene: SessionScene, at: SessionSnapshot) => {
    if (stage === 'needsTos') await expect(scene.visitor.page).toHaveURL(/\/tos\/accept/);
    if (stage === 'needsTos' && at.hasTag('busy')) return;
    await expect(headings[stage](scene)).toBeVisible();
    if (!at.hasTag('busy')) await expect(control(scene)).toBeEnabled();
  };
const nothingPrivate = async (scene: SessionScene) => {
  for (const stage of sessionStages) {
    // oxlint-disable-next-line no-await-in-loop -- four looks
    await expect(headings[stage](scene)).toHaveCount(0);
  }
};
/** What was there stays; only the call that is on its way tells the state. */
const fetches = ({ visit }: SessionScene) => visit.wire.untilHeld(me);
const isRefused = (output: Readonly<Record<string, unknown>> | undefined, fault?: string) =>
  output?.['kind'] === 'refused' && fault === undefined;

const machine = stepwise(sessionPlan.machine);
const loggedOut = machine.start({ hint: 'none' }).after;
const loggedIn = (stage: SessionStage): SessionSnapshot =>
  machine.step(
    machine.start({ hint: 'fresh' }).after,
    done('session.fetchingMe.required', { kind: 'ok', me: people[stage] }),
  ).after;

export const sessionScript: Script<typeof sessionPlan.machine, SessionScene> = {
  plan: sessionPlan,
  scene: (visit) => SessionScene.begin(visit),
  open: async (scene, { input: { hint } }) => {
    if (hint !== 'none') await scene.logIn();
    if (hint === 'expired') await scene.expireHint();
    await scene.visitor.page.goto('/', { waitUntil: 'commit' });
  },
  outside: {
    'login.submit': async (scene, { answer }) => {
      const { visitor, person } = scene;
      const isWrong = isRefused(answer?.output, answer?.fault);
      const typed = isWrong ? 'Falsch-Falsch-1' : person.password;
      if (isWrong) scene.visit.note('logs in', `${person.email}, ${typed}`);
      await scene.go('/login');
      await visitor.fillIn({ 'E-mail address': person.email, Password: typed });
      await visitor.button('Log in').click();
    },
    'register.submit': async (scene, { answer }) => {
      const { visitor } = scene;
      const typed = isRefused(answer?.output) ? 'Willkommen-2026' : password;
      const { link, firstname, email } = await scene.newcomer(typed);
      const { pathname, search } = new URL(link);
      await scene.go(pathname + search);
      await visitor.fillIn({
        'First name': firstname,
        'Last name': 'Kaya',
        'E-mail address': email,
        Password: typed,
      });
      await visitor.button('Create my account').click();
    },
    'logout.request': async (scene, { before }) => {
      const { visitor } = scene;
      if (before.hasTag('logoutFailed')) {
        await scene.go('/imprint');
        await expect(visitor.heading('Imprint')).toBeVisible();
        await visitor.page.goBack();
      } else if (before.matches('fetchingMe')) await scene.go('/logout');
      else await visitor.link('Log out').click();
    },
    'session.retry': ({ visitor }) => visitor.button('Try again').click(),
    'me.patched': async (scene, { event: { patch }, before }) => {
      const [stage, next] = [stageIn(before), stageOf(patch as Me)];
      if (stage === 'needsOnboarding') {
        await saveStep(scene, next === stage ? 'phonenumber' : 'address');
        scene.stage = next;
        return;
      }
      if (stage === 'ready' && next === stage) return press.ready(scene);
      await (stage === 'needsTos' && next === 'ready' ? scene.agreeElsewhere() : scene.place(next));
      await changeLanguage(scene);
      await scene.go('/');
    },
    'me.outdated': async (scene, { before }) => {
      if (!before.hasTag('needsTos')) return correctBirthDate(scene);
      await press.needsTos(scene);
      scene.stage = 'ready';
    },
    'session.renewed': async (scene, { before }) => {
      if (!before.hasTag('unverified')) return changePassword(scene);
      await scene.visitor.field('Code from the e-mail').fill(scene.code);
      scene.stage = 'needsOnboarding';
    },
    'session.expired': async (scene, { before }) => {
      await atRest(scene);
      await scene.loseSession();
      await press[stageIn(before) ?? 'ready'](scene);
    },
    'gate.refused': async (scene, { before }) => {
      const stage = stageIn(before) ?? 'ready';
      await atRest(scene);
      await scene.place(sessionStages[sessionStages.indexOf(stage) - 1] ?? 'unverified');
      await press[stage](scene);
    },
    'tab.focused': ({ visitor }) =>
      visitor.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
    'otherTab.loggedIn': async (scene) => {
      await scene.beSomebodyElse();
      await scene.logIn();
      await inAnotherTab(scene, '/imprint', () => scene.visit.wire.untilHeld(me));
    },
    'otherTab.loggedOut': (scene) =>
      inAnotherTab(scene, '/logout', () => expect(scene.visitor.heading('Log in')).toBeVisible()),
  },
  // Each page's buttons are its own machine's.
  isElsewhere: () => true,
  facts: async (scene, { output }) => {
    if (output['kind'] === 'unauthenticated') return scene.loseSession();
    if (output['kind'] === 'ok' && 'me' in output) await scene.place(stageOf(output['me'] as Me));
  },
  isQuiet: ({ state }) => state === 'fetchingMe.silent' || state === 'loggedIn.data.refreshing',
  arrive: async (scene, after, before) => {
    // Who was ready is set back at the next step they take, never under a form.
    const stage = stageIn(after);
    if (!before.hasTag('ready') || stage === undefined || stage === 'ready') return;
    await expect(async () => {
      await scene.go('/');
      await expect(headings[stage](scene)).toBeVisible({ timeout: 2_000 });
    }).toPass();
  },
  shows: {
    opening: unseen,
    loggedOut: async (scene) => {
      await expect(scene.visitor.page).toHaveURL(/\/(login|register)/);
      await nothingPrivate(scene);
    },
    'loggedOut.idle': ({ visitor }) =>
      expect(visitor.button('Log in').or(visitor.button('Create my account'))).toBeEnabled(),
    'loggedOut.loggingIn': 'Log in',
    'loggedOut.registering': 'Create your account',
    // Until it is known who one is, what was there stays.
    fetchingMe: null,
    'fetchingMe.silent': fetches,
    'fetchingMe.required': fetches,
    'fetchingMe.failed': 'Unexpected error!',
    loggedIn: null,
    'loggedIn.stage': null,
    'loggedIn.stage.unverified': stands('unverified', ({ visitor }) => visitor.field('Code from the e-mail')),
    'loggedIn.stage.needsOnboarding': stands('needsOnboarding', ({ visitor }) => visitor.page.locator('[type=submit]')),
    'loggedIn.stage.needsTos': stands('needsTos', (scene) => headings.needsTos(scene)),
    'loggedIn.stage.ready': stands('ready', ({ visitor }) => visitor.button('Extend')),
    'loggedIn.data': null,
    'loggedIn.data.resting': null,
    'loggedIn.data.refreshing': fetches,
    loggingOut: nothingPrivate,
    'loggingOut.posting': ({ visit }) => visit.wire.untilHeld(/^POST \/api\/auth\/logout$/),
    'loggingOut.failed': 'You are still logged in',
  },
  reopened: (scene, at) =>
    at.matches('loggedOut') || at.matches('loggingOut') ? loggedOut : loggedIn(stageIn(at) ?? scene.stage),
  standing: (at) => ({ situation: situationOf(at), role: at.context.me?.user.type, endedBy: at.context.endedBy }),
  deepLink: '/dashboard',
};
