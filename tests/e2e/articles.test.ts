import { findable } from '../support/account.ts';
import { GuardianRequest } from '../support/guardian-request.ts';
import { expect, test } from '../support/page-fixtures.ts';
import { bornYearsAgo } from '../support/steps.ts';

test('an article opens beside the page, has an address, and Back closes it', async ({ open, world }) => {
  const visitor = await open('chemie');
  await visitor.enter(
    await world.person('chemie', { locale: 'de', ...findable, date_of_birth: '2010-05-05' }),
    '/dashboard',
  );
  const { page } = visitor;
  await visitor.link('The interview').click();
  await expect(visitor.heading('What they may not ask')).toBeVisible();
  await expect(page).toHaveURL(/read=interview/);
  await visitor.seesNoBarrier();
  await page.goBack();
  await expect(visitor.heading('What they may not ask')).toHaveCount(0);
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.link('The trial day').click();
  await expect(visitor.heading('Under 18 the law looks after you')).toBeVisible();
});

test('who waits for a guardian, or whose guardian took it back, reads meanwhile, finds account and help, and gets out', async ({
  open,
  world,
}) => {
  const person = await world.person('chemie', {
    ...findable,
    stage: 'onboarded',
    locale: 'de',
    date_of_birth: bornYearsAgo(15, world.clock.now()),
  });
  const request = await GuardianRequest.of(world, person);
  await request.ask();
  const visitor = await open('chemie');
  const { page } = visitor;
  await page.setViewportSize({ width: 320, height: 640 });
  await visitor.enter(person, '/tos/accept?redirect=%2Fnear-by');
  await visitor.link('The first call').click();
  await expect(page).toHaveURL(/redirect=%2Fnear-by&read=call/);
  await expect(page.getByRole('dialog', { name: visitor.say('The first call') })).toBeVisible();
  await visitor.button('Close').click();
  await expect(page, 'where they wanted to is kept').toHaveURL(/accept\?redirect=%2Fnear-by$/);

  await request.answer('accept');
  await request.withdraw();
  await page.goto('/dashboard');
  await expect(page).toHaveURL(/\/tos\/accept/);
  await visitor.link('Account').click();
  await expect(visitor.heading('Account')).toBeVisible();
  await expect(visitor.link('Log out')).toBeVisible();
  await visitor.link('Help').click();
  await expect(page).toHaveURL(/\/help$/);
});

test('pages without a menu lead to the help, whoever reads them; pages with one do so once', async ({
  open,
  world,
}) => {
  const visitor = await open('chemie');
  await visitor.enter(await world.person('chemie', { locale: 'de', ...findable }), '/privacy');
  await expect(visitor.page.getByRole('contentinfo').getByRole('link', { name: visitor.say('Help') })).toBeVisible();
  await visitor.page.goto('/dashboard');
  await expect(visitor.link('Help')).toHaveCount(1);
});
