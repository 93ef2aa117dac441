import { expect, test } from '../support/page-fixtures.ts';

test('days that staff choose stand in the address; wrong ones say so, and the menu leads back to everything', async ({
  open,
  world,
}) => {
  const clerk = await world.person('chemie', { type: 'tenant_member' });
  const visitor = await open('chemie');
  await visitor.login(clerk, '/dashboard');
  const counted = visitor.field('What is counted');
  await counted.selectOption({ label: visitor.say('Days of my own …') });
  await visitor.fillIn({ From: '2026-10-01', Until: '2026-10-31' });
  await expect(visitor.page).toHaveURL(/from=2026-10-01&until=2026-10-31/);
  await visitor.field('Until').fill('2026-09-30');
  await visitor.sees('Please choose the first day first, and a year at most.');
  await expect(visitor.page).toHaveURL(/until=2026-10-31/);
  await visitor.link('Overview').click();
  await expect(visitor.page).toHaveURL(/\/dashboard$/);
  await expect(counted).toHaveValue('');
  await expect(visitor.field('From')).toHaveCount(0);
});
