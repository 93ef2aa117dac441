import type { Locator } from '@playwright/test';
import { inTenant } from '../../server/db/scope.ts';
import { findable } from '../support/account.ts';
import { expect, isLong, test } from '../support/page-fixtures.ts';
import { password } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';

test('ten people by keyboard alone: looked at, kept, hidden, two chosen, and Back undoes it', async ({
  open,
  world,
}) => {
  const person = await world.person('chemie', { type: 'employee' });
  const visitor = await open('chemie');
  const { page } = visitor;
  await page.setViewportSize({ width: 1440, height: 900 });
  await visitor.enter(person, '/search');
  const rows = page.getByRole('list', { name: visitor.say('Applications') }).getByRole('listitem');
  const panel = page.locator('[data-panel]');
  await expect(rows.nth(9)).toBeVisible();
  const names = (await rows.allInnerTexts()).map((text) => /\S+ \d+(?= ·|$)/mu.exec(text)?.[0] ?? '');
  const press = (key: string) => page.keyboard.press(key);

  await press('j');
  await expect(rows.first().getByRole('link')).toBeFocused();
  await press('Enter');
  await expect(panel).toContainText(names[0] ?? '');
  await expect(panel.getByRole('heading', { level: 2 }), 'reading begins there').toBeFocused();
  for (let next = 1; next < 10; next += 1) {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
    await press('j');
    // oxlint-disable-next-line no-await-in-loop -- see above
    await expect(panel).toContainText(names[next] ?? '');
  }
  await visitor.seesNoBarrier();
  await press('s');
  await expect(rows.nth(9).getByRole('img', { name: visitor.say('Kept') })).toBeVisible();
  await page.reload();
  await expect(panel, 'the address has whom').toContainText(names[9] ?? '');
  await expect(rows.nth(9).getByRole('img', { name: visitor.say('Kept') })).toBeVisible();
  await press('Escape');
  await expect(panel).toHaveCount(0);

  await press('k');
  await press('h');
  await expect(rows.nth(8)).toContainText(visitor.say('No longer shown'));
  await expect(page.locator('input[name=hidden]').locator('xpath=ancestor::div[2]')).toContainText('1');
  await visitor.field('Postcode or place').focus();
  await page.keyboard.type('x');
  await expect(page.getByRole('checkbox', { checked: true }), 'who types presses no keys').toHaveCount(0);
  await visitor.field('Postcode or place').fill('');
  await rows.first().getByRole('link').focus();
  await press('x');
  await press('j');
  await press('x');
  await page
    .getByRole('region', { name: visitor.say('Selection') })
    .getByRole('button')
    .last()
    .press('Enter');
  await expect(visitor.composer).toBeVisible();
  await page.goBack();
  await expect(visitor.composer).toHaveCount(0);
  await press('?');
  await expect(page.getByRole('dialog', { name: visitor.say('Keys of this page') })).toBeVisible();
  await visitor.seesNoBarrier();
});

const searching = { email: 'searching@example.org', password };
const rowsOf = ({ page, say }: Visitor) => page.getByRole('list', { name: say('Applications') }).getByRole('listitem');
const heightsOf = async (visitor: Visitor) => {
  const heights = await rowsOf(visitor).evaluateAll((all) => all.map((row) => row.getBoundingClientRect().height));
  return [...new Set(heights.map(Math.floor))];
};

