import { chromium } from '@playwright/test';
import type { Locale } from '../../contract/kit/fields.ts';
import { photograph, statePicture } from '../paths/kit/camera.ts';
import { screensNamed } from '../../tests/screens/catalogue.ts';
import type { Screen } from '../../tests/screens/screen.ts';
import { Stage } from '../../tests/screens/stage.ts';
import prepareBuild from '../../tests/support/browser-build.ts';
import { chromiumArguments, ensureBrowser } from '../../tests/support/browser.ts';
import { situations } from './situations.ts';
import type { StoryboardWishes } from './wishes.ts';

/** A screen of the catalogue and the states it shows. */
interface Sitting {
  readonly screen: Screen;
  readonly states: readonly (readonly [machine: string, state: string])[];
}

function sittingsFor(machines: readonly string[]): Sitting[] {
  const named = Object.entries(situations)
    .filter(([machine]) => machines.includes(machine))
    .flatMap(([machine, states]) =>
      Object.entries(states).flatMap(([state, situation]) =>
        typeof situation === 'string' ? [{ name: situation, state: [machine, state] as const }] : [],
      ),
    );
  return [...Map.groupBy(named, ({ name }) => name)].flatMap(([name, states]) =>
    screensNamed([name])
      .filter((screen) => screen.name === name)
      .map((screen) => ({ screen, states: states.map(({ state }) => state) })),
  );
}

/**
 * Takes a picture of each state that a screen of the catalogue shows, on a phone and on a desktop.
 * @returns which could not be taken, and why
 */
export async function takeSituations(
  folder: string,
  { machines, locales }: StoryboardWishes,
): Promise<readonly string[]> {
  const sittings = sittingsFor(machines);
  if (sittings.length === 0) return [];
  console.log(`Screens of ${machines.length === 1 ? machines[0] : 'the other machines'} …`);
  const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumArguments });
  try {
    await prepareBuild();
    const stage = await Stage.open(browser);
    const untaken: string[] = [];
    for (const { screen, states } of sittings)
      for (const locale of locales) {
        try {
          // oxlint-disable-next-line no-await-in-loop -- one stage for all
          await sit(stage, { screen, states }, locale, folder);
        } catch (error) {
          untaken.push(`${screen.name} (${locale}): ${error instanceof Error ? error.message : String(error)}`);
        }
      }
    await stage.close();
    return untaken;
  } finally {
    await browser.close();
  }
}

async function sit(stage: Stage, { screen, states }: Sitting, locale: Locale, folder: string): Promise<void> {
  const namesFor = (form: 'phone' | 'desktop') =>
    states.map(([machine, state]) => statePicture(machine, state, locale, form));
  const visitor = await stage.open(screen, locale, { width: 390, height: 844 });
  await photograph(visitor.page, folder, { phone: namesFor('phone'), desktop: namesFor('desktop') });
  await stage.leave(visitor);
}
