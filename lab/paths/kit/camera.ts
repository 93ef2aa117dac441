import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Locale } from '../../../contract/kit/fields.ts';
import type { Path } from './cover.ts';

export const forms = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;
export type Form = keyof typeof forms;

export const statePicture = (flow: string, state: string, locale: Locale, form: Form): string =>
  `${flow}/${state}.${form}.${locale}.png`;

/** A phone's picture of what a path shows after a step, counted from 1. */
export const stepPicture = ({ flow, id }: Pick<Path, 'flow' | 'id'>, step: number, locale: Locale): string =>
  `${flow.id}/${id}.${String(step).padStart(2, '0')}.${locale}.png`;

/** Takes what no picture shows yet, under these names below the folder; the page is as large as before afterwards. */
export async function photograph(
  page: Page,
  folder: string,
  names: Readonly<Record<Form, readonly string[]>>,
): Promise<void> {
  const size = page.viewportSize();
  for (const form of Object.keys(forms) as Form[]) {
    const missing = names[form].map((name) => join(folder, name)).filter((file) => !existsSync(file));
    if (missing.length === 0) continue;
    await page.setViewportSize(forms[form]);
    const picture = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    for (const file of missing) {
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, picture);
    }
  }
  if (size && page.viewportSize()?.width !== size.width) await page.setViewportSize(size);
}