test(
  'every row has two lines from 1200 px on, with somebody beside it too, whatever stands at its end',
  isLong,
  async ({ open }) => {
    const visitor = await open('app', { locale: 'de' });
    const { page, say } = visitor;
    await page.setViewportSize({ width: 1440, height: 900 });
    await visitor.enter(searching, '/search?all=true');
    const rows = rowsOf(visitor);
    const free = rows.filter({ has: page.getByRole('button', { name: say('Get in touch'), includeHidden: true }) });
    await expect(rows.filter({ hasText: say('Accepted') }).first(), 'somebody was written to').toBeVisible();
    await free.first().getByRole('link').focus();
    await page.keyboard.press('h');
    await expect(rows.filter({ hasText: say('Undo') })).toHaveCount(1);
    for (const isBeside of [false, true]) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      if (isBeside) await free.first().getByRole('link').click();
      for (const width of [1200, 1280, 1366, 1440]) {
        // oxlint-disable-next-line no-await-in-loop -- one width after the other
        await page.setViewportSize({ width, height: 800 });
        // oxlint-disable-next-line no-await-in-loop -- see above
        await rows.nth(1).hover();
        // oxlint-disable-next-line no-await-in-loop -- see above
        await expect.poll(() => heightsOf(visitor), `${width} px`).toEqual([62]);
      }
    }
    const [badge, occupation] = [say('Accepted'), rows.filter({ hasText: say('Accepted') }).first()];
    const [line, mark] = [occupation.getByRole('link'), occupation.getByText(badge)];
    const middle = async (part: Locator) => {
      const box = await part.boundingBox();
      return (box?.y ?? 0) + (box?.height ?? 0) / 2;
    };
    expect(Math.abs((await middle(line)) - (await middle(mark))), 'on the first line').toBeLessThan(4);
    // names, and how many others have been written to, are chance: what each line has the room for isn't
    const lines = free.locator('p[title]');
    const usual = 'Petersilie 128 · Hauptschulabschluss Klasse 10 · empfohlen';
    const fits = await lines.evaluateAll(
      (all, text) =>
        all.map((one) => {
          one.textContent = text;
          return one.scrollWidth <= one.clientWidth;
        }),
      usual,
    );
    expect(fits.length).toBeGreaterThan(3);
    expect(fits, 'no line of usual length loses a word beside the panel').not.toContain(false);
  },
);

test('a phone’s cards are 88 px high, whatever is said in them', isLong, async ({ open }) => {
  const visitor = await open('app', { locale: 'de' });
  const { page, say } = visitor;
  await page.setViewportSize({ width: 390, height: 844 });
  await visitor.enter(searching, '/search?all=true');
  await expect(
    rowsOf(visitor)
      .filter({ hasText: say('Accepted') })
      .first(),
  ).toBeVisible();
  expect(await heightsOf(visitor)).toEqual([88]);
});

for (const size of [
  { width: 1440, height: 900 },
  { width: 1366, height: 768 },
])
  test(
    `at ${size.width}×${size.height} a message is sent from within the window, below a note as well`,
    isLong,
    async ({ open, world }) => {
      // somebody whom no other test has written to, found by the demo's alert as well
      const { applicant_id = '', tenant } = await world.person('app', findable);
      const run = await inTenant(world.deps.db, tenant.id, async (tx) => {
        const found = await tx
          .selectFrom('alert_runs as r')
          .innerJoin('alerts as a', 'a.id', 'r.alert_id')
          .innerJoin('users as u', 'u.id', 'a.created_by')
          .select(['r.id', 'r.alert_id'])
          .where('u.email', '=', searching.email)
          .where('r.matches', '>', 0)
          .executeTakeFirstOrThrow();
        const seen = { tenant_id: tenant.id, alert_id: found.alert_id, applicant_id, run_id: found.id };
        await tx.insertInto('alert_seen').values(seen).execute();
        return found;
      });
      for (const [email, path, note] of [
        ['referring@example.org', '/search?all=true', 'We are looking as well'],
        [searching.email, `/search?alert_run_id=${run.id}`, 'To the alert'],
      ] as const) {
        // oxlint-disable-next-line no-await-in-loop -- one company after the other
        const visitor = await open('app', { locale: 'de' });
        const { page, say } = visitor;
        // oxlint-disable-next-line no-await-in-loop -- see above
        await page.setViewportSize(size);
        // oxlint-disable-next-line no-await-in-loop -- see above
        await visitor.enter({ email, password }, path);
        // oxlint-disable-next-line no-await-in-loop -- see above
        await expect(visitor.text(note)).toBeVisible();
        const free = rowsOf(visitor).filter({
          has: page.getByRole('button', { name: say('Get in touch'), includeHidden: true }),
        });
        // oxlint-disable-next-line no-await-in-loop -- see above
        await free.first().getByRole('link').focus();
        // oxlint-disable-next-line no-await-in-loop -- see above
        await page.keyboard.press('c');
        // oxlint-disable-next-line no-await-in-loop -- see above
        await expect(visitor.composer.getByRole('button').last()).toHaveText(/./u);
        for (const at of ['top', 'bottom']) {
          // oxlint-disable-next-line no-await-in-loop -- see above
          await page.evaluate((to) => window.scrollTo(0, to === 'top' ? 0 : document.body.scrollHeight), at);
          // oxlint-disable-next-line no-await-in-loop -- see above
          await expect(visitor.composer.getByRole('button').last(), `${note}, ${at}`).toBeInViewport({ ratio: 1 });
        }
      }
    },
  );
