import { expect, isLong, test } from '../support/page-fixtures.ts';
import { password } from '../support/people.ts';

const phones = [
  { width: 390, height: 844 },
  { width: 320, height: 568 },
];

for (const size of phones) {
  test(
    `at ${size.width}×${size.height} the answers stand below the letter, and cover none of it`,
    size.width === 320 ? {} : isLong,
    async ({ open }) => {
      const visitor = await open('app', { locale: 'de' });
      const { page } = visitor;
      await page.setViewportSize(size);
      await visitor.enter({ email: 'applicant@example.org', password }, '/dashboard');
      const [yes, no] = [visitor.button('Yes, I’m interested').first(), visitor.button('No, thank you').first()];
      await expect(yes).toBeVisible();
      const card = page.getByRole('listitem').filter({ has: yes }).first();
      const letter = await card.getByText(/Viele Grüße|Kind regards/u).boundingBox();
      const [first, second] = [await yes.boundingBox(), await no.boundingBox()];
      expect(first?.y, 'after the last line of the letter').toBeGreaterThan((letter?.y ?? 0) + (letter?.height ?? 0));
      expect(second?.width, 'of equal weight').toBe(first?.width);
      const looks = await Promise.all([yes, no].map((it) => it.evaluate((element) => element.className)));
      expect(looks[0]).toBe(looks[1]);
    },
  );
}

test('with somebody beside the list the menu and the row under the pointer stay where they were', async ({
  open,
  world,
}) => {
  const person = await world.person('chemie', { type: 'employee' });
  const visitor = await open('chemie');
  const { page } = visitor;
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitor.enter(person, '/search');
  const rows = page.getByRole('list', { name: visitor.say('Applications') }).getByRole('link');
  const row = rows.nth(18);
  await row.scrollIntoViewIfNeeded();
  const tops = async () => {
    const found = await Promise.all([page.locator('nav').first(), row].map((it) => it.boundingBox()));
    return found.map((box) => Math.round(box?.y ?? Number.NaN));
  };
  const before = await tops();
  expect(await page.evaluate(() => window.scrollY)).toBeGreaterThan(100);
  await row.click();
  await expect(page.locator('[data-panel]')).toBeVisible();
  // rows above may have grown a line beside the panel, so the page may have been scrolled by as much
  expect(await tops()).toEqual(before);
});

test('at 1280×800 a company’s whole menu stands there, language included', async ({ open }) => {
  const visitor = await open('app', { locale: 'de' });
  const { page } = visitor;
  await page.setViewportSize({ width: 1280, height: 800 });
  await visitor.enter({ email: 'searching@example.org', password }, '/account');
  const side = page.getByRole('banner');
  await expect(side.getByRole('button', { name: 'English' })).toBeInViewport({ ratio: 1 });
  expect(await side.evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight)).toBe(0);
});

test('the figures behind a plot are on paper, also where nobody has opened them', async ({ open }) => {
  const visitor = await open('app');
  const { page } = visitor;
  await visitor.enter({ email: 'searching@example.org', password }, '/dashboard');
  await page.locator('main section').first().waitFor();
  // they come when one gets there
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.locator('figure summary').first()).toBeVisible();
  const figures = page.locator('figure table').first();
  await expect(figures).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(figures).toBeVisible();
});

test('on a phone logging out is two taps away, and the keyboard’s first stop leads past the menu', async ({
  open,
  world,
}) => {
  const person = await world.person('chemie');
  const visitor = await open('chemie');
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.enter(person, '/account');
  await page.reload();
  const menu = page.getByRole('navigation', { name: visitor.say('Main menu') });
  await expect(menu.getByRole('link', { name: visitor.say('Account') })).toBeVisible();
  await expect(menu.getByRole('link', { name: visitor.say('Log out') })).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(visitor.link('Skip to the page')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.locator('#main')).toBeFocused();
  await menu.getByRole('button', { name: visitor.say('More') }).click();
  await page
    .getByRole('dialog')
    .getByRole('link', { name: visitor.say('Log out') })
    .click();
  await expect(visitor.text('You are logged out.')).toBeVisible();
});

test('what is no code in a link is said, not passed over', async ({ open, faults }) => {
  faults.allow(/status of 422/, /^answer 422/);
  const visitor = await open('chemie');
  await visitor.page.goto('/register/applicant?code=abc');
  await expect(
    visitor.text('The link isn’t complete: a code has eight characters. It also stands in the letter or e-mail.'),
  ).toBeVisible();
});

for (const slug of ['app', 'chemie'] as const) {
  test(`the links of the footer at ${slug} stand at even distances`, isLong, async ({ open }) => {
    const { page } = await open(slug);
    await page.goto('/login');
    await page.locator('html[data-started].lato').waitFor();
    const gaps = await page.locator('footer a').evaluateAll((links) => {
      const words = links.map((link) => {
        const range = document.createRange();
        range.selectNodeContents(link);
        return range.getBoundingClientRect();
      });
      return words.slice(1).map(({ left }, index) => left - (words[index]?.right ?? 0));
    });
    expect(gaps).toHaveLength(3);
    expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThan(8);
  });
}

test('on a phone what staff can do above their figures begins at the title’s edge', async ({ open }) => {
  const visitor = await open('app', { locale: 'de' });
  const { page } = visitor;
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.enter({ email: 'staff@example.org', password }, '/dashboard');
  const print = visitor.button('Print or save as PDF').locator('svg');
  await expect(print).toBeVisible();
  const title = page.getByRole('heading', { level: 1 });
  const [icon, words] = await Promise.all([print, title].map((it) => it.boundingBox()));
  expect(icon?.x).toBeCloseTo(words?.x ?? 0);
});

test('at 1280 pixels no word of staff’s applicants breaks', async ({ open }) => {
  const visitor = await open('chemie', { locale: 'de' });
  const { page } = visitor;
  await page.setViewportSize({ width: 1280, height: 800 });
  // where codes with long names are
  await visitor.enter({ email: 'staff@example.org', password }, '/applicants?order=lastname&page=2');
  const table = page.getByRole('table', { name: visitor.say('Applicants') });
  await expect(table.getByRole('rowheader').first()).toBeVisible();
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect(await table.evaluate(broken)).toEqual([]);
});

/** Runs in the page: words that stand on two lines; after a hyphen or a slash they may. */
const broken = (within: Element): string[] => {
  const found: string[] = [];
  const texts = document.createTreeWalker(within, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    for (const { index, 0: word } of (text.textContent ?? '').matchAll(/[^\s/-]+/gu)) {
      const range = document.createRange();
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      // one without a width is the end of the line before
      const parts = [...range.getClientRects()].filter(({ width }) => width > 0);
      if (new Set(parts.map(({ top }) => Math.round(top))).size > 1) found.push(word);
    }
  }
  return found;
};
