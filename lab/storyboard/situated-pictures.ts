import { chromium } from '@playwright/test';
import type { Locale } from '../../contract/kit/fields.ts';
import { screensNamed } from '../../tests/screens/catalogue.ts';
import { Stage } from '../../tests/screens/stage.ts';
import prepareBuild from '../../tests/support/browser-build.ts';
import { chromiumArguments, ensureBrowser } from '../../tests/support/browser.ts';
import { type Form, photograph, statePicture } from '../paths/kit/camera.ts';
import { screens } from './situations.ts';

/**
 * Takes a picture of each state of these machines that a screen of the catalogue shows, on a phone and on a desktop.
 * @returns which could not be taken, and why
 */
export async function takeSituations(
  folder: string,
  machines: readonly string[],
  locales: readonly Locale[],
): Promise<readonly string[]> {
  const places = Object.entries(screens).filter(([place]) => machines.includes(place.split('/')[0] ?? ''));
  const byScreen = [...Map.groupBy(places, ([, screen]) => screen)];
  if (byScreen.length === 0) return [];
  console.log('Screens …');
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumArguments });
  try {
    await prepareBuild();
    const stage = await Stage.open(browser);
    const untaken: string[] = [];
    for (const [name, states] of byScreen)
      for (const locale of locales) {
        const screen = screensNamed([name]).find((one) => one.name === name);
        const namesFor = (form: Form) =>
          states.map(([place]) => {
            const [machine = '', state = ''] = place.split('/');
            return statePicture(machine, state, locale, form);
          });
        /* oxlint-disable no-await-in-loop -- one stage for all */
        try {
          if (!screen) throw new Error('The catalogue has no such screen.');
          const visitor = await stage.open(screen, locale, { width: 390, height: 844 });
          await photograph(visitor.page, folder, { phone: namesFor('phone'), desktop: namesFor('desktop') });
          await stage.leave(visitor);
        } catch (error) {
          untaken.push(`${name} (${locale}): ${error instanceof Error ? error.message : String(error)}`);
        }
        /* oxlint-enable no-await-in-loop */
      }
    await stage.close();
    return untaken;
  } finally {
    await browser.close();
  }
}
