import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, Page } from '@playwright/test';
import type { Figure } from './figures.ts';
import { logIn } from './logged-in.ts';

/** How long each answer of the API is kept back, in ms: whatever stands in for it is seen. */
const answerAfter = 600;
const most = 0.002;

const viewports = { phone: { width: 390, height: 844 }, desktop: { width: 1280, height: 800 } } as const;

/** What somebody does with a list that stands, for which another one comes. */
interface Change {
  readonly what: string;
  readonly act: (page: Page) => Promise<unknown>;
  /** What the address says then. */
  readonly asks: Readonly<Record<string, string>>;
  /** A phone has no place for it. */
  readonly isWide?: boolean;
}

interface List {
  readonly what: string;
  readonly account: string;
  /** Of the tenant; `app` where there is none. */
  readonly slug?: string;
  readonly path: string;
  /** Once logged in, where the demo data has nothing to show. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Selector of what stands there once everything has come. */
  readonly shown: string;
  /** One after the other; the rows stay until the answer is there. */
  readonly changes?: readonly Change[];
}

const row = 'table[aria-busy=false] tbody tr';
/** By the first column that offers it. */
const ordered = (order: string): Change => ({
  what: 'order changed',
  act: (page) => page.locator('thead th button').first().click(),
  asks: { order },
  isWide: true,
});
const hit = 'main ul[aria-label] > li';
const lists: readonly List[] = [
  {
    what: 'search results',
    account: 'searching@example.org',
    path: '/search',
    shown: hit,
    changes: [
      {
        what: 'page turned',
        act: (page) => page.locator('main ul[aria-label] ~ nav button').last().click(),
        asks: { page: '2' },
      },
    ],
  },
  {
    what: 'search results near by',
    account: 'searching@example.org',
    path: '/search?place=10115&radius=100',
    shown: hit,
    changes: [
      {
        what: 'order changed',
        act: (page) => page.locator('select[name=order]').selectOption('renewal'),
        asks: { order: 'renewal' },
      },
    ],
  },
  {
    what: 'waiting for a guardian',
    account: 'minor@example.org',
    slug: 'chemie',
    path: '/tos/accept',
    shown: 'main dl',
  },
  {
    what: 'contacted applicants',
    account: 'searching@example.org',
    path: '/pings',
    shown: row,
    changes: [ordered('created_at')],
  },
  {
    what: 'registration codes',
    account: 'referring@example.org',
    path: '/registration-codes',
    shown: row,
    changes: [ordered('name')],
  },
  ...(
    [
      ['search alerts', 'searching', '/alerts', 'name'],
      ['profiles', 'referring', '/profiles', 'name'],
      ['e-mail templates', 'referring', '/email-templates', 'name'],
      ['recommended applicants', 'referring', '/applicants', 'lastname'],
      ['employees', 'referring', '/organization/employees', 'lastname'],
      ['staff’s companies', 'staff', '/organizations', 'name'],
      ['how far companies are', 'staff', '/organizations-progress', 'name'],
      ['staff’s applicants', 'staff', '/applicants', 'lastname'],
      ['staff’s employees', 'staff', '/employees', 'lastname'],
    ] as const
  ).map(([what, who, path, order]) => ({
    what,
    account: `${who}@example.org`,
    path,
    shown: row,
    changes: [ordered(order)],
  })),
  {
    what: 'invitations',
    account: 'referring@example.org',
    path: '/organization/invitations',
    prepare: (page) =>
      page.evaluate(invite, { firstname: 'Ada', lastname: 'Bench', email: `${Date.now()}@example.org` }),
    shown: row,
  },
  { what: 'messages', account: 'applicant@example.org', path: '/dashboard', shown: 'main ul > li h3' },
  { what: 'sessions', account: 'searching@example.org', path: '/account/security', shown: 'main ul > li' },
];

/** Runs in the page: as the page itself would invite a colleague. */
async function invite(body: Readonly<Record<string, string>>): Promise<void> {
  const token = decodeURIComponent(/XSRF-TOKEN=([^;]*)/u.exec(document.cookie)?.[1] ?? '');
  const answer = await fetch('/api/v1/invitations', {
    method: 'POST',
    headers: { 'content-type': 'application/json', accept: 'application/json', 'x-xsrf-token': token },
    body: JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`Nobody was invited: ${await answer.text()}`);
}

/**
 * How far the lists jump (the sum of layout shifts) from the first paint to their content, and again after a choice
 * that brings another one, each answer of the API coming late.
 */
export async function measureLayoutShift(browser: Browser, port: number): Promise<Figure[]> {
  const figures: Figure[] = [];
  for (const list of lists) {
    for (const [name, viewport] of Object.entries(viewports)) {
      // oxlint-disable-next-line no-await-in-loop -- one page at a time: another one would take the processor from it
      const shifts = await shiftsOf(browser, `http://${list.slug ?? 'app'}.localhost:${port}`, list, viewport);
      figures.push(
        ...shifts.map(([when, value]): Figure => ({
          what: `${list.what}, ${name}, ${when}`,
          value: value.toFixed(4),
          reference: `at most ${most}`,
          held: value <= most,
        })),
      );
    }
  }
  return figures;
}

async function shiftsOf(
  browser: Browser,
  origin: string,
  { account, path, prepare, shown, changes = [] }: List,
  viewport: { width: number; height: number },
): Promise<[when: string, shift: number][]> {
  const context = await browser.newContext({ viewport, locale: 'de-DE' });
  try {
    const page = await context.newPage();
    await logIn(page, origin, account);
    await prepare?.(page);
    await page.route('**/api/**', async (route) => {
      await delay(answerAfter);
      await route.continue();
    });
    await page.addInitScript(() => {
      const seen = { sum: 0 };
      Object.assign(window, { seen });
      new PerformanceObserver((entries) => {
        for (const { value } of entries.getEntries() as (PerformanceEntry & { value: number })[]) seen.sum += value;
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto(origin + path);
    await page.locator(shown).first().waitFor();
    let sum = await shiftUntilCalm(page);
    const shifts: [string, number][] = [['opened', sum]];
    for (const { what, act, asks, isWide } of changes) {
      if (isWide && viewport !== viewports.desktop) continue;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      const after = await shiftOfChange(page, act, asks);
      shifts.push([what, after - sum]);
      sum = after;
    }
    return shifts;
  } finally {
    await context.close();
  }
}

/** The sum so far, once what was asked for is there. */
async function shiftOfChange(page: Page, act: Change['act'], asks: Change['asks']): Promise<number> {
  await act(page);
  await page.waitForURL((url) => Object.entries(asks).every(([name, value]) => url.searchParams.get(name) === value));
  return shiftUntilCalm(page);
}

/** Typefaces and the last answers included. */
async function shiftUntilCalm(page: Page): Promise<number> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await delay(2 * answerAfter);
  return page.evaluate(() => (window as unknown as { seen: { sum: number } }).seen.sum);
}
