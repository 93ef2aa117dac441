import { expect, type Locator } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { done, stepwise } from '../../machines/kit/coverage.ts';
import { password } from '../../tests/support/people.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { type SessionStage, sessionStages, stageOf } from '../../machines/session/session.me.ts';
import { situationOf } from '../../machines/session/session.selectors.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { type Script, unseen } from './kit/script.ts';
import { people, sessionPlan } from './session.plan.ts';
import {
  changeLanguage,
  atRest,
  changePassword,
  correctBirthDate,
  inAnotherTab,
  me,
  press,
  saveStep,
  stagePage,
} from './session.pages.ts';
import { brokenPage, loginPage, registrationPage } from './page-controls.ts';
import { SessionScene } from './session.scene.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;

const logout = /^POST \/api\/auth\/logout$/;

const stageIn = (snapshot: Snapshot): SessionStage | undefined => sessionStages.find((stage) => snapshot.hasTag(stage));

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
const stands = (stage: SessionStage) => (scene: SessionScene) => expect(headings[stage](scene)).toBeVisible();
const nothingPrivate = async (scene: SessionScene) => {
  for (const stage of sessionStages) {
    // oxlint-disable-next-line no-await-in-loop -- four looks
    await expect(headings[stage](scene)).toHaveCount(0);
  }
};
/** What was there stays; only the call that is on its way tells the state. */
const fetches = ({ visit }: SessionScene) => visit.wire.untilHeld(me);
/** What it shows, its parts say. */
const asItsParts = () => Promise.resolve();
const canBePressed = (button: Locator) => expect(button).toBeEnabled();

const machine = stepwise(sessionMachine);
const loggedOut = machine.start({ hint: 'none' }).after;
const loggedIn = (stage: SessionStage): Snapshot =>
  machine.step(
    machine.start({ hint: 'fresh' }).after,
    done('session.fetchingMe.required', { kind: 'ok', me: people[stage] }),
  ).after;

