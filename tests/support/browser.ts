import { existsSync } from 'node:fs';
import { chromium } from '@playwright/test';

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
];

/** Path of a Chromium to drive: CHROMIUM's, the system's, Playwright's own; undefined when there is none. */
export function findBrowser(): string | undefined {
  return [process.env.CHROMIUM, ...system, chromium.executablePath()].find((path) => path && existsSync(path));
}
