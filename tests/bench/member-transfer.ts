import type { Browser, BrowserContextOptions } from '@playwright/test';
import { type Figure, kilobytes } from './figures.ts';
import { logIn } from './logged-in.ts';
import { type LoadedFile, listen, sizeOf, withoutFonts } from './loaded-files.ts';

/** A page of employees, opened with nothing kept from before. */
export interface MemberPage {
  readonly path: string;
  readonly account: string;
  /** Most it may transfer, in bytes, and ask for; over that this and `tests/e2e/weights.test.ts` fail. */
  readonly bytes: number;
  readonly requests: number;
  /** What it should come to, in bytes: to read. The best comparable product takes 163 kB for its list. */
  readonly aim: number;
}

const referring = { account: 'referring@example.org', aim: 165_000 };
const searching = { account: 'searching@example.org', aim: 165_000 };

export const memberPages: readonly MemberPage[] = [
  { ...referring, path: '/dashboard', bytes: 181_200, requests: 27 },
  { ...referring, path: '/registration-codes', bytes: 179_700, requests: 23 },
  { ...searching, path: '/search', bytes: 206_900, requests: 29, aim: 180_000 },
  { ...searching, path: '/pings', bytes: 194_700, requests: 29 },
];

/** What pages behind the login load the first time, fonts and what is fetched ahead aside. */
export async function measureMemberTransfer(browser: Browser, port: number): Promise<Figure[]> {
  const origin = `http://app.localhost:${port}`;
  const figures: Figure[] = [];
  for (const page of memberPages) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time, as somebody opens them
    const files = withoutFonts(await filesOf(browser, origin, page));
    const bytes = sizeOf(files);
    figures.push(
      {
        what: `${page.path}, all`,
        value: kilobytes(bytes),
        reference: `of ${kilobytes(page.bytes)} at most, aim ${kilobytes(page.aim)}`,
        held: bytes <= page.bytes,
      },
      {
        what: `${page.path}, requests`,
        value: String(files.length),
        reference: `of ${page.requests} at most`,
        held: files.length <= page.requests,
      },
    );
  }
  return figures;
}

async function filesOf(browser: Browser, origin: string, { path, account }: MemberPage): Promise<LoadedFile[]> {
  return coldFiles(browser, origin + path, await loggedIn(browser, origin, account));
}

/** What a page asks for in a browser that has kept nothing but who is logged in. */
export async function coldFiles(
  browser: Browser,
  url: string,
  storageState: NonNullable<BrowserContextOptions['storageState']>,
): Promise<LoadedFile[]> {
  const context = await browser.newContext({ locale: 'de-DE', storageState });
  try {
    const page = await context.newPage();
    const files = listen(await context.newCDPSession(page));
    // The program fetches nothing ahead for who saves data (src/app/prefetch.ts).
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }));
    await page.goto(url, { waitUntil: 'networkidle' });
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