export const sessionScript: Script<typeof sessionMachine, SessionScene> = {
  plan: sessionPlan,
  calls: {
    'loggedOut.loggingIn': /^POST \/api\/auth\/login$/,
    'loggedOut.registering': /^POST \/api\/auth\/register\/applicant$/,
    'fetchingMe.silent': me,
    'fetchingMe.required': me,
    'loggedIn.data.refreshing': me,
    'loggingOut.posting': logout,
  },
  scene: (visit) => SessionScene.begin(visit),
  open: async (scene, { input: { hint } }) => {
    if (hint !== 'none') await scene.logIn();
    if (hint === 'expired') await scene.expireHint();
    await scene.visitor.page.goto('/', { waitUntil: 'commit' });
  },
  deeds: {
    'login.submit': {
      perform: async (scene, { next }) => {
        const answer = next?.move?.kind === 'answer' ? next.move : undefined;
        const isWrong = answer?.output['kind'] === 'refused' && answer.fault === undefined;
        const { visitor } = scene;
        const { email } = scene.person;
        const typed = isWrong ? 'Falsch-Falsch-1' : scene.person.password;
        if (isWrong) scene.visit.note('logs in', `${email}, ${typed}`);
        await scene.go('/login');
        await visitor.fillIn({ 'E-mail address': email, Password: typed });
        await visitor.button('Log in').click();
      },
      control: ({ visitor }) => (/\/login/.test(visitor.page.url()) ? 'button Log in' : null),
    },
    'register.submit': {
      perform: async (scene, { next }) => {
        const answer = next?.move?.kind === 'answer' ? next.move : undefined;
        const isRefused = answer?.output['kind'] === 'refused';
        const { visitor } = scene;
        const typed = isRefused ? 'Willkommen-2026' : password;
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
      control: ({ visitor }) => (/\/register\/applicant/.test(visitor.page.url()) ? 'button Create my account' : null),
    },
    'logout.request': {
      perform: async (scene, { before }) => {
        const { visitor } = scene;
        if (before.matches({ loggingOut: 'failed' })) {
          await scene.go('/imprint');
          await expect(visitor.heading('Imprint')).toBeVisible();
          await visitor.page.goBack();
        } else if (before.matches('fetchingMe')) await scene.go('/logout');
        else await visitor.link('Log out').click();
      },
      // Who can't be told is on a page without a menu; whose logout failed tries again, or comes back to the page.
      control: (_, at) => (at.matches('fetchingMe') || at.matches({ loggingOut: 'failed' }) ? null : 'link Log out'),
    },
    'session.retry': {
      perform: ({ visitor }) => visitor.button('Try again').click(),
      // Pages have faults of their own, and the same words for them.
      control: (_, at) => (stageIn(at) === undefined ? 'button Try again' : null),
    },
    'me.patched': {
      perform: async (scene, { event: { patch }, before }) => {
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
      control: (_, at) => (at.hasTag('ready') ? 'button Extend' : null),
      example: { type: 'me.patched', patch: people.ready },
    },
    'me.outdated': {
      perform: async (scene, { before }) => {
        if (!before.hasTag('needsTos')) return correctBirthDate(scene);
        await press.needsTos(scene);
        scene.stage = 'ready';
      },
      control: ({ stage }, at) =>
        at.hasTag('needsTos') && !at.hasTag('busy') && stage !== 'needsOnboarding' ? 'button I agree' : null,
    },
    'session.renewed': {
      perform: async (scene, { before }) => {
        if (!before.hasTag('unverified')) return changePassword(scene);
        await scene.visitor.field('Code from the e-mail').fill(scene.code);
        scene.stage = 'needsOnboarding';
      },
      control: null,
    },
    'session.expired': {
      perform: async (scene, { before }) => {
        await atRest(scene);
        await scene.loseSession();
        await press[stageIn(before) ?? 'ready'](scene);
      },
      control: null,
    },
    'gate.refused': {
      perform: async (scene, { before }) => {
        const stage = stageIn(before) ?? 'ready';
        await atRest(scene);
        await scene.place(sessionStages[sessionStages.indexOf(stage) - 1] ?? 'unverified');
        await press[stage](scene);
      },
      control: null,
    },
    'tab.focused': {
      perform: ({ visitor }) => visitor.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange'))),
      control: null,
    },
    'otherTab.loggedIn': {
      perform: async (scene) => {
        await scene.beSomebodyElse();
        await scene.logIn();
        await inAnotherTab(scene, '/imprint', () => scene.visit.wire.untilHeld(me));
      },
      control: null,
    },
    'otherTab.loggedOut': {
      perform: (scene) => inAnotherTab(scene, '/logout', () => expect(scene.visitor.heading('Log in')).toBeVisible()),
      control: null,
    },
  },
  facts: async (scene, { output }) => {
    if (output['kind'] === 'unauthenticated') return scene.loseSession();
    if (output['kind'] === 'ok' && 'me' in output) await scene.place(stageOf(output['me'] as Me));
  },
  isQuiet: ({ state }) => state === 'fetchingMe.silent' || state === 'loggedIn.data.refreshing',
  aftermath: async ({ visitor }, { fault, state }) => {
    if (fault === 'tooMany' && state !== 'fetchingMe.required')
      await expect(visitor.text('Too many requests. Please wait a minute and try again.').first()).toBeVisible();
  },
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
      expect(visitor.heading('Log in').or(visitor.heading('Create your account'))).toBeVisible(),
    'loggedOut.loggingIn': ({ visitor }) => expect(visitor.heading('Log in')).toBeVisible(),
    'loggedOut.registering': ({ visitor }) => expect(visitor.heading('Create your account')).toBeVisible(),
    // Until it is known who one is, what was there stays.
    fetchingMe: () => Promise.resolve(),
    'fetchingMe.silent': fetches,
    'fetchingMe.required': fetches,
    'fetchingMe.failed': ({ visitor }) => expect(visitor.heading('Unexpected error!')).toBeVisible(),
    loggedIn: asItsParts,
    'loggedIn.stage': asItsParts,
    'loggedIn.stage.unverified': async (scene, at) => {
      await stands('unverified')(scene);
      if (!at.hasTag('busy')) await expect(scene.visitor.field('Code from the e-mail')).toBeVisible();
    },
    'loggedIn.stage.needsOnboarding': async (scene, at) => {
      await stands('needsOnboarding')(scene);
      if (!at.hasTag('busy')) await canBePressed(scene.visitor.page.locator('[type=submit]'));
    },
    'loggedIn.stage.needsTos': async (scene, at) => {
      await expect(scene.visitor.page).toHaveURL(/\/tos\/accept/);
      if (!at.hasTag('busy')) await stands('needsTos')(scene);
    },
    'loggedIn.stage.ready': async (scene, at) => {
      await stands('ready')(scene);
      if (!at.hasTag('busy')) await canBePressed(scene.visitor.button('Extend'));
    },
    'loggedIn.data': asItsParts,
    'loggedIn.data.resting': asItsParts,
    'loggedIn.data.refreshing': fetches,
    loggingOut: nothingPrivate,
    'loggingOut.posting': ({ visit }) => visit.wire.untilHeld(logout),
    'loggingOut.failed': ({ visitor }) => expect(visitor.heading('You are still logged in')).toBeVisible(),
  },
  reopened: (scene, at) => {
    if (at.matches('loggedOut') || at.matches('loggingOut')) return loggedOut;
    return loggedIn(stageIn(at) ?? scene.stage);
  },
  standing: (at) => ({ situation: situationOf(at), role: at.context.me?.user.type, endedBy: at.context.endedBy }),
  beside: ({ visitor }, at) => {
    if (at.matches({ fetchingMe: 'failed' })) return brokenPage;
    if (!at.matches('loggedOut')) return [];
    return /\/login/.test(visitor.page.url()) ? loginPage : registrationPage;
  },
  maybe: ({ visitor }, at) => {
    const stage = stageIn(at);
    if (stage !== undefined) return stagePage(stage, visitor.say);
    if (!at.matches('fetchingMe') || at.matches({ fetchingMe: 'failed' })) return [];
    // What was there stays until it is known who one is.
    return [
      ...loginPage,
      ...registrationPage,
      ...brokenPage,
      ...sessionStages.flatMap((one) => stagePage(one, visitor.say)),
    ];
  },
  deepLink: '/dashboard',
};
