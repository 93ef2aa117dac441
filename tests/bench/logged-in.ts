import type { Browser, Cookie, Page } from '@playwright/test';
import { demoPassword } from '../../server/demo/accounts.ts';

/** Logs a demo account in and waits on the page of help, which asks little of the server. */
export async function logIn(page: Page, origin: string, account: string): Promise<void> {
  await page.goto(`${origin}/login?redirect=/help`);
  await page.locator('html[data-started]').waitFor();
  await page.locator('input[name=email]').fill(account);
  await page.locator('input[name=password]').fill(demoPassword);
  await page.keyboard.press('Enter');
  await page.waitForURL((url) => url.pathname === '/help');
}

/** What a browser keeps of a login: its cookies. */
export async function loggedIn(
  browser: Browser,
  origin: string,
  account: string,
): Promise<{ cookies: Cookie[]; origins: [] }> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await logIn(page, origin, account);
    const { cookies } = await context.storageState();
    return { cookies, origins: [] };
  } finally {
    await context.close();
  }
}
