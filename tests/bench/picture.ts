import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { demoPassword } from '../../server/demo/accounts.ts';
import { chromiumArguments, ensureBrowser } from '../support/browser.ts';
import { copyProject, startProduct } from './product.ts';

/** Takes the README's picture from the running product with its demo data: an employer's search. */
const target = join(import.meta.dirname, '../../docs/pictures/search.png');
const browser = await chromium.launch({ executablePath: await ensureBrowser(), args: chromiumArguments });
const project = await copyProject();
try {
  const product = await startProduct(project.folder);
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 }, locale: 'en', reducedMotion: 'reduce' });
  const origin = `http://app.localhost:${product.port}`;
  await page.goto(`${origin}/login?redirect=${encodeURIComponent('/search')}`);
  await page.locator('html[data-started]').waitFor();
  await page.getByLabel('E-mail address').fill('searching@example.org');
  await page.getByRole('textbox', { name: 'Password' }).fill(demoPassword);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
  await page.waitForURL('**/search**');
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ path: target });
  console.log(target);
  await product.stop();
} finally {
  await browser.close();
  await project.remove();
}
