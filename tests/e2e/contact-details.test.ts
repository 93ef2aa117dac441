import { expect, test } from '../support/page-fixtures.ts';
import { findable } from '../support/account.ts';
import { fillAddress } from '../support/steps.ts';

test('an applicant corrects phone number and address, and a wrong one loses nothing [S2-12]', async ({
  open,
  world,
}) => {
  const visitor = await open('app');
  const { page } = visitor;
  await visitor.enter(await world.person('app', { locale: 'en' }), '/account');

  await visitor.field('Phone number').fill('12');
  await visitor.button('Save the phone number').click();
  await expect(visitor.field('Phone number')).toHaveAttribute('aria-invalid', 'true');
  await visitor.field('Phone number').fill('0221 9901234');
  await visitor.button('Save the phone number').click();
  await expect(visitor.text('The phone number is saved').first()).toBeVisible();

  await visitor.button('Change the address').click();
  await fillAddress(visitor, '50667', 'Köln');
  await visitor.field('Town').fill('München');
  await visitor.button('Save the address').click();
  await expect(visitor.field('Town')).toHaveAttribute('aria-invalid', 'true');
  await expect(visitor.field('Street and house number')).toHaveValue('Musterweg 12');
  await visitor.field('Town').fill('Köln');
  await visitor.button('Save the address').click();
  await expect(visitor.text('The address is saved').first()).toBeVisible();

  await page.reload();
  await expect(visitor.field('Phone number')).toHaveValue(/221.?9901234/);
  await expect(page.getByText('Musterweg 12, 50667 Köln').first()).toBeVisible();
});

test('each line of the card that companies see is changed where it stands', async ({ open, world }) => {
  const visitor = await open('app');
  await visitor.enter(await world.person('app', { locale: 'en', ...findable }), '/dashboard');
  const { page } = visitor;
  await visitor.button('Change where you live and how far you would travel').click();
  await expect(page.locator('select[name=mobility_km]')).toBeFocused();
  await page.locator('select[name=mobility_km]').selectOption('25');
  await visitor.seesNoBarrier();
  await visitor.button('Save').click();
  await expect(page.getByText(/would travel up to 25 km/)).toBeVisible();
  await expect(visitor.button('Change where you live and how far you would travel')).toBeFocused();
  await visitor.button('Change the job').click();
  await visitor.field('Which job would you like to learn?').fill('Bäcker');
  await page.getByRole('option', { name: 'Bäcker/in' }).first().click();
  await visitor.button('Save').click();
  await expect(page.getByText('Bäcker/in', { exact: true })).toBeVisible();
  await visitor.button('Change when you could begin').click();
  await page.locator('select[name=available_from]').selectOption({ index: 2 });
  await visitor.button('Cancel').click();
  await expect(visitor.text('Start date: left open')).toBeVisible();
});

test('an applicant changes what they look for', async ({ open, world }) => {
  const visitor = await open('app');
  await visitor.enter(await world.person('app', { locale: 'en', ...findable }), '/account/wish');
  await expect(visitor.heading('Your wish')).toBeVisible();
  const { page } = visitor;
  await page.locator('select[name=mobility_km]').selectOption('25');
  await page.locator('select[name=reachable_from]').selectOption('15');
  await page.locator('select[name=first_meeting]').selectOption('trial_day');
  await page.locator('select[name=available_from]').selectOption({ index: 2 });
  await visitor.button('Save what you look for').click();
  await expect(visitor.text('What you look for is saved').first()).toBeVisible();
  await page.reload();
  await expect(page.locator('select[name=mobility_km]')).toHaveValue('25');
  await expect(page.locator('select[name=first_meeting]')).toHaveValue('trial_day');
  await page.goto('/dashboard');
  await expect(page.getByText(/would travel up to 25 km/).first()).toBeVisible();
});

test('a name is corrected by oneself', async ({ open, world }) => {
  const visitor = await open('app');
  await visitor.enter(await world.person('app', { locale: 'en', firstname: 'Nour' }), '/account');
  await visitor.button('Correct the name').click();
  await visitor.fillIn({ 'First name': 'Nour-Amal' });
  await visitor.button('Save the name').click();
  await expect(visitor.page.getByText(/^Nour-Amal/).first()).toBeVisible();
  await expect(visitor.button('Correct the name')).toBeFocused();
});
