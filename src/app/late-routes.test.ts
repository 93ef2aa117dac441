import { createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import type { Tenant } from './tenant.ts';

const found: Tenant = {
  situation: () => 'found',
  settled: () => Promise.resolve(),
  info: () => null,
  retry: () => {},
  leave: () => {},
};

/** A guest's program as it is before anything has joined: routes that have stay with their parents. */
async function guestAt(path: string) {
  vi.resetModules();
  const { createAppRouter } = await import('./router.ts');
  const { providedSessionMachine } = await import('./session.ts');
  const { routeFacts } = await import('./admission.ts');
  const session = createActor(providedSessionMachine, { input: { hint: 'none' } }).start();
  const history = createMemoryHistory({ initialEntries: [path] });
  const router = createAppRouter({ session, tenant: found, history });
  return { router, guardsOf: (page: string) => routeFacts(router, page)?.guards };
}

describe('the account’s pages', () => {
  test.each([
    '/account',
    '/account/companies?company=Nord',
    '/account/security/',
    '/Account/Security',
    '/ACCOUNT/danger-zone',
  ])('%s is found, and is where its reader is sent after logging in [S4-03]', async (href) => {
    const { router, guardsOf } = await guestAt(href);
    expect(guardsOf('/account')).toBeUndefined();
    await router.load();
    expect(router.state.location.href).toBe(`/login?redirect=${encodeURIComponent(href)}`);
    expect(guardsOf('/account')).toEqual(['auth']);
    expect(guardsOf('/search')).toBeUndefined();
  });

  test.each(['/account', '/account/companies?company=Nord', '/account/data/'])(
    '%s is known where somebody logs in who is sent there afterwards, and no page of others is fetched',
    async (target) => {
      const { router, guardsOf } = await guestAt(`/login?redirect=${encodeURIComponent(target)}`);
      await router.load();
      expect(router.state.location.href).toBe(`/login?redirect=${encodeURIComponent(target)}`);
      expect(guardsOf('/account/companies')).toEqual(['auth', 'verified', 'applicant']);
      expect(guardsOf('/search')).toBeUndefined();
    },
  );

  test.each(['/account/delete', '/account/keep?token=x'])(
    '%s stays where it is for whoever has the link',
    async (href) => {
      const { router, guardsOf } = await guestAt(href);
      await router.load();
      expect(router.state.location.href).toBe(href);
      expect(guardsOf(router.state.location.pathname)).toEqual([]);
    },
  );

  test.each(['/account/nix', '/accounts', '/account/companies/nix'])('%s is no page', async (href) => {
    const { router } = await guestAt(href);
    await router.load();
    expect(router.state.matches.flatMap(({ error }) => (error instanceof Error ? error.message : []))).toEqual([
      'This page could not be found',
    ]);
  });

  test.each([
    ['before', '/account', '/search'],
    ['after', '/search', '/account'],
    ['after the staff’s', '/reports', '/account'],
  ])('they join %s those of companies, and all stay', async (_, first, second) => {
    const { router, guardsOf } = await guestAt(first);
    await router.load();
    await router.navigate({ to: second });
    for (const page of ['/login', '/dashboard', '/search', '/account/consents', '/account/keep', '/help'])
      expect(guardsOf(page), page).toBeDefined();
  });
});
