import type { Page } from '@playwright/test';
import { expect, test } from '../support/page-fixtures.ts';
import { password } from '../support/people.ts';

/** In how many lines the tenant's name is written, to the eye. */
const linesOfName = (page: Page): Promise<number> =>
  page
    .getByRole('banner')
    .getByText('Lehrstellenbrücke', { exact: true })
    .evaluate((name) => {
      const words = document.createRange();
      words.selectNodeContents(name);
      return new Set([...words.getClientRects()].map(({ top }) => top)).size;
    });

test('the tenant’s name breaks in no word on a phone, with ways out and the language beside it', async ({
  open,
  world,
}) => {
  for (const locale of ['de', 'en'] as const) {
    const visitor = await open('app', { locale });
    const { page } = visitor;
    await visitor.enter(await world.person('app', { stage: 'verified', locale }), '/onboarding');
    await expect(visitor.link('Log out')).toBeVisible();
    for (const width of [390, 360, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await linesOfName(page), `${locale}, ${width}`).toBe(1);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    }
  }
});

test('on a member’s phone no word of a long name breaks either: the language stands below it', async ({ open }) => {
  const visitor = await open('app', { locale: 'de' });
  const { page } = visitor;
  await page.setViewportSize({ width: 320, height: 800 });
  await visitor.enter({ email: 'searching@example.org', password }, '/dashboard');
  const name = page.getByRole('banner').getByText('Lehrstellenbrücke', { exact: true });
  const broken = await name.evaluate((brand) => {
    brand.textContent = 'Arbeitgeberverband der Kunststoffverarbeitenden Industrie';
    const text = brand.firstChild;
    return brand.textContent.split(' ').filter((word) => {
      const range = document.createRange();
      const from = brand.textContent.indexOf(word);
      if (text === null) return true;
      range.setStart(text, from);
      range.setEnd(text, from + word.length);
      return new Set([...range.getClientRects()].map(({ top }) => top)).size > 1;
    });
  });
  expect(broken).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
