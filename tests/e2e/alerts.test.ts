import { inTenant } from '../../server/db/scope.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';

test('a search becomes an alert, which is changed, paused, resumed and archived [S1-15] [S2-26]', async ({
  open,
  world,
}) => {
  const person = await world.person('chemie', { type: 'employee' });
  const visitor = await open('chemie');
  const { page } = visitor;
  const title = page.getByRole('heading', { level: 1 });
  await visitor.enter(person, '/search?place=50667&radius=25');
  await visitor.link('Save as alert').click();
  await expect(visitor.heading('A new alert')).toBeVisible();
  await expect(visitor.field('Postcode or place')).toHaveValue('50667');
  await expect(page.getByRole('status').filter({ hasText: /\d+ heute/u })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL(/\/search\?.*place=50667.*radius=25/u);
  await page.goForward();
  await visitor.seesNoBarrier();
  await visitor.button('Create alert').click();
  await expect(title).toHaveText('50667, bis 25 km');

  await visitor.link('Change').click();
  await visitor.fillIn({ Name: 'Köln <b>West</b>' });
  await page.getByRole('radio', { name: visitor.say('Mondays') }).check();
  await visitor.button('Save changes').click();
  await expect(visitor.text('The changes are saved').first()).toBeVisible();
  await page.goBack();
  await expect(title).toHaveText('Köln <b>West</b>');
  await expect(visitor.text('Mondays')).toBeVisible();

  const question = page.getByRole('alertdialog');
  const yes = (english: string) => question.getByRole('button', { name: visitor.say(english), exact: true });
  await visitor.button('Pause').click();
  await question.getByLabel(visitor.say('Until')).fill('2099-05-04');
  await yes('Pause').click();
  await expect(visitor.text('Rests until {until}, then goes on by itself.', { until: '4. Mai 2099' })).toBeVisible();
  await visitor.seesNoBarrier();
  await visitor.button('Resume').click();
  await expect(visitor.text('Active').first()).toBeVisible();
  await visitor.button('Archive').click();
  await yes('Archive for good').click();
  await expect(visitor.link('Change')).toHaveCount(0);

  await visitor.link('All alerts').click();
  await expect(page.getByRole('row', { name: /Köln <b>West/u })).toContainText(visitor.say('Archived'));
  await visitor.seesNoBarrier();
});

test(
  'a page that somebody comes back to after saving never shows what stood there before',
  isLong,
  async ({ open, world }) => {
    const person = await world.person('app', { type: 'employee' });
    const visitor = await open('app');
    const { page } = visitor;
    const title = page.getByRole('heading', { level: 1 });
    await visitor.enter(person, '/alerts/create?place=50667&radius=25');
    await visitor.fillIn({ Name: 'Before' });
    await visitor.button('Create alert').click();
    await expect(title).toHaveText('Before');
    await visitor.link('Change').click();
    await visitor.fillIn({ Name: 'After' });
    await visitor.button('Save changes').click();
    await expect(title).toHaveText('Change “After”');
    const held = Promise.withResolvers<void>();
    await page.route('**/api/v1/alerts/*', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.getByRole('link', { name: 'After' }).click();
    await expect(page.locator('[data-progress]')).toBeVisible();
    await expect(title).not.toHaveText('Before');
    held.resolve();
    await expect(title).toHaveText('After');
  },
);

test(
  'an alert without a criterion is not saved, and the first filter has the focus',
  isLong,
  async ({ open, world }) => {
    const person = await world.person('app', { type: 'employee' });
    const visitor = await open('app');
    await visitor.enter(person, '/alerts');
    await expect(visitor.heading('Your alerts will be here')).toBeVisible();
    await visitor.link('Create alert').click();
    await visitor.fillIn({ Name: 'Everybody' });
    await visitor.button('Create alert').click();
    await expect(visitor.field('Occupations')).toBeFocused();
    await expect(visitor.text('rule.criteria_needed').first()).toBeVisible();
    await visitor.seesNoBarrier();
  },
);

test('a mail’s link opens what that run has found, with the way to the alert and to all who match', async ({
  open,
  world,
}) => {
  const { id: tenantId } = world.tenant('chemie');
  const run = await inTenant(world.deps.db, tenantId, (tx) =>
    tx
      .selectFrom('alert_runs as r')
      .innerJoin('alerts as a', 'a.id', 'r.alert_id')
      .innerJoin('users as u', 'u.id', 'a.created_by')
      .select(['r.id', 'a.name', 'r.matches', 'u.email'])
      .where('u.email', '=', 'searching@example.org')
      .where('r.matches', '>', 0)
      .orderBy('r.id')
      .executeTakeFirstOrThrow(),
  );
  const visitor = await open('chemie');
  const { page } = visitor;
  const rows = page.getByRole('list', { name: visitor.say('Applications') }).getByRole('listitem');
  await visitor.enter({ email: run.email, password: 'Lehrstelle-2026' }, `/search?alert_run_id=${run.id}`);
  await expect(page.getByText(`„${run.name}“`)).toBeVisible();
  await expect(rows).toHaveCount(run.matches);
  await visitor.seesNoBarrier();
  await visitor.link('To the alert').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(run.name);
  await page.goBack();
  await visitor.link('Everybody who matches today').click();
  await expect(page).not.toHaveURL(/alert_run_id/u);
  await expect.poll(() => rows.count()).toBeGreaterThan(run.matches);
});
