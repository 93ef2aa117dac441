import { expect, expectAccessible, test } from '../support/page-fixtures.ts';

test('a guest’s page makes no request that fails, in either tenant', async ({ open }) => {
  for (const slug of ['app', 'chemie'] as const) {
    const page = await open(slug);
    const failed: string[] = [];
    page.on('response', (response) => {
      if (response.status() >= 400) failed.push(`${response.status()} ${response.url()}`);
    });
    page.on('requestfailed', (request) => failed.push(request.url()));
    await page.goto('/', { waitUntil: 'networkidle' });
    await expect(page).toHaveURL(/\/login$/);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText({ app: 'Log in', chemie: 'Anmelden' }[slug]);
    await expectAccessible(page);
    expect(failed).toEqual([]);
  }
});
