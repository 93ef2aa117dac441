import { expect } from '@playwright/test';
import type { SessionStage } from '../../machines/session/session.me.ts';
import { fillAddress } from '../../tests/support/steps.ts';
import type { SessionScene } from './session.scene.ts';

/** What people do at pages so that the session hears of it. */

export const me = /^GET \/api\/auth\/me$/;

/** Chooses the other language and the first one again; the account comes along with each answer. */
export async function changeLanguage(scene: SessionScene): Promise<void> {
  const { visitor } = scene;
  const { locale } = visitor;
  await scene.go('/account');
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
}

/** Corrects the date of birth by a day, and goes on while the person's data is fetched. */
export async function correctBirthDate(scene: SessionScene): Promise<void> {
  await scene.go('/account');
  await scene.visitor.field('Day').fill('15');
  await scene.visitor.button('Save the date of birth').click();
  await whileFetching(scene);
}

export async function changePassword(scene: SessionScene): Promise<void> {
  const { visitor, person } = scene;
  await scene.go('/account/security');
  const next = `${person.password}-neu`;
  await visitor.fillIn({
    'Current password': person.password,
    'New password': next,
    'Repeat the new password': next,
  });
  await visitor.button('Save the new password').click();
  scene.person = { ...person, password: next };
  await whileFetching(scene);
}

/** Back to the stage's own page once the call is on its way. */
async function whileFetching(scene: SessionScene): Promise<void> {
  await scene.visit.wire.untilHeld(me);
  await scene.go('/');
}

/** Nothing of the page is on its way any more: else its own calls would meet what a press is to meet. */
export const atRest = ({ visitor }: SessionScene): Promise<void> =>
  expect(visitor.page.locator('main [aria-busy=true]')).toHaveCount(0);

/** What one can press at a stage that makes a call. */
export const press: Record<SessionStage, (scene: SessionScene) => Promise<void>> = {
  unverified: ({ visitor }) => visitor.field('Code from the e-mail').fill('123456'),
  needsOnboarding: (scene) => saveStep(scene, 'phonenumber'),
  needsTos: ({ visitor }) => visitor.button('I agree').click(),
  ready: ({ visitor }) => visitor.button('Extend').click(),
};

/** Saves a step of the details, once it is on the screen. */
export async function saveStep(scene: SessionScene, slug: 'phonenumber' | 'address'): Promise<void> {
  const { visitor } = scene;
  await scene.go(`/onboarding?step=${slug}`);
  await expect(visitor.field(slug === 'address' ? 'Postcode' : 'Phone number')).toBeVisible();
  if (slug === 'address') await fillAddress(visitor, '50667', 'Köln');
  await visitor.page.locator('[type=submit]').click();
}

/** Another page of the same profile, for as long as it takes. */
export async function inAnotherTab(scene: SessionScene, path: string, until: () => Promise<void>): Promise<void> {
  const tab = await scene.visitor.context.newPage();
  await tab.goto(path);
  await until();
  await tab.close();
}
