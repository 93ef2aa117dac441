import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Browser, Cookie } from '@playwright/test';
import { type Figure, median, milliseconds } from './figures.ts';
import { loggedIn } from './logged-in.ts';

const samples = 9;
const dashboardSamples = 5;
const most = 1.3;

/** Slow 4G as Lighthouse applies it in a browser: latency per request, throughput in bytes a second. */
const slow4G = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1_474.56 * 1024) / 8,
  uploadThroughput: (675 * 1024) / 8,
};
const slowdown = 4;
const phone = { width: 412, height: 823 };

const plainPage = `<!doctype html><html lang="de"><head><meta charset="utf-8"><title>Anmelden</title>
<meta name="viewport" content="width=device-width, initial-scale=1"><link rel="icon" href="data:,"></head>
<body><h1>Anmelden</h1><form method="post"><p><label>E-Mail-Adresse <input type="email" name="email"></label></p>
<p><label>Passwort <input type="password" name="password"></label></p><p><button>Anmelden</button></p></form>
<p>Unternehmen dieser Region geben gute Bewerberinnen und Bewerber weiter.</p></body></html>`;

interface Paint {
  readonly first: number;
  readonly largest: number;
  readonly shift: number;
}

/**
 * The login page's largest paint against a plain form's, both throttled alike and taking turns, so that a busy
 * machine slows both. Layout shift is measured on the way.
 */
export async function measureFirstPaint(browser: Browser, port: number): Promise<Figure[]> {
  const server = await servePlainPage();
  const plainPort = portOf(server);
  const login: Paint[] = [];
  const plain: Paint[] = [];
  for (let turn = 0; turn < samples; turn++) {
    plain.push(await paintOf(browser, `http://app.localhost:${plainPort}/`));
    login.push(await paintOf(browser, `http://app.localhost:${port}/login`));
  }
  server.close();
  const unhurried = await paintOf(browser, `http://app.localhost:${port}/login`, { width: 1280, height: 800 });
  const of = (paints: readonly Paint[], what: keyof Paint) => median(paints.map((paint) => paint[what]));
  const largest = of(login, 'largest') / of(plain, 'largest');
  const first = of(login, 'first') / of(plain, 'first');
  const shift = Math.max(unhurried.shift, ...login.map((paint) => paint.shift));
  return [
    {
      what: 'first paint',
      value: milliseconds(of(login, 'first')),
      reference: `${first.toFixed(2)} times a plain form's ${milliseconds(of(plain, 'first'))}`,
    },
    {
      what: 'largest paint',
      value: milliseconds(of(login, 'largest')),
      reference: `${largest.toFixed(2)} times a plain form's ${milliseconds(of(plain, 'largest'))}; aim ${most}`,
    },
    { what: 'layout shift', value: shift.toFixed(4), reference: 'none, phone and desktop', held: shift === 0 },
  ];
}

/** The applicant's dashboard, with nothing kept but who is logged in, against a plain page. */
export async function measureDashboardPaint(browser: Browser, port: number): Promise<Figure[]> {
  const origin = `http://app.localhost:${port}`;
  const { cookies } = await loggedIn(browser, origin, 'applicant@example.org');
  const server = await servePlainPage();
  const dashboard: Paint[] = [];
  const plain: Paint[] = [];
  for (let turn = 0; turn < dashboardSamples; turn++) {
    plain.push(await paintOf(browser, `http://app.localhost:${portOf(server)}/`));
    dashboard.push(await paintOf(browser, `${origin}/dashboard`, phone, cookies));
  }
  server.close();
  const largestOf = (paints: readonly Paint[]) => median(paints.map(({ largest }) => largest));
  const times = largestOf(dashboard) / largestOf(plain);
  return [
    {
      what: 'largest paint',
      value: milliseconds(largestOf(dashboard)),
      reference: `${times.toFixed(2)} times a plain page's ${milliseconds(largestOf(plain))}; aim ${most}`,
      held: times <= most,
    },
  ];
}

async function servePlainPage(): Promise<Server> {
  const server = createServer((_request, answer) => {
    answer.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(plainPage);
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return server;
}
const portOf = (server: Server): number => (server.address() as AddressInfo).port;

async function paintOf(
  browser: Browser,
  url: string,
  viewport = phone,
  cookies: readonly Cookie[] = [],
): Promise<Paint> {
  const context = await browser.newContext({ viewport, storageState: { cookies: [...cookies], origins: [] } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', slow4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    await page.goto(url, { waitUntil: 'networkidle' });
    // What the program and the typeface do to the page counts: they arrive long after the first paint.
    if (new URL(url).pathname === '/login') await page.locator('html[data-started].lato').waitFor();
    if (new URL(url).pathname === '/dashboard') await page.locator('main h1').waitFor();
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    return await page.evaluate(async () => {
      const entries = (type: string) =>
        new Promise<PerformanceEntry[]>((resolve) => {
          new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
          setTimeout(resolve, 500, []);
        });
      const shifts = (await entries('layout-shift')) as (PerformanceEntry & { value: number })[];
      return {
        first: (await entries('paint')).find(({ name }) => name === 'first-contentful-paint')?.startTime ?? Number.NaN,
        largest: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
        shift: shifts.reduce((sum, { value }) => sum + value, 0),
      };
    });
  } finally {
    await context.close();
  }
}
