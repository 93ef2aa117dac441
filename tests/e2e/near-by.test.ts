import { hold } from '../support/hold.ts';
import { Keyboard } from '../support/keyboard.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';
import { demoPassword as password } from '../../server/demo/accounts.ts';

const applicant = { email: 'applicant@example.org', password };

test('an applicant looks around by keyboard on a narrow phone, shows a company interest, and takes it back [S2-22]', async ({
  open,
  faults,
}) => {
  faults.allow(/status of 404/, /^answer 404/);
  const visitor = await open('chemie');
  const { page } = visitor;
  const keys = new Keyboard(visitor);
  const sheet = page.getByRole('dialog');
  await page.setViewportSize({ width: 320, height: 640 });
  /** Nothing stands beyond the edge. */
  const fits = async (): Promise<void> =>
    expect(await page.evaluate(() => document.documentElement.scrollWidth), page.url()).toBe(320);
  await visitor.enter(applicant, '/dashboard');
  await keys.press(page.getByRole('navigation').getByRole('link', { name: 'Umkreis' }));
  await expect(page.getByRole('heading', { level: 1, name: '10 Betriebe bis 25 km' })).toBeVisible();
  await fits();
  await visitor.seesNoBarrier();

  const radius = page.getByRole('button', { name: '10 km 5' });
  await keys.press(radius);
  await expect(page).toHaveURL(/\?radius=10$/);
  await expect(page.getByRole('heading', { level: 1, name: '5 Betriebe bis 10 km' })).toBeVisible();
  await expect(radius).toBeFocused();

  const card = page.getByRole('link', { name: /Niehler Harzwerke/ });
  await keys.press(card);
  await expect(sheet.getByRole('heading', { name: 'Niehler Harzwerke' })).toBeVisible();
  await fits();
  await expect(page).toHaveURL(/\/near-by\/[0-9a-f-]{36}\?radius=10$/);
  const address = page.url();
  await keys.press(visitor.button('Show interest'));
  await expect(visitor.button('Take interest back')).toBeFocused();
  await visitor.seesNoBarrier();

  await page.goBack();
  await expect(sheet).toHaveCount(0);
  await expect(page.getByRole('listitem').filter({ has: card })).toContainText('Interesse gezeigt');
  await expect(card).toBeFocused();

  // its own address opens it anew, and its cross leads to the list
  await page.goto(address);
  await keys.press(visitor.button('Take interest back'));
  await expect(visitor.button('Show interest')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(/\/near-by\?radius=10$/);
  await expect(page.getByText('Interesse gezeigt')).toHaveCount(0);

  await keys.press(page.locator('summary'));
  await keys.press(page.getByRole('button', { name: /^Niehler Harzwerke, 5 km im Nordosten$/ }));
  await expect(sheet).toBeVisible();
  await fits();

  // who was blocked, or never was: kindly nothing, inside the menu
  await page.goto('/near-by/0198c5a0-0000-7000-8000-00000000dead');
  await expect(visitor.heading('Oops!')).toBeVisible();
  await expect(page.getByRole('navigation').first()).toBeVisible();
});

test(
  'on a slow line a company that is opened instead of the next page closes to the list it was opened from',
  isLong,
  async ({ open }) => {
    const visitor = await open('chemie', { locale: 'de' });
    const { page } = visitor;
    const sheet = page.getByRole('dialog');
    await visitor.enter(applicant, '/near-by?radius=10');
    const card = page.getByRole('link', { name: /Niehler Harzwerke/ });
    await expect(card).toBeVisible();
    const news = await hold(page, /\/api\/v1\/activities(\?|$)/u);
    await page
      .getByRole('navigation')
      .getByRole('link', { name: /^Neuigkeiten/u })
      .click();
    await expect.poll(news.waiting).toBeGreaterThan(0);
    await card.click();
    await expect(sheet).toBeVisible();
    await expect(page).toHaveURL(/\/near-by\/[0-9a-f-]{36}\?radius=10$/);
    news.letGo();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await expect(page).toHaveURL(/\/near-by\?radius=10$/);
    await expect(page.getByRole('heading', { level: 1, name: '5 Betriebe bis 10 km' })).toBeVisible();
  },
);
