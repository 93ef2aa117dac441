import { expect, test } from '../support/page-fixtures.ts';

test('a mother with a question comes by the third door, asks in her own words and finds whom to call', async ({
  open,
  world,
}) => {
  const guest = await open('chemie');
  const { page } = guest;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto('/login');
  await guest.link('My child is registered here').click();
  await expect(page).toHaveURL(/\/help#parents$/);
  await expect(guest.heading('For parents and guardians')).toBeInViewport();
  await guest.seesNoBarrier();

  const search = guest.field('Search the answers');
  await search.fill('wiederrufen?');
  const answer = page.locator('details', { hasText: guest.say('Can I take my consent back?') });
  await expect(answer.getByRole('paragraph').first()).toBeVisible();
  await search.fill('xyzzy');
  await expect(
    guest.text('There is no answer with “{typed}” here yet. Try another word, or just ask us.', { typed: 'xyzzy' }),
  ).toBeVisible();
  const { support_email } = world.tenant('chemie');
  await expect(guest.page.getByRole('complementary').getByRole('link', { name: support_email })).toHaveAttribute(
    'href',
    `mailto:${support_email}`,
  );
  await page.goBack();
  await expect(guest.heading('Log in')).toBeVisible();
});
