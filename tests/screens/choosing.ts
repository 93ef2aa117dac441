import type { Screen } from './screen.ts';

type Act = NonNullable<Screen['act']>;

/** The first rows of a list that can be chosen. */
export const choosing =
  (count: number): Act =>
  async ({ page }) => {
    const boxes = page.getByRole('table').getByRole('checkbox');
    // oxlint-disable-next-line no-await-in-loop -- as a person does
    for (let at = 0; at < count; at += 1) await boxes.nth(at).check();
  };

/** And what would become of them. */
export const askingAbout =
  (count: number): Act =>
  async (visitor, scene) => {
    await choosing(count)(visitor, scene);
    await visitor.page.getByRole('region').getByRole('button').last().click();
  };

/** And that it may be done. */
export const sendingTo =
  (count: number): Act =>
  async (visitor, scene) => {
    await askingAbout(count)(visitor, scene);
    await visitor.page.getByRole('dialog').getByRole('button').last().click();
  };
