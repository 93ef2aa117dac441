import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axeCore from 'axe-core';

/** Two thirds of the time went into reading it anew for each look at a page: it is read once, and stays in the page. */
const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const wcag = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

interface Wishes {
  /** Best practices, too, beside the rules of WCAG 2.2 A and AA. */
  readonly andBestPractices?: boolean;
}

/** What in a page keeps people out, as far as a program (axe) can see it; each rule in words, with the elements. */
export async function barriers(page: Page, { andBestPractices = false }: Wishes = {}): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  const violations = await page.evaluate(
    async (tags) => {
      const { axe } = window as unknown as { axe: typeof axeCore };
      const found = await axe.run(document, {
        resultTypes: ['violations'],
        iframes: false,
        preload: false,
        ...(tags && { runOnly: { type: 'tag', values: tags } }),
      });
      return found.violations.map(({ id, help, nodes }) => ({ id, help, elements: nodes.map(({ html }) => html) }));
    },
    andBestPractices ? undefined : wcag,
  );
  return violations.map(({ id, help, elements }) => `${id}: ${help} ${elements.join(' ')}`);
}
