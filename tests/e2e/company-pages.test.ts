import { expect, isLong, test } from '../support/page-fixtures.ts';
import { trains } from '../support/offer.ts';
import { password } from '../support/people.ts';
import { sent } from '../support/sent.ts';

test('who is too late with a message is told whose stands in the way, and led to it', async ({ open, world }) => {
  const daria = await world.person('chemie', { type: 'employee', trains, firstname: 'Daria', lastname: 'Schneider' });
  const organization_id = daria.organization_id ?? '';
  const colleague = await world.person('chemie', { type: 'employee', organization_id });
  const [first, second] = [await open('chemie'), await open('chemie')];
  const rowOf = ({ page, say }: typeof first, name: string | RegExp) =>
    page
      .getByRole('list', { name: say('Applications') })
      .getByRole('listitem')
      .filter({ hasText: name })
      .first();
  await second.enter(colleague, '/search?all=true');
  await first.enter(daria, '/search?all=true');
  const row = rowOf(first, /./u);
  const name = /\S+ \d+(?= ·|$)/mu.exec(await row.innerText())?.[0] ?? '';
  await expect(rowOf(second, name)).toBeVisible();
  await row.getByRole('button', { name: first.say('Get in touch') }).click();
  await sent(first);
  await expect(row.getByRole('button', { name: first.say('Undo') })).toBeVisible();

  await rowOf(second, name)
    .getByRole('button', { name: second.say('Get in touch') })
    .click();
  const panel = second.page.locator('[data-panel]');
  await expect(panel.getByText(/Daria Schneider/u)).toBeVisible();
  await second.composer.getByRole('button', { name: second.say('Close') }).click();
  await expect(rowOf(second, name)).toContainText(second.say('Going out'));
  await rowOf(second, name).getByRole('link').click();
  await expect(panel.getByText(/Daria Schneider/u)).toBeVisible();
  await panel.getByRole('link', { name: second.say('See the message') }).click();
  await expect(second.page).toHaveURL(/\/pings\?ping=/u);
  await expect(second.page.getByRole('complementary', { name })).toBeVisible();
});

test('a page past the end becomes the last one, in the address as well', async ({ open }) => {
  const visitor = await open('app');
  await visitor.enter({ email: 'searching@example.org', password }, '/pings?page=99');
  for (const path of ['/pings', '/registration-codes', '/organization/employees']) {
    await visitor.page.goto(`${path}?page=99&order=created_at`);
    await expect(visitor.page).toHaveURL(/[?&]page=1\b/u);
  }
});

test('the dashboard names who said yes, with the number to call', async ({ open }) => {
  const visitor = await open('app');
  await visitor.enter({ email: 'searching@example.org', password }, '/dashboard');
  const waiting = visitor.page.getByRole('region', { name: /said yes|Zusage/u });
  await expect(waiting.getByRole('link', { name: /^\+49/u }).first()).toBeVisible();
  await waiting.getByRole('link').first().click();
  await expect(visitor.page.locator('[data-panel]')).toContainText(/\+49/u);
});

test('on paper a code is one sheet: picture and code, without menu and form', isLong, async ({ open }) => {
  const visitor = await open('app');
  const { page } = visitor;
  await visitor.enter({ email: 'referring@example.org', password }, '/registration-codes');
  await page.getByRole('link', { name: 'Bewerbungen 2026' }).click();
  await expect(visitor.button('Print a sheet')).toBeVisible();
  await expect(page.getByText('STAR T2ME', { exact: true })).toHaveCount(2);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText('STAR T2ME', { exact: true }).last()).toBeVisible();
  await expect(page.getByRole('img', { name: visitor.say('QR code of the link') })).toHaveCount(1);
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(visitor.button('Print a sheet')).toBeHidden();
  const pages = (await page.pdf({ format: 'A4' })).toString('latin1').match(/\/Type\s*\/Page\b/gu);
  expect(pages).toHaveLength(1);
});

test('at 320 pixels no word of the bottom bar is broken', isLong, async ({ open }) => {
  const everybody = ['searching@example.org', 'staff@example.org'].flatMap((email) =>
    (['de', 'en'] as const).map((locale) => ({ email, locale })),
  );
  for (const { email, locale } of everybody) {
    const visitor = await open('app', { locale });
    await visitor.page.setViewportSize({ width: 320, height: 640 });
    await visitor.enter({ email, password }, '/dashboard');
    const bar = visitor.page.getByRole('navigation', { name: visitor.say('Main menu') });
    await expect(bar.getByText(visitor.say('More'), { exact: true })).toBeVisible();
    const words = await bar.evaluate((menu) => {
      const texts = document.createTreeWalker(menu, NodeFilter.SHOW_TEXT);
      const shown: { readonly lines: number; readonly isLabel: boolean }[] = [];
      for (let text = texts.nextNode(); text; text = texts.nextNode()) {
        const range = document.createRange();
        range.selectNodeContents(text);
        // a number may stand beside a word, with words of its own for the ear
        const around = text.parentElement;
        const isForEars = (around?.getBoundingClientRect().width ?? 0) <= 1;
        shown.push({
          lines: range.getClientRects().length,
          isLabel: !isForEars && around?.closest('[aria-hidden=true]') === null,
        });
      }
      return shown.filter(({ lines }) => lines > 0);
    });
    expect(
      words.filter(({ lines }) => lines !== 1),
      `${email} in ${locale}`,
    ).toEqual([]);
    expect(words.filter(({ isLabel }) => isLabel)).toHaveLength(5);
  }
});

test('an error below one date leaves its neighbours where they were', isLong, async ({ open }) => {
  const visitor = await open('app');
  await visitor.enter({ email: 'referring@example.org', password }, '/registration-codes/create');
  await visitor.fillIn({ Name: 'Herbst', 'First day': '2027-02-01', 'Last day': '2027-01-01' });
  const tops = () =>
    Promise.all(
      ['First day', 'Last day', 'Registrations at most'].map(
        async (name) => (await visitor.field(name).boundingBox())?.y ?? 0,
      ),
    );
  await visitor.button('Create code').click();
  await expect(visitor.field('Last day')).toHaveAttribute('aria-invalid', 'true');
  expect(new Set(await tops()).size).toBe(1);
});

test('in a message’s panel a fact stands level with its name', isLong, async ({ open }) => {
  const visitor = await open('app');
  await visitor.enter({ email: 'searching@example.org', password }, '/dashboard');
  await visitor.page
    .getByRole('region', { name: /said yes/u })
    .getByRole('link')
    .first()
    .click();
  const panel = visitor.page.locator('[data-panel]');
  const middle = async (text: string | RegExp) => {
    const box = await panel.getByText(text, { exact: true }).first().boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0) / 2;
  };
  expect(Math.abs((await middle('Phone')) - (await middle(/^\+49/u)))).toBeLessThan(4);
});
