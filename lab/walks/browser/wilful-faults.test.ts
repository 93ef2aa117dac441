import type { BrowserContext } from '@playwright/test';
import { expect, test } from '../../../tests/support/page-fixtures.ts';
import { accountNames } from '../server.ts';
import { walkInBrowser } from './browser-walk.ts';
import { membersOf } from './members.ts';

/** What is broken on purpose: a walk that ends well without it must fail with it, and say why. */
const faults: readonly {
  readonly name: string;
  readonly href: string;
  readonly who?: (typeof accountNames)[number];
  readonly bringAbout: (context: BrowserContext) => Promise<unknown>;
  readonly told: RegExp;
}[] = [
  {
    name: 'a page without anything on it',
    href: '/imprint',
    bringAbout: (context) =>
      context.addInitScript(() => {
        addEventListener('DOMContentLoaded', () => (document.body.style.display = 'none'));
      }),
    told: /\/imprint is blank/,
  },
  {
    name: 'two pages that send to each other',
    href: '/login',
    bringAbout: (context) =>
      context.addInitScript(() => {
        const turn = () =>
          window.history.replaceState({}, '', window.location.pathname === '/login' ? '/help' : '/login');
        // the empty document before the first page has no address to change
        if (window.location.protocol === 'http:') setInterval(turn, 5);
      }),
    told: /redirects go round at/,
  },
  {
    name: 'a page that takes whoever is ready for somebody unverified',
    href: '/dashboard',
    who: 'the applicant',
    bringAbout: (context) =>
      context.addInitScript(() => {
        const ask = window.fetch;
        window.fetch = async (input, init) => {
          const response = await ask(input, init);
          const { url } = response;
          if (!url.endsWith('/api/auth/me') || !response.ok) return response;
          const { data } = await response.json();
          return Response.json({ data: { ...data, user: { ...data.user, verified: false } } });
        };
      }),
    told: /\/verify-email\S* shows “Check your e-mail”, and the table says \w+ for applicant ready/,
  },
];

for (const { name, href, who, bringAbout, told } of faults) {
  test(`a walk notices ${name}`, async ({ open, world, faults: noted }) => {
    const visitor = await open('app');
    const ground = { visitor, world, faults: noted, members: await membersOf(world, 'app', visitor.locale) };
    const walk = { href, loggedIn: who === undefined ? 0 : accountNames.indexOf(who) + 1, moves: [] };
    await walkInBrowser(walk, ground, []);
    await bringAbout(visitor.context);
    await expect(walkInBrowser(walk, ground, [])).rejects.toThrow(told);
  });
}
