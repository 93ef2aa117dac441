import type { Browser, BrowserContextOptions } from '@playwright/test';
import { type Figure, kilobytes } from './figures.ts';
import { logIn } from './logged-in.ts';
import { type LoadedFile, listen, sizeOf, withoutFonts } from './loaded-files.ts';

/** A page of employees, opened with nothing kept from before. */
interface MemberPage {
  readonly path: string;
  readonly account: string;
  /** Most it may transfer, in bytes, and ask for; the best comparable product takes 163 kB for its list. */
  readonly bytes: number;
  readonly requests: number;
  /** Not reached yet: an aim to read, no budget. */
  readonly isAim?: readonly ('bytes' | 'requests')[];
}

const pages: readonly MemberPage[] = [
  { path: '/dashboard', account: 'referring@example.org', bytes: 165_000, requests: 30, isAim: ['bytes', 'requests'] },
  { path: '/registration-codes', account: 'referring@example.org', bytes: 165_000, requests: 30, isAim: ['bytes'] },
  { path: '/search', account: 'searching@example.org', bytes: 180_000, requests: 30, isAim: ['bytes', 'requests'] },
  { path: '/pings', account: 'searching@example.org', bytes: 165_000, requests: 30, isAim: ['bytes', 'requests'] },
];

/** What pages behind the login load the first time, fonts and what is fetched ahead aside. */
export async function measureMemberTransfer(browser: Browser, port: number): Promise<Figure[]> {
  const origin = `http://app.localhost:${port}`;
  const figures: Figure[] = [];
  for (const page of pages) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time, as somebody opens them
    const files = withoutFonts(await filesOf(browser, origin, page));
    const bytes = sizeOf(files);
    const figure = (name: 'bytes' | 'requests', value: string, most: string, held: boolean): Figure => ({
      what: `${page.path}, ${name === 'bytes' ? 'all' : name}`,
      value,
      ...(page.isAim?.includes(name) ? { reference: `aim ${most}` } : { reference: `of ${most} at most`, held }),
    });
    figures.push(
      figure('bytes', kilobytes(bytes), kilobytes(page.bytes), bytes <= page.bytes),
      figure('requests', String(files.length), String(page.requests), files.length <= page.requests),
    );
  }
  return figures;
}

async function filesOf(browser: Browser, origin: string, { path, account }: MemberPage): Promise<LoadedFile[]> {
  const storageState = await loggedIn(browser, origin, account);
  const context = await browser.newContext({ locale: 'de-DE', storageState });
  try {
    const page = await context.newPage();
    const files = listen(await context.newCDPSession(page));
    // The program fetches nothing ahead for who saves data (src/app/prefetch.ts).
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    return [...files.values()];
  } finally {
    await context.close();
  }
}

async function loggedIn(
  browser: Browser,
  origin: string,
  account: string,
): Promise<NonNullable<BrowserContextOptions['storageState']>> {
  const context = await browser.newContext();
  try {
    const page = await context.newPage();
    await logIn(page, origin, account);
    const { cookies } = await context.storageState();
    return { cookies, origins: [] };
  } finally {
    await context.close();
  }
}
