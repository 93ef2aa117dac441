import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../../support/page-fixtures.ts';
import { accountNames } from '../server.ts';
import { walkInBrowser } from './browser-walk.ts';
import { castOf } from './cast.ts';

/** What is broken on purpose: a walk that ends well without it must fail with it, and say why. */
const faults: readonly {
  readonly name: string;
  readonly href: string;
  readonly who?: (typeof accountNames)[number];
  readonly bringAbout: (context: BrowserContext) => Promise<unknown>;
  readonly told: string;
}[] = [
  {
    name: 'a page without anything on it',
    href: '/imprint',
    bringAbout: (context) =>
      context.addInitScript(() => {
        const sheet = new CSSStyleSheet();
        sheet.replaceSync('main { display: none }');
        document.adoptedStyleSheets = [sheet];
      }),
    told: '/imprint is blank',
  },
  {
    name: 'two pages that send to each other',
    href: '/login',
    bringAbout: (context) =>
      context.addInitScript(() => {
        const turn = () =>
          window.history.replaceState({}, '', window.location.pathname === '/login' ? '/help' : '/login');
        addEventListener('load', () => setInterval(turn, 50));
      }),
    told: 'redirects go round at',
  },
  {
    name: 'a page that takes an applicant for a guest',
    href: '/login',
    who: 'the applicant',
    bringAbout: (context) =>
      context.route('**/api/auth/me', (route) =>
        route.fulfill({ status: 401, json: { code: 'unauthenticated', message: 'No' } }),
      ),
    told: '/login shows “Log in”, and the table says redirect for applicant ready',
  },
];

for (const { name, href, who, bringAbout, told } of faults) {
  test(`a walk notices ${name}`, async ({ open, world, faults: noted }) => {
    const visitor = await open('app');
    const ground = { visitor, world, faults: noted, cast: await castOf(world, 'app', visitor.locale) };
    const walk = { href, loggedIn: who === undefined ? 0 : accountNames.indexOf(who) + 1, moves: [] };
    await walkInBrowser(walk, ground, []);
    await bringAbout(visitor.context);
    await expect(walkInBrowser(walk, ground, [])).rejects.toThrow(told);
  });
}
