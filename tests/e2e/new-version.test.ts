import { worksWithout } from '../../src/app/chunk-guard.ts';
import { addressOfPart } from '../support/browser-build.ts';
import { expect, test } from '../support/page-fixtures.ts';

test('whoever works on while a new version comes is told once, and reloads when it suits them [S8-20]', async ({
  open,
  world,
}) => {
  const visitor = await open('chemie');
  const { page } = visitor;
  const toastFile = `**${addressOfPart('src/ui/toast/toast.tsx')}`;
  const toasts = page.waitForResponse(toastFile);
  await visitor.enter(await world.person('chemie', { type: 'employee' }), '/registration-codes');
  await toasts;
  await expect(visitor.heading('Registration codes')).toBeVisible();
  const notice = visitor.text('A new version is available.').first();

  const [answer] = await Promise.all([
    page.waitForResponse(/\/api\/v1\/pings/),
    visitor.link('Contacted applicants').click(),
  ]);
  expect(answer.headers()['x-program'], 'the server names the program that the page began with').toBe(
    await page.locator('script[type=module][src]').getAttribute('src'),
  );
  await expect(visitor.heading('Your messages will be here')).toBeVisible();
  await expect(notice).toHaveCount(0);

  // The server has moved on, and the files of what this page began with have gone.
  const moveOn = () =>
    page.route('**/api/v1/**', async (route) => {
      const { host } = new URL(world.origin('chemie'));
      const url = route.request().url().replace(host, `127.0.0.1:${world.port}`);
      const response = await route.fetch({ url, headers: { ...(await route.request().allHeaders()), host } });
      await route.fulfill({ response, headers: { ...response.headers(), 'x-program': '/assets/main-next.js' } });
    });
  await page.route(toastFile, (route) => route.abort());
  await moveOn();
  await visitor.link('Organization').click();
  await expect(notice).toBeVisible();
  await visitor.button('Close').click();
  await expect(notice).toHaveCount(0);
  await visitor.link('Contacted applicants').click();
  await expect(visitor.heading('Your messages will be here')).toBeVisible();
  await expect(notice).toHaveCount(0);

  await page.unroute(toastFile);
  await page.reload();
  await expect(visitor.heading('Your messages will be here')).toBeVisible();
  await moveOn();
  await visitor.link('Organization').click();
  await expect(notice).toBeVisible();
  await page.unrouteAll({ behavior: 'wait' });
  await Promise.all([page.waitForEvent('load'), visitor.button('Reload').click()]);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notice).toHaveCount(0);
});

test('the build leaves the files that a page works without their names', () => {
  for (const name of ['ui/toast/toast.tsx', 'ui/badge/badge-tooltip.tsx', 'features/error-reporting/defect-report.ts'])
    expect(worksWithout(addressOfPart(`src/${name}`)), name).toBe(true);
});
