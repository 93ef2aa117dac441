import { expect } from '@playwright/test';
import { resendVerification } from '../../contract/authentication/authentication.endpoints.ts';
import type { SessionStage } from '../../machines/session/session.me.ts';
import { password, type Person } from '../../tests/support/people.ts';
import { aLink, codeFor } from '../../tests/support/steps.ts';
import { succeeded } from './kit/elsewhere.ts';
import type { Visit } from './kit/script.ts';

/** Somebody at a page, and how far they have come at the server. */
export interface SessionScene {
  readonly visit: Visit;
  /** Who is logged in, or would log in. */
  person: Person;
  firstname: string;
  stage: SessionStage;
  /** The digits of the newest mail, where the address is unverified. */
  code: string;
  /** The address of who has registered at the page. */
  newcomer?: string | undefined;
}

const firstnames = ['Kim', 'Ayla', 'Jonas', 'Mira', 'Nour', 'Tim'] as const;
let people = 0;
const aName = (): string => firstnames[(people += 1) % firstnames.length] ?? '';

/** Somebody who is ready. */
export async function somebody(visit: Visit): Promise<SessionScene> {
  const firstname = aName();
  const person = await visit.world.person(visit.slug, { firstname, locale: visit.visitor.locale });
  visit.note(`${person.email}, ${person.password}`);
  return { visit, person, firstname, stage: 'ready', code: '' };
}

const stages = { unverified: 'session', needsOnboarding: 'verified', needsTos: 'onboarded', ready: 'tos' } as const;

/** Brings the person this far, or back, at the server; whoever has to verify gets a code by mail. */
export async function place(scene: SessionScene, stage: SessionStage): Promise<void> {
  const { world, slug } = scene.visit;
  if (scene.newcomer !== undefined) scene.person = await world.find(slug, scene.newcomer);
  else if (stage === scene.stage) return;
  scene.newcomer = undefined;
  scene.stage = stage;
  await world.move(scene.person, stages[stage]);
  if (stage !== 'unverified') return;
  world.clock.advance(60_000);
  await succeeded((await world.as(scene.person)).call(resendVerification));
  scene.code = await codeFor(world, scene.person.email);
}

/** As a link within the page goes. */
export const go = ({ visit }: SessionScene, path: string): Promise<void> =>
  visit.visitor.page.evaluate((to) => {
    if (window.location.pathname + window.location.search !== to) window.history.pushState({}, '', to);
  }, path);

/** Fills in the form behind a company's link. @param typed the password that is tried */
export async function register(scene: SessionScene, typed: string): Promise<void> {
  const { id, world, slug, visitor, note } = scene.visit;
  const { pathname, search } = new URL((await aLink(world, slug)).link);
  scene.firstname = aName();
  scene.newcomer = `${id}-${people}@example.net`;
  scene.stage = 'unverified';
  note(`${scene.newcomer}, ${typed}`);
  await go(scene, pathname + search);
  const name = { 'First name': scene.firstname, 'Last name': 'Kaya' };
  await visitor.fillIn({ ...name, 'E-mail address': scene.newcomer, Password: typed });
  await visitor.button('Create my account').click();
}

export async function logIn(scene: SessionScene, typed: string): Promise<void> {
  const { visitor } = scene.visit;
  await go(scene, '/login');
  await visitor.fillIn({ 'E-mail address': scene.person.email, Password: typed });
  await visitor.button('Log in').click();
}

/** Chooses the other language and the first one again; the account comes along with each answer. */
export async function changeLanguage(scene: SessionScene): Promise<void> {
  const { visitor } = scene.visit;
  const { locale } = visitor;
  await go(scene, '/account');
  for (const next of [locale === 'de' ? 'en' : 'de', locale] as const) {
    const saved = visitor.page.waitForResponse((it) => it.request().method() === 'PATCH');
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
    await visitor.field('Language of pages and e-mails').selectOption(next);
    // oxlint-disable-next-line no-await-in-loop -- see above
    expect((await saved).status()).toBe(200);
    visitor.locale = next;
    // oxlint-disable-next-line no-await-in-loop -- see above
    await expect(visitor.page.locator('html')).toHaveAttribute('lang', next);
  }
  await go(scene, '/');
}

export const me = /^GET \/api\/auth\/me$/;

/** Corrects the date of birth by a day, and goes on while the person's data is fetched. */
export async function correctBirthDate(scene: SessionScene): Promise<void> {
  const { visitor, wire } = scene.visit;
  await go(scene, '/account');
  await visitor.field('Day').fill('15');
  await visitor.button('Save the date of birth').click();
  await wire.untilHeld(me);
  await go(scene, '/');
}

export async function changePassword(scene: SessionScene): Promise<void> {
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
export async function press(scene: SessionScene, stage: SessionStage): Promise<void> {
  const { page } = scene.visit.visitor;
  if (stage === 'unverified') return scene.visit.visitor.field('Code from the e-mail').fill('123456');
  if (stage === 'needsOnboarding') {
    await go(scene, '/onboarding?step=phonenumber');
    await scene.visit.visitor.field('Phone number').waitFor();
    return page.locator('[type=submit]').click();
  }
  return scene.visit.visitor.button(stage === 'needsTos' ? 'I agree' : 'Extend').click();
}

/** Another page of the same profile, for as long as it takes. */
export async function inAnotherTab({ visit }: SessionScene, path: string, until: () => Promise<void>): Promise<void> {
  const tab = await visit.visitor.context.newPage();
  await tab.goto(path);
  await until();
  await tab.close();
}
