import { expect, test } from '../support/page-fixtures.ts';

test('words that break elsewhere once the typeface has come move nothing below them', async ({ open }) => {
  const { page } = await open('app');
  await page.goto('/login');
  await expect(page.locator('html')).toHaveClass(/lato/);
  const formTop = (isLato: boolean) =>
    page.evaluate(async (has) => {
      document.documentElement.classList.toggle('lato', has);
      const faces = ['300', '400', '700'].flatMap((weight) => [
        `${weight} 16px Lato`,
        `${weight} 16px "Lato Fallback"`,
      ]);
      await Promise.all(faces.map((face) => document.fonts.load(face)));
      for (const _frame of [1, 2]) await new Promise(requestAnimationFrame);
      return document.querySelector('main form')?.getBoundingClientRect().top;
    }, isLato);
  for (const width of [360, 390, 405, 412, 430]) {
    // oxlint-disable-next-line no-await-in-loop -- one window
    await page.setViewportSize({ width, height: 823 });
    // oxlint-disable-next-line no-await-in-loop -- as above
    expect(await formTop(true), `${width} px`).toBe(await formTop(false));
  }
});
