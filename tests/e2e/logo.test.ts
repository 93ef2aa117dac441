import type { Locator, Page } from '@playwright/test';
import { expect, isLong, test } from '../support/page-fixtures.ts';
import type { Visitor } from '../support/visitor.ts';

const name = 'Chemieverbund Rheinland';
const pictures = '**/api/v1/logos/*.png';
const phone = { width: 390, height: 844 };

const banner = (page: Page): Locator => page.getByRole('banner');
const home = ({ page, say }: Visitor): Locator =>
  banner(page).getByRole('link', { name: `${name}, ${say('start page')}`, exact: true });
const logo = (page: Page): Locator => banner(page).locator('img');
/** The tenant's name as seen, not as only read aloud. */
const seenName = async (page: Page, of: string): Promise<boolean> =>
  ((await banner(page).getByText(of, { exact: true }).boundingBox())?.width ?? 0) > 1;
const letter = (page: Page): Locator => banner(page).locator('[aria-hidden=true]').getByText('C', { exact: true });

/** Notes what moves up or down, and what moves at all beside the logo; the typeface that arrives moves words sideways. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const moved: string[] = [];
    Object.assign(window, { moved });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { sources: Moved[] })[]) {
        for (const { node, previousRect: from, currentRect: to } of entry.sources) {
          const isBeside = document.querySelector('header')?.contains(node) === true;
          if (isBeside || from.y !== to.y) moved.push(`${node?.textContent} ${JSON.stringify([from, to])}`);
        }
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
type Moved = { node: Node | null; previousRect: DOMRect; currentRect: DOMRect };
const shifts = (page: Page): Promise<string[]> => page.evaluate(() => (window as unknown as { moved: string[] }).moved);

test('a tenant’s logo stands on every page, under its name once; another tenant’s pages ask for none', async ({
  open,
  world,
}) => {
  const person = await world.person('chemie', { type: 'employee' });
  const guest = await open('chemie');
  const { page } = guest;
  await page.setViewportSize(phone);
  for (const path of ['/login', '/register/applicant', '/nowhere']) {
    await page.goto(path);
    await expect(home(guest)).toHaveAttribute('href', '/');
    await expect(logo(page)).toHaveJSProperty('naturalWidth', 460);
    await expect(logo(page)).toHaveJSProperty('height', 36);
    await expect(banner(page).getByText(name, { exact: true })).toHaveCount(1);
    expect(await seenName(page, name)).toBe(false);
    await guest.seesNoBarrier();
  }
  await guest.login(person, '/registration-codes');
  await home(guest).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  for (const size of [phone, { width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    await expect(logo(page)).toHaveJSProperty('naturalWidth', 460);
    await expect(logo(page)).toHaveJSProperty('height', 36);
  }

  const { page: other } = await open('app');
  const asked: string[] = [];
  other.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await other.goto('/login');
  await expect(banner(other).getByText('Lehrstellenbrücke', { exact: true })).toBeVisible();
  await expect(logo(other)).toHaveCount(0);
  expect(asked.filter((path) => path.includes('/logos/'))).toEqual([]);
});

test('a logo that comes late moves nothing', isLong, async ({ open }) => {
  const { page } = await open('chemie');
  await page.setViewportSize(phone);
  await watchShifts(page);
  const { promise: arrived, resolve: arrive } = Promise.withResolvers<void>();
  await page.route(pictures, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/login', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-started', 'true');
  const place = await logo(page).boundingBox();
  expect(place).toMatchObject({ width: 154, height: 44 });
  arrive();
  await expect(logo(page)).toHaveJSProperty('naturalWidth', 460);
  expect([await logo(page).boundingBox(), await shifts(page)]).toEqual([place, []]);
});

test(
  'a logo that does not load leaves letter and name, and no sign of a broken picture',
  isLong,
  async ({ open, world }) => {
    const person = await world.person('chemie', { type: 'employee' });
    const guest = await open('chemie');
    const { page } = guest;
    await watchShifts(page);
    await page.route(pictures, (route) => route.fulfill({ status: 404 }));
    await page.goto('/login');
    await expect(letter(page)).toBeVisible();
    expect([await seenName(page, name), await logo(page).count()]).toEqual([true, 0]);
    expect(await shifts(page)).toEqual([]);
    await guest.login(person, '/registration-codes');
    await expect(letter(page)).toBeVisible();
    await expect.poll(async () => [await seenName(page, name), await logo(page).count()]).toEqual([true, 0]);
  },
);

test(
  'in the dark a logo stands on a sheet of light paper, with room around it, where it stands by day',
  isLong,
  async ({ open }) => {
    const { page } = await open('chemie');
    await page.goto('/login', { waitUntil: 'networkidle' });
    const ground = () =>
      logo(page).evaluate((picture) => {
        const { backgroundColor, padding, borderRadius } = getComputedStyle(picture);
        return { backgroundColor, padding, borderRadius };
      });
    const sheet = { padding: '4px 8px', borderRadius: '6px' };
    await expect(logo(page)).toHaveJSProperty('naturalWidth', 460);
    expect(await ground()).toEqual({ ...sheet, backgroundColor: 'rgba(0, 0, 0, 0)' });
    const place = await logo(page).boundingBox();
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground()).toEqual({ ...sheet, backgroundColor: 'rgb(239, 234, 225)' });
    expect(await logo(page).boundingBox()).toEqual(place);
  },
);
