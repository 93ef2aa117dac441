import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Locale } from '../../../contract/kit/fields.ts';

/** Sizes of the pictures, in CSS pixels. */
const forms = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
export type Form = keyof typeof forms;

/** A picture's address below the storyboard's folder. */
export const pictureName = (machine: string, state: string, locale: Locale, form: Form): string =>
  `${machine}/${state}.${form}.${locale}.png`;

/** Takes the states that no picture shows yet; the page is as large as before afterwards. */
export async function photograph(
  page: Page,
  folder: string,
  {
    machine,
    states,
    locale,
  }: { readonly machine: string; readonly states: readonly string[]; readonly locale: Locale },
): Promise<void> {
  const size = page.viewportSize();
  for (const form of Object.keys(forms) as Form[]) {
    const missing = states
      .map((state) => join(folder, pictureName(machine, state, locale, form)))
      .filter((file) => !existsSync(file));
    if (missing.length === 0) continue;
    // oxlint-disable-next-line no-await-in-loop -- one page
    await page.setViewportSize(forms[form]);
    // oxlint-disable-next-line no-await-in-loop -- one page
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    for (const file of missing) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, picture);
    }
  }
  if (size && page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
}
