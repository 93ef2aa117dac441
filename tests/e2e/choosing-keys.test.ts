import { inTenant } from '../../server/db/scope.ts';
import { expect, test } from '../support/page-fixtures.ts';

test('several companies are chosen by keys alone, and the list of keys is a press away', async ({ open, world }) => {
  const names = ['Tastenwerk Eins', 'Tastenwerk Zwei', 'Tastenwerk Drei'];
  const ids: string[] = [];
  for (const name of names) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other
    const { organization_id = '' } = await world.person('chemie', { type: 'employee' });
    // oxlint-disable-next-line no-await-in-loop -- see above
    await inTenant(world.deps.db, world.tenant('chemie').id, (tx) =>
      tx
        .updateTable('organizations')
        // the second is here already, and can’t be chosen
        .set({ name, status: name.endsWith('Zwei') ? 'active' : 'created' })
        .where('id', '=', organization_id)
        .execute(),
    );
    ids.push(organization_id);
  }
  const desk = await open('chemie', { locale: 'de' });
  const { page } = desk;
  await desk.enter(
    await world.person('chemie', { type: 'tenant_member', locale: 'de' }),
    '/organizations?q=Tastenwerk&order=name',
  );
  const press = (key: string) => page.keyboard.press(key);
  const link = (name: string) => page.getByRole('link', { name, exact: true });
  await expect(link('Tastenwerk Eins')).toBeVisible();

  await press('?');
  await expect(page.getByRole('dialog', { name: desk.say('Keys of this page') })).toBeVisible();
  await desk.seesNoBarrier();
  await press('Escape');

  await press('j');
  await expect(link('Tastenwerk Drei'), 'by name').toBeFocused();
  await press('x');
  await press('j');
  await expect(link('Tastenwerk Eins')).toBeFocused();
  await press('x');
  await press('j');
  await expect(link('Tastenwerk Zwei')).toBeFocused();
  await press('x');
  const chosen = page.getByRole('region', { name: desk.say('Selection') });
  await expect(chosen.getByRole('status'), 'who takes part isn’t chosen').toContainText('2');
  await press('k');
  await press('x');
  await expect(chosen.getByRole('status')).not.toContainText('2');
  await press('Escape');
  await expect(page.getByRole('checkbox', { checked: true })).toHaveCount(0);

  await press('/');
  await expect(page.locator('main input[name=q]')).toBeFocused();
  await page.keyboard.type('x');
  await expect(page.getByRole('checkbox', { checked: true }), 'who types presses no keys').toHaveCount(0);
  await page.locator('main input[name=q]').fill('Tastenwerk');
  await expect(link('Tastenwerk Eins')).toBeVisible();
  await link('Tastenwerk Eins').focus();
  await press('Enter');
  await expect(page).toHaveURL(new RegExp(`/organizations/${ids[0]}`));
});
