import { demoPassword } from '../../server/demo/accounts.ts';
import { withId } from '../bench/member-transfer.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';
import { aPng } from '../support/png.ts';

test('a company makes its profile, gives it a picture, publishes it, and keeps it while a code bears it', async ({
  open,
  world,
}) => {
  const visitor = await open('app');
  const { page } = visitor;
  await visitor.enter(await world.person('app', { type: 'employee' }), '/profiles/create');
  await visitor.fillIn({ Name: 'Lackwerke Severin', Website: 'javascript:alert(1)' });
  await page.locator('input[name=color]').fill('#0f766e');
  await visitor.button('Save as draft').click();
  await expect(page.locator('input[name=website]')).toHaveAttribute('aria-invalid', 'true');
  await page.locator('input[name=website]').fill('severin.example');
  await visitor.button('Save as draft').click();
  const picture = { name: 'werk.png', mimeType: 'image/png', buffer: aPng({ width: 800, height: 600, shade: 90 }) };
  await page.locator('input[name=picture]').setInputFiles(picture);
  await expect(page.locator('article img[src^="/api/v1/pictures/"]')).toBeVisible();
  await visitor.button('Publish').click();
  await expect(visitor.button('Unpublish')).toBeVisible();

  await visitor.follow('/registration-codes/create');
  await expect(visitor.heading('A new registration code')).toBeVisible();
  await visitor.fillIn({ Name: 'Messe Mai' });
  await visitor.field('Profile').selectOption({ label: 'Lackwerke Severin' });
  await visitor.button('Create code').click();
  await expect(visitor.heading('What came of it')).toBeVisible();

  await visitor.follow('/profiles');
  await page.getByRole('link', { name: 'Lackwerke Severin' }).click();
  await expect(page.getByRole('link', { name: 'Messe Mai' })).toBeVisible();
  await expect(visitor.button('Archive')).toBeVisible();
  await expect(visitor.button('Unpublish')).toHaveCount(0);
  await visitor.seesNoBarrier();
});

test('staff read and write a company’s profile with what that company trains', isLong, async ({ open, world }) => {
  const visitor = await open('app');
  const { page } = visitor;
  await visitor.keepSession({ email: 'staff@example.org', password: demoPassword });
  const address = await withId(page.context(), `${world.origin('app')}/organizations/$id/profiles/$id`);
  await page.goto(address);
  await expect(page.getByRole('article')).toContainText('Kraftfahrzeugmechatroniker/in');
  await page.goto(address.replace(/[\da-f-]+$/, 'create'));
  await expect(page.getByRole('listitem').filter({ hasText: 'Kraftfahrzeugmechatroniker/in' })).toBeVisible();
});

for (const records of ['profiles', 'registration-codes', 'alerts'])
  test(
    `below a company staff find its own ${records}, and none of another company`,
    isLong,
    async ({ open, world }) => {
      const visitor = await open('app');
      const { page } = visitor;
      const { organization_id: other = '' } = await world.person('app', { type: 'employee' });
      await visitor.keepSession({ email: 'staff@example.org', password: demoPassword });
      const own = await withId(page.context(), `${world.origin('app')}/organizations/$id/${records}/$id`);
      await page.goto(own);
      await expect(page.locator('main h1')).toHaveText(/^(?!Oops)/);
      const ofOther = own.replace(/organizations\/[\da-f-]+/, `organizations/${other}`);
      await page.goto(ofOther);
      await expect(visitor.heading('Oops!')).toBeVisible();
      await page.goto(`${ofOther}/edit`);
      await expect(visitor.heading('Oops!')).toBeVisible();
    },
  );

test('the tenant’s templates stand below every company', isLong, async ({ open, world }) => {
  const visitor = await open('app');
  const { page } = visitor;
  const { organization_id: other = '' } = await world.person('app', { type: 'employee' });
  await visitor.keepSession({ email: 'staff@example.org', password: demoPassword });
  const address = await withId(page.context(), `${world.origin('app')}/organizations/$id/email-templates/$id`);
  await page.goto(address.replace(/organizations\/[\da-f-]+/, `organizations/${other}`));
  await expect(page.getByRole('main')).toContainText('A template of the association');
});
