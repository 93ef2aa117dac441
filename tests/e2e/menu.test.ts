import { demoPassword } from '../../server/demo/accounts.ts';
import { expect, test } from '../support/page-fixtures.ts';

for (const account of ['applicant', 'searching', 'referring', 'staff', 'admin']) {
  test(`each entry of the menu opens a page to ${account}`, async ({ open }) => {
    const visitor = await open('app');
    const { page } = visitor;
    await visitor.keepSession({ email: `${account}@example.org`, password: demoPassword });
    await page.goto('/dashboard');
    const title = page.locator('main h1');
    await title.waitFor();
    const paths = await page
      .getByRole('navigation')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).pathname));
    expect(paths.length).toBeGreaterThan(3);
    for (const path of paths.filter((one) => one !== '/logout')) {
      await page.goto(path);
      await title.waitFor();
      expect(await title.getAttribute('data-title'), path).not.toBe(visitor.say('This page could not be found'));
    }
  });
}

for (const account of ['staff', 'admin']) {
  test(`around help, and where an address leads nowhere, the menu of ${account} has its words`, async ({ open }) => {
    const visitor = await open('app');
    const { page } = visitor;
    await visitor.keepSession({ email: `${account}@example.org`, password: demoPassword });
    const entries = page.getByRole('navigation').first().getByRole('link');
    await page.goto('/organizations');
    await expect(entries.filter({ hasText: visitor.say('Organizations') })).toBeVisible();
    // what waits behind an entry is counted once the page rests
    const words = (await entries.allTextContents()).map((text) => /^\D+/.exec(text)?.[0] ?? text);
    for (const path of ['/help', '/no-such-page']) {
      await page.goto(path);
      await expect(entries, path).toContainText(words);
      await expect(entries, path).toHaveCount(words.length);
    }
  });
}
