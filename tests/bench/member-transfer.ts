import type { Browser, BrowserContext, BrowserContextOptions } from '@playwright/test';
import { type Figure, kilobytes } from './figures.ts';
import { loggedIn } from './logged-in.ts';
import { iconsOf, type LoadedFile, listen, partsOf, sizeOf } from './loaded-files.ts';

/** A page behind the login, opened with nothing kept from before. */
export interface MemberPage {
  /** `$id` in it is that of the first record in the list before it; of two, the second is one of the first. */
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
  { ...applicant, path: '/dashboard', bytes: 160_700, requests: 4, pictures: [3, 9_000] },
  // with its figures, which come when one gets there
  { ...referring, path: '/dashboard', bytes: 159_400, requests: 6 },
  { ...referring, path: '/registration-codes', bytes: 158_400, requests: 5 },
  { ...referring, path: '/applicants', bytes: 164_000, requests: 6 },
  { ...referring, path: '/profiles', bytes: 159_800, requests: 6 },
  { ...referring, path: '/email-templates', bytes: 161_400, requests: 5 },
  { ...referring, path: '/activities', bytes: 147_000, requests: 4 },
  { ...referring, path: '/organization', bytes: 159_200, requests: 7 },
  { ...referring, path: '/organization/employees', bytes: 163_700, requests: 6 },
  { ...referring, path: '/organization/invitations', bytes: 163_700, requests: 6 },
  { ...searching, path: '/alerts', bytes: 162_000, requests: 7 },
  { ...searching, path: '/search', bytes: 178_000, requests: 11, aim: 180_000 },
  { ...searching, path: '/pings', bytes: 158_700, requests: 4 },
  // of staff with room for what is in their answers, which grow with what is done in a tenant: the log most
  { ...staff, path: '/dashboard', bytes: 177_000, requests: 7 },
  { ...staff, path: '/organizations', bytes: 170_800, requests: 5 },
  { ...staff, path: '/organizations-progress', bytes: 173_600, requests: 6 },
  { ...staff, path: '/applicants', bytes: 178_000, requests: 6 },
  { ...staff, path: '/employees', bytes: 165_900, requests: 6 },
  { ...staff, path: '/reports', bytes: 162_400, requests: 6 },
  { ...staff, path: '/audits', bytes: 170_700, requests: 5 },
  { ...staff, path: '/statistics/report', bytes: 157_000, requests: 5 },
  { ...staff, path: '/activities', bytes: 147_400, requests: 4 },
  { ...staff, path: '/organizations/create', bytes: 182_900, requests: 4 },
  { ...staff, path: '/help', bytes: 163_000, requests: 4 },
  { ...staff, path: '/account', bytes: 187_800, requests: 6 },
  { ...staff, path: '/account/security', bytes: 187_700, requests: 5 },
  { ...staff, path: '/account/danger-zone', bytes: 189_800, requests: 5 },
  { ...staff, path: '/account/data', bytes: 167_200, requests: 5 },
  { ...staff, path: '/messages', bytes: 166_000, requests: 5 },
  { ...staff, path: '/organizations/$id', bytes: 172_900, requests: 7 },
  { ...staff, path: '/organizations/$id/employees', bytes: 175_900, requests: 8 },
  { ...staff, path: '/organizations/$id/alerts', bytes: 174_100, requests: 8 },
  { ...staff, path: '/organizations/$id/pings', bytes: 172_600, requests: 7 },
  { ...staff, path: '/organizations/$id/registration-codes/create', bytes: 179_800, requests: 4 },
  { ...staff, path: '/organizations/$id/registration-codes/$id', bytes: 169_500, requests: 4, pictures: [1, 5_000] },
  { ...staff, path: '/organizations/$id/registration-codes/$id/edit', bytes: 180_000, requests: 4 },
  { ...staff, path: '/organizations/$id/email-templates/create', bytes: 183_700, requests: 4 },
  { ...staff, path: '/organizations/$id/email-templates/$id', bytes: 166_200, requests: 4 },
  { ...staff, path: '/organizations/$id/email-templates/$id/edit', bytes: 183_800, requests: 4 },
  { ...staff, path: '/organizations/$id/alerts/create', bytes: 187_400, requests: 4 },
  { ...staff, path: '/organizations/$id/alerts/$id', bytes: 169_600, requests: 4 },
  { ...staff, path: '/organizations/$id/alerts/$id/edit', bytes: 188_000, requests: 4 },
  { ...staff, path: '/organizations/$id/profiles/create', bytes: 186_400, requests: 4 },
  { ...staff, path: '/organizations/$id/profiles/$id', bytes: 168_700, requests: 4, pictures: [2, 17_500] },
  { ...staff, path: '/organizations/$id/profiles/$id/edit', bytes: 188_900, requests: 4, pictures: [2, 17_500] },
  { ...staff, path: '/applicants/$id', bytes: 171_700, requests: 7 },
  { ...administrator, path: '/organizations/$id/delete', bytes: 166_000, requests: 5 },
  { ...administrator, path: '/terms/create', bytes: 179_500, requests: 4 },
  { ...administrator, path: '/tenants/create', bytes: 186_100, requests: 4 },
  { ...administrator, path: '/default-templates/create', bytes: 187_300, requests: 4 },
  { ...administrator, path: '/employees/$id', bytes: 172_500, requests: 7 },
  { ...administrator, path: '/default-templates', bytes: 169_700, requests: 5 },
  { ...administrator, path: '/default-templates/$id', bytes: 171_400, requests: 5 },
  { ...administrator, path: '/tenants/$id', bytes: 167_700, requests: 7 },
  { ...administrator, path: '/tenants', bytes: 164_900, requests: 5 },
  { ...administrator, path: '/terms', bytes: 161_400, requests: 5 },
  { ...administrator, path: '/staff', bytes: 169_900, requests: 6 },
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

/** What a page asks for, its tab aside, in a browser that has kept nothing but who is logged in. */
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
    await page.goto(await withId(context, url), { waitUntil: 'networkidle' });
    await page.locator('main h1').waitFor();
    await page.waitForLoadState('networkidle');
    const icons = await iconsOf(page);
    return [...files.values()].filter(({ path }) => !icons.includes(path));
  } finally {
    await context.close();
  }
}

/** Where lists aren't asked for by their address. */
const lists: Readonly<Record<string, string>> = { '/tenants': '/tenants/all' };

/** A page's address with the id of the first record that the list before it has, of its kind: of the first company that has any. */
export async function withId(context: BrowserContext, url: string): Promise<string> {
  const { host, port, pathname } = new URL(url);
  const [, list = '', below] = /^(\/[a-z-]+)\/\$id(?:(\/[a-z-]+)\/\$id)?/.exec(pathname) ?? [];
  if (list === '') return url;
  // browsers alone find what is below `localhost`
  const cookie = (await context.cookies(url)).map(({ name, value }) => `${name}=${value}`).join('; ');
  const idsOf = async (path: string): Promise<readonly string[]> => {
    const answer = await context.request.get(`http://127.0.0.1:${port}/api/v1${path}`, { headers: { host, cookie } });
    return ((await answer.json()) as { data: readonly { readonly id: string }[] }).data.map(({ id }) => id);
  };
  const ids = await idsOf(lists[list] ?? list);
  if (below === undefined) return url.replace('$id', ids[0] ?? '');
  for (const id of ids) {
    // oxlint-disable-next-line no-await-in-loop -- most often the first has some
    const [first] = await idsOf(`${below}?filter[organization_id]=${id}`);
    if (first !== undefined) return url.replace('$id', id).replace('$id', first);
  }
  return url;
}
