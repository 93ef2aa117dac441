import type { Page } from '@playwright/test';
import { messageIds } from '../../support/speech.ts';

/** What a page shows or says where it has no words for a message: the message's id. */
export async function bareIds(page: Page): Promise<readonly string[]> {
  const said = await page.evaluate(() =>
    [...document.querySelectorAll('body *')].flatMap((element) => [
      ...[...element.childNodes].flatMap((node) => (node.nodeType === Node.TEXT_NODE ? [node.textContent ?? ''] : [])),
      ...['aria-label', 'title', 'placeholder'].flatMap((name) => element.getAttribute(name) ?? []),
    ]),
  );
  const ids = messageIds();
  return [...new Set(said.map((text) => text.trim()))].filter((text) => ids.has(text));
}
