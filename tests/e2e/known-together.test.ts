import { expect, test } from '../support/page-fixtures.ts';
import { password } from '../support/people.ts';

test('several are chosen by keyboard, said to be known together, and taken back as one', async ({ open }) => {
  const visitor = await open('app');
  const { page, say } = visitor;
  await visitor.enter({ email: 'referring@example.org', password }, '/applicants?status=created');
  const boxes = page.getByRole('row').getByRole('checkbox');
  const bar = page.getByRole('region', { name: say('Selection') });
  await boxes.nth(0).focus();
  await page.keyboard.press('Space');
  await boxes.nth(1).focus();
  await page.keyboard.press('Space');
  await expect(bar.getByRole('status')).toContainText('2');
  const names = await Promise.all(
    [0, 1].map((at) => page.getByRole('rowheader').nth(at).locator('span').first().innerText()),
  );
  const total = await boxes.count();

  await bar.getByRole('button', { name: say('We know them …') }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  for (const name of names) await expect(dialog).toContainText(name.split('\n')[0] ?? '');
  await dialog.getByRole('button').last().focus();
  await page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
  await expect(boxes).toHaveCount(total - 2);
  await expect(bar.getByRole('button'), 'nobody is chosen any more').toHaveCount(0);
  await expect(page.getByText(say('You recommend {count} people now', { count: '2' })).first()).toBeVisible();
  expect(
    await page.evaluate(() => document.activeElement !== document.body),
    'the keyboard goes on within the page',
  ).toBe(true);

  await visitor.button('Undo').click();
  await expect(boxes, 'they wait for a word again').toHaveCount(total);
});

test('chosen people stay so over the pages of one list, and another filter begins with nobody', async ({ open }) => {
  const visitor = await open('app');
  const { page, say } = visitor;
  await visitor.enter({ email: 'referring@example.org', password }, '/applicants');
  const boxes = page.getByRole('row').getByRole('checkbox');
  const count = page.getByRole('region', { name: say('Selection') }).getByRole('status');
  await boxes.first().check();
  await visitor.button('Next page').click();
  await expect(page).toHaveURL(/page=2/u);
  await expect(boxes.first(), 'another page is there').not.toBeChecked();
  await boxes.first().check();
  await expect(count).toContainText('2');
  await visitor.field('Status').selectOption('accepted');
  await expect(page).toHaveURL(/status=accepted/u);
  await expect(count).toBeEmpty();
});
