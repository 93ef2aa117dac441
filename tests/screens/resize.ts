import type { Page } from '@playwright/test';

/** Gives the page a window of another size, and waits until it is drawn in it: what depends on the room is there then. */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))));
}
