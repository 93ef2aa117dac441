import { expect } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** Sends what the composer holds: where its warning has not been in sight yet, the first press shows it, and the second sends. */
export async function sent(visitor: Visitor, press = () => visitor.button('Send message').click()): Promise<void> {
  await expect(visitor.button('Send message')).toBeEnabled();
  await press();
  const again = visitor.button('Send all the same');
  await expect(async () => {
    if (await again.isVisible()) await again.click();
    expect(await visitor.composer.count()).toBe(0);
  }).toPass({ timeout: 20_000 });
}
