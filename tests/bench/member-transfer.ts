import type { Browser, BrowserContextOptions } from '@playwright/test';
import { type Figure, kilobytes } from './figures.ts';
import { loggedIn } from './logged-in.ts';
import { type LoadedFile, listen, partsOf, sizeOf } from './loaded-files.ts';

/** A page behind the login, opened with nothing kept from before. */
export interface MemberPage {
  readonly path: string;
  readonly account: string;
  /** Most it may transfer, in bytes, and ask for; over that this and `tests/e2e/weights.test.ts` fail. */
  readonly bytes: number;
  readonly requests: number;
  /** Most pictures of people and companies beside it, and most bytes of these together; none where there is no number. */
  readonly pictures?: readonly [count: number, bytes: number];
  /** What it should come to, in bytes: to read. The best comparable product takes 163 kB for its list. */
  readonly aim: number;
}

const referring = { account: 'referring@example.org', aim: 165_000 };
const applicant = { account: 'applicant@example.org', aim: 165_000 };
const staff = { account: 'staff@example.org', aim: 190_000 };
const administrator = { account: 'admin@example.org', aim: 190_000 };
const searching = { account: 'searching@example.org', aim: 165_000 };

export const memberPages: readonly MemberPage[] = [
  // with the messages of companies and three companies near by
  { ...applicant, path: '/dashboard', bytes: 186_700, requests: 18, pictures: [3, 9_000] },
  // with its figures, which come when one gets there
  { ...referring, path: '/dashboard', bytes: 168_500, requests: 16 },
  { ...referring, path: '/registration-codes', bytes: 171_600, requests: 17 },
  { ...referring, path: '/applicants', bytes: 179_000, requests: 20 },
  { ...referring, path: '/profiles', bytes: 173_600, requests: 18 },
  { ...referring, path: '/email-templates', bytes: 175_800, requests: 18 },
  { ...referring, path: '/activities', bytes: 167_800, requests: 18 },
  { ...referring, path: '/organization', bytes: 174_500, requests: 18 },
  { ...referring, path: '/organization/employees', bytes: 180_900, requests: 23 },
  { ...referring, path: '/organization/invitations', bytes: 180_300, requests: 22 },
  { ...searching, path: '/alerts', bytes: 175_300, requests: 19 },
  { ...searching, path: '/search', bytes: 193_200, requests: 23, aim: 180_000 },
  { ...searching, path: '/pings', bytes: 183_900, requests: 22 },
  // of staff with room for what is in their answers, which grow with what is done in a tenant: the log most
  { ...staff, path: '/dashboard', bytes: 188_600, requests: 19 },
  { ...staff, path: '/organizations', bytes: 208_500, requests: 35 },
  { ...staff, path: '/organizations-progress', bytes: 211_900, requests: 37 },
  { ...staff, path: '/applicants', bytes: 216_800, requests: 41 },
  { ...staff, path: '/employees', bytes: 189_900, requests: 27 },
  { ...staff, path: '/reports', bytes: 181_500, requests: 23 },
  { ...staff, path: '/audits', bytes: 193_000, requests: 25 },
  { ...staff, path: '/statistics/report', bytes: 190_300, requests: 23 },
  { ...administrator, path: '/tenants', bytes: 185_000, requests: 24 },
  { ...administrator, path: '/terms', bytes: 182_500, requests: 22 },
  { ...administrator, path: '/staff', bytes: 191_600, requests: 28 },
];

/** What pages behind the login load the first time, fonts and what is fetched ahead aside. */
export async function measureMemberTransfer(browser: Browser, port: number): Promise<Figure[]> {
  const origin = `http://app.localhost:${port}`;
  const figures: Figure[] = [];
  for (const page of memberPages) {
    // oxlint-disable-next-line no-await-in-loop -- one page at a time, as somebody opens them
    const { page: files, pictures } = partsOf(await filesOf(browser, origin, page));
    const bytes = sizeOf(files);
    const [most, mostBytes] = page.pictures ?? [0, 0];
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
      {
        what: `${page.path}, pictures`,
        value: `${pictures.length}, ${kilobytes(sizeOf(pictures))}`,
        reference: `of ${most}, ${kilobytes(mostBytes)} at most`,
        held: pictures.length <= most && sizeOf(pictures) <= mostBytes,
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
