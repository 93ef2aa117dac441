import { expect, test } from '../support/page-fixtures.ts';
import { fillAddress } from '../support/steps.ts';

test('an applicant corrects phone number and address, and a wrong one loses nothing [S2-12]', async ({
  open,
  world,
}) => {
  const visitor = await open('app');
  const { page } = visitor;
  await visitor.login(await world.person('app', { locale: 'en' }), '/account');

  await visitor.field('Phone number').fill('12');
  await visitor.button('Save the phone number').click();
  await expect(visitor.field('Phone number')).toHaveAttribute('aria-invalid', 'true');
  await visitor.field('Phone number').fill('0221 9901234');
  await visitor.button('Save the phone number').click();
  await expect(visitor.text('The phone number is saved').first()).toBeVisible();

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
  await expect(visitor.field('Postcode')).toHaveValue('50667');
});
