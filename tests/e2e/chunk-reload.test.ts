import { addressOfPart } from '../support/browser-build.ts';
import { expect, test } from '../support/page-fixtures.ts';

test('a script part that went with an older deployment brings one reload, and no second one within a minute [S8-12]', async ({
  open,
  faults,
}) => {
  const gone = `**${addressOfPart('src/features/authentication/forgot-password-screen.tsx')}`;
  // the failed import rejects without a word before the guard answers it
  faults.allow(
    /ERR_FAILED/,
    new RegExp(addressOfPart('src/features/authentication/forgot-password-screen.tsx')),
    /^unhandled: $/,
  );
  const guest = await open('app');
  await guest.page.goto('/login');
  await expect(guest.heading('Log in')).toBeVisible();
  let documents = 0;
  guest.page.on('request', (request) => {
    if (request.isNavigationRequest()) documents += 1;
  });
  await guest.page.route(gone, (route) => route.abort());
  await guest.page.evaluate(() => history.pushState(null, '', '/password/forgot'));
  await guest.page.evaluate(() => dispatchEvent(new PopStateEvent('popstate')));
  await expect(guest.heading('Unexpected error!')).toBeVisible();
  expect(documents, 'one reload').toBe(1);

  await guest.page.unroute(gone);
  await guest.page.reload();
  await expect(guest.page).toHaveURL(/\/password\/forgot$/);
  await expect(guest.field('E-mail address')).toBeVisible();
});
