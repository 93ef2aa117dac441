import { expect } from '@playwright/test';
import { resendVerification } from '../../contract/authentication/authentication.endpoints.ts';
import type { Me } from '../../contract/users/me.schema.ts';
import { done, stepwise } from '../../machines/kit/coverage.ts';
import { type SessionStage, sessionStages, stageOf } from '../../machines/session/session.me.ts';
import { people } from '../../machines/session/session.model.ts';
import { situationOf } from '../../machines/session/session.selectors.ts';
import { password, type Person } from '../../tests/support/people.ts';
import { aLink, codeFor } from '../../tests/support/steps.ts';
import type { Answer } from './kit/flow.ts';
import type { Visit } from './kit/script.ts';
import { succeeded } from '../../tests/support/api-client.ts';
import { testPaths } from './kit/tests.ts';
import { lastDone, sessionFlow, type SessionSnapshot, stageIn } from './session.flow.ts';

interface SessionScene {
  readonly visit: Visit;
  /** Who is logged in, or would log in. */
  person: Person;
  firstname: string;
  stage: SessionStage;
  code: string;
  newcomer?: string | undefined;
}

const firstnames = ['Kim', 'Ayla', 'Jonas', 'Mira', 'Nour', 'Tim'] as const;
let named = 0;
const aName = (): string => firstnames[(named += 1) % firstnames.length] ?? '';

async function somebody(visit: Visit): Promise<SessionScene> {
  const firstname = aName();
  const person = await visit.world.person(visit.slug, { firstname, locale: visit.visitor.locale });
  visit.note(`${person.email}, ${person.password}`);
  return { visit, person, firstname, stage: 'ready', code: '' };
}

/** Brings the person this far, or back, at the server; whoever has to verify gets a code by mail. */
async function place(scene: SessionScene, stage: SessionStage): Promise<void> {
  const { world, slug } = scene.visit;
  if (scene.newcomer !== undefined) scene.person = await world.find(slug, scene.newcomer);
  else if (stage === scene.stage) return;
  scene.newcomer = undefined;
  scene.stage = stage;
  await world.move(scene.person, lastDone[stage]);
  if (stage !== 'unverified') return;
  world.clock.advance(60_000);
  await succeeded((await world.as(scene.person)).call(resendVerification));
  scene.code = await codeFor(world, scene.person.email);
}

const go = ({ visit }: SessionScene, path: string): Promise<void> => visit.visitor.follow(path);

/** Fills in the form behind a company's link. @param typed the password that is tried */
async function register(scene: SessionScene, typed: string): Promise<void> {
  const { id, world, slug, visitor, note } = scene.visit;
  const { pathname, search } = new URL((await aLink(world, slug)).link);
  scene.firstname = aName();
  scene.newcomer = `${id}-${named}@example.net`;
  scene.stage = 'unverified';
  note(`${scene.newcomer}, ${typed}`);
  await go(scene, pathname + search);
  const name = { 'First name': scene.firstname, 'Last name': 'Kaya' };
  await visitor.fillIn({ ...name, 'E-mail address': scene.newcomer, Password: typed });
  await visitor.button('Create my account').click();
}

async function logIn(scene: SessionScene, typed: string): Promise<void> {
  const { visitor } = Object.assign(scene, { newcomer: undefined }).visit;
  await go(scene, '/login');
  await visitor.fillIn({ 'E-mail address': scene.person.email, Password: typed });
  await visitor.button('Log in').click();
}

async function changeLanguage(scene: SessionScene): Promise<void> {
  const { visitor } = scene.visit;
  const { locale } = visitor;
  await go(scene, '/account');
  for (const next of [locale === 'de' ? 'en' : 'de', locale] as const) {
    const saved = visitor.page.waitForResponse((it) => it.request().method() === 'PATCH');
    await visitor.field('Language of pages and e-mails').selectOption(next);
    expect((await saved).status()).toBe(200);
    visitor.locale = next;
    await expect(visitor.page.locator('html')).toHaveAttribute('lang', next);
  }
  await go(scene, '/');
}

const me = /^GET \/api\/auth\/me$/;

async function correctBirthDate(scene: SessionScene): Promise<void> {
  const { visitor, wire } = scene.visit;
  await go(scene, '/account');
  await visitor.field('Day').fill('15');
  await visitor.button('Save the date of birth').click();
  await wire.untilHeld(me);
  await go(scene, '/');
}

async function changePassword(scene: SessionScene): Promise<void> {
  const { visitor, wire } = scene.visit;
  const next = `${password}-neu`;
  await go(scene, '/account/security');
  const typed = { 'Current password': scene.person.password, 'New password': next, 'Repeat the new password': next };
  await visitor.fillIn(typed);
  await visitor.button('Save the new password').click();
  scene.person = { ...scene.person, password: next };
  await wire.untilHeld(me);
  await go(scene, '/');
}

/** Presses what makes a call at a stage. Nothing of the page is on its way by then: its own calls would meet what this one is to meet. */
async function press(scene: SessionScene, stage: SessionStage): Promise<void> {
  const { page } = scene.visit.visitor;
  if (stage === 'unverified') return scene.visit.visitor.field('Code from the e-mail').fill('123456');
  if (stage === 'needsOnboarding') {
    await go(scene, '/onboarding?step=phonenumber');
    await scene.visit.visitor.field('Phone number').waitFor();
    return page.locator('[type=submit]').click();
  }
  return scene.visit.visitor.button(stage === 'needsTos' ? 'I agree' : 'I am still looking').click();
}

async function inAnotherTab({ visit }: SessionScene, path: string, until: () => Promise<void>): Promise<void> {
  const tab = await visit.visitor.context.newPage();
  await tab.goto(path);
  await until();
  await tab.close();
}

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
    if (hint !== 'none') await visit.visitor.keepSession(person);
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
    'tab.focused': ({ visit }) => visit.visitor.comeBack(),
    'otherTab.loggedIn': async (scene) => {
      Object.assign(scene, await somebody(scene.visit), { newcomer: undefined });
      await scene.visit.visitor.keepSession(scene.person);
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
