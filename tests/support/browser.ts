import { execFile, execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { promisify } from 'node:util';
import { chromium } from '@playwright/test';
import { installPackages } from './debian-packages.ts';

/** Switches that keep Chromium quiet, offline and runnable as root. */
export const chromiumArguments = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const system = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
];

/** Path of a Chromium that runs: CHROMIUM's, the system's, Playwright's own; undefined when there is none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM, ...system, chromium.executablePath()].find((path) => path && runs(path));
}

/** A Chromium that draws no window, where there is one beside: the same pages for a third of the processor's time. */
export function findShell(): string | undefined {
  const shell = '/usr/bin/chromium-headless-shell';
  return process.env.CHROMIUM === undefined && runs(shell) ? shell : findBrowser();
}

/** Finds a Chromium or installs one; rejects with a sentence that says what to do. */
export async function ensureBrowser(): Promise<string> {
  const run = promisify(execFile);
  const attempts: (() => Promise<unknown>)[] = [
    async () => undefined,
    // The fallback of the typeface measures as Arial does; without such a face words move when Lato arrives.
    () => installPackages('chromium', 'chromium-headless-shell', 'fonts-liberation'),
    () => run('npm', ['exec', '--', 'playwright', 'install', 'chromium'], { timeout: 300_000 }),
  ];
  for (const attempt of attempts) {
    await attempt().catch(() => undefined);
    const browser = findBrowser();
    if (browser) return browser;
  }
  throw new Error(
    'No Chromium for the browser tests: install one (Debian: apt-get install chromium; elsewhere: npx playwright install --with-deps chromium), or name its path in CHROMIUM.',
  );
}

/** A browser that lacks a library of the system is there and does not run. */
function runs(path: string): boolean {
  if (!existsSync(path)) return false;
  try {
    execFileSync(path, ['--version'], { stdio: 'ignore', timeout: 20_000 });
    return true;
  } catch {
    return false;
  }
}
