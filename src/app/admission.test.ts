import { type AnyRoute, createMemoryHistory } from '@tanstack/react-router';
import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { guardNames } from '../../machines/session/session.guards.ts';
import { specifiedPages } from '../routes/pages.ts';
import { routeFacts } from './admission.ts';
import { createAppRouter } from './router.ts';
import { providedSessionMachine } from './session.ts';
import type { Tenant } from './tenant.ts';

const found: Tenant = {
  situation: () => 'found',
  settled: () => Promise.resolve(),
  info: () => null,
  retry: () => {},
  leave: () => {},
};

function guestAt(path: string) {
  const session = createActor(providedSessionMachine, { input: { hint: 'none' } }).start();
  return createAppRouter({ session, tenant: found, history: createMemoryHistory({ initialEntries: [path] }) });
}

/** Where a guest who opens an address ends up, and with which error. */
async function visit(path: string) {
  const router = guestAt(path);
  await router.load();
  const failed = router.state.matches.find(({ error }) => error);
  return { href: router.state.location.href, error: failed?.error instanceof Error ? failed.error.message : undefined };
}

describe('what a path is', () => {
  const router = guestAt('/login');

  test('a route brings its parents’ guards first', () => {
    expect(routeFacts(router, '/login')).toEqual({ guards: ['guest'] });
  });

  test('the root and the stage pages have an area, with either slash', () => {
    expect(routeFacts(router, '/')).toEqual({ guards: [], area: 'root' });
    expect(routeFacts(router, '/auth/verify-email')).toMatchObject({ area: 'verifyEmail' });
    expect(routeFacts(router, '/auth/verify-email/')).toMatchObject({ area: 'verifyEmail' });
  });

  test.each(['/nix', '/login/nix', '/guest', '/password', '/auth'])('%s matches no route', (path) => {
    expect(routeFacts(router, path)).toBeUndefined();
  });
});

describe('a guest', () => {
  test('comes from the root to the login, without a target [S4-03]', async () => {
    expect(await visit('/')).toEqual({ href: '/login', error: undefined });
  });

  test('stays on a guest page, its target untouched', async () => {
    expect(await visit('/login?redirect=/dashboard')).toEqual({
      href: '/login?redirect=%2Fdashboard',
      error: undefined,
    });
  });

  test('is told that an unmatched page could not be found [S2-40] [S8-10]', async () => {
    expect((await visit('/nix')).error).toBe('This page could not be found');
  });

  test('keeps a code that looks like a number', async () => {
    expect((await visit('/login?code=12E45678')).href).toBe('/login?code=12E45678');
  });
});

const ownGuards = ({ options }: AnyRoute): readonly string[] => options.staticData?.guards ?? [];
const allGuards = (route: AnyRoute): readonly string[] => [
  ...(route.parentRoute ? allGuards(route.parentRoute) : []),
  ...ownGuards(route),
];

test('routes bear the names and guards of the specification, each name once for its readers [S2-49] [S2-50]', () => {
  const routes: readonly AnyRoute[] = Object.values(guestAt('/').routesById);
  const known: readonly string[] = Object.keys(specifiedPages);
  // a company's page and the staff's view of it bear one name
  const named = routes.flatMap((route) => {
    const name = route.options.staticData?.name;
    return name === undefined ? [] : [{ name, readers: allGuards(route).join(' ') }];
  });
  expect(named.filter(({ name }) => known.includes(name)).length).toBeGreaterThan(5);
  const lines = named.map(({ name, readers }) => `${name}: ${readers}`);
  expect(lines.filter((line, index) => lines.indexOf(line) !== index)).toEqual([]);
  const guards: readonly string[] = guardNames;
  expect(routes.flatMap(ownGuards).filter((guard) => !guards.includes(guard))).toEqual([]);
});

describe('a page whose route comes late', () => {
  test.each(['/search?order=-renewed_at', '/reports?status=answered'])(
    '%s is found, and is where its reader is sent after logging in [S4-03]',
    async (href) => {
      expect(await visit(href)).toEqual({ href: `/login?redirect=${encodeURIComponent(href)}`, error: undefined });
    },
  );

  test.each(['/search', '/reports'])('%s is a target that is known on a page of the first ones', async (path) => {
    const router = guestAt(`/login?redirect=${path}`);
    await router.load();
    expect(router.state.location.href).toBe(`/login?redirect=${encodeURIComponent(path)}`);
    expect(routeFacts(router, path)?.guards.length).toBeGreaterThan(4);
  });
});
