import type { Page } from '@playwright/test';
import { perPageDefault } from '../../contract/kit/lists.ts';
import { inTenant } from '../../server/db/scope.ts';
import type { BrowserWorld } from '../support/browser-world.ts';
import { hold } from '../support/hold.ts';
import { expect, test } from '../support/page-fixtures.ts';
import { password } from '../support/people.ts';

const lists = [
  { email: 'referring@example.org', path: '/registration-codes', column: 'Opened' },
  { email: 'referring@example.org', path: '/email-templates', column: 'Sent with it' },
  { email: 'staff@example.org', path: '/organizations-progress', column: 'Company' },
];

for (const { email, path, column } of lists) {
  test(`when ${path} is put in another order nothing that stands there moves`, async ({ open, world }) => {
    if (path === '/organizations-progress') await fillAPage(world);
    const visitor = await open('app', { locale: 'de' });
    const { page } = visitor;
    await page.setViewportSize({ width: 1280, height: 800 });
    await visitor.enter({ email, password }, path);
    const first = page.getByRole('rowheader').first();
    await expect(first).toBeVisible();
    await page.waitForLoadState('networkidle');
    const [name, columns] = [await first.textContent(), await columnsOf(page)];
    await page.evaluate(watch);

    const rows = await hold(page, new RegExp(String.raw`/api/v1${path}\?`, 'u'));
    const header = page.getByRole('columnheader', { name: visitor.say(column) });
    await header.getByRole('button').click();
    await expect.poll(rows.waiting).toBeGreaterThan(0);
    await expect(header, 'is said at once').toHaveAttribute('aria-sort', 'ascending');
    expect(await columnsOf(page)).toEqual(columns);
    rows.letGo();
    await expect(first).not.toHaveText(name ?? '');
    expect(await page.evaluate(moved)).toEqual([]);
  });
}

/** More companies than a page has rows, all of which do both: those of another order take other room. */
async function fillAPage(world: BrowserWorld): Promise<void> {
  for (const number of Array.from({ length: perPageDefault }).keys()) {
    const { organization_id = '' } = await world.person('app', { type: 'employee', locale: 'de' });
    await inTenant(world.deps.db, world.tenant('app').id, (tx) =>
      tx
        .updateTable('organizations')
        .set({ name: `Zimmerei ${number}` })
        .where('id', '=', organization_id)
        .execute(),
    );
  }
}

const columnsOf = (page: Page): Promise<number[]> =>
  page.getByRole('columnheader').evaluateAll((cells) => cells.map((cell) => cell.getBoundingClientRect().width));

interface Shift extends PerformanceEntry {
  readonly sources: readonly { readonly node?: Node }[];
}
declare global {
  interface Window {
    shifts?: PerformanceEntry[];
  }
}

/** Runs in the page. */
function watch(): void {
  const shifts: PerformanceEntry[] = [];
  new PerformanceObserver((seen) => shifts.push(...seen.getEntries())).observe({ type: 'layout-shift' });
  window.shifts = shifts;
}

/** Runs in the page: what has moved, once what stands there now is painted. */
async function moved(): Promise<(string | null | undefined)[]> {
  const painted = () => new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
  await painted();
  await painted();
  return (window.shifts as Shift[]).flatMap(({ sources }) => sources.map(({ node }) => node?.textContent));
}
