import { setTimeout as delay } from 'node:timers/promises';
import type { Page } from '@playwright/test';

/** A page is drawn no more: now and then Chromium stops after a change of the window, whichever page it is. */
export class NothingDrawn extends Error {
  readonly page: Page;

  constructor(page: Page, message: string) {
    super(message);
    this.page = page;
  }
}

/** Milliseconds; a frame comes within some dozens. */
const longest = 10_000;

/**
 * Gives the page a window of another size, and waits until it is drawn in it: what depends on the room is there then.
 * @throws NothingDrawn after ten seconds without a frame
 */
export async function resize(page: Page, size: { readonly width: number; readonly height: number }): Promise<void> {
  await page.setViewportSize(size);
  const drawing = page.evaluate(
    () => new Promise<true>((drawn) => requestAnimationFrame(() => requestAnimationFrame(() => drawn(true)))),
  );
  if (await Promise.race([drawing, delay(longest, false, { ref: false })])) return;
  throw new NothingDrawn(page, `Nothing was drawn at ${size.width}×${size.height} for ${longest / 1000} s.`);
}
