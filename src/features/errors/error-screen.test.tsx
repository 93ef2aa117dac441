import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { meOf } from '../../../machines/session/session.fixtures.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { isSettled } from '../../../machines/session/session.selectors.ts';
import type { FetchMeResult } from '../../../machines/session/session.types.ts';
import { ApiError } from '../../api/api-error.ts';
import { type SessionActor, SessionContext } from '../../api/session.ts';
import { countAttempt, forgetAttempts } from './attempts.ts';
import { ErrorScreen } from './error-screen.tsx';
import { PageError } from './page-error.ts';

afterEach(() => {
  forgetAttempts();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

async function show(error: unknown, session: SessionActor | null = null, onRetry?: () => void): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <ErrorScreen error={error} onRetry={onRetry} /> }),
    history: createMemoryHistory(),
  });
  await router.load();
  render(
    <I18nProvider i18n={i18n}>
      <SessionContext value={session}>
        <RouterProvider router={router as never} />
      </SessionContext>
    </I18nProvider>,
  );
}

test('an error that is no 404 tells its message and code, and leads to login and forgotten password [S2-54]', async () => {
  await show(new PageError(500, 'Unknown middleware superuser'));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Unexpected error!');
  expect(screen.getByText('Unknown middleware superuser')).toBeDefined();
  expect(screen.getByText(/Code: 500/)).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    '/',
    '/login',
    '/password/forgot',
  ]);
});

test('an error of the program is not told in its own words', async () => {
  await show(new TypeError('Failed to fetch dynamically imported module: http://app.localhost/assets/guest.js'));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Unexpected error!');
  expect(screen.getByText(/^An unknown error occurred\./)).toBeDefined();
  expect(screen.queryByText(/dynamically/)).toBeNull();
});

test.each([
  ['no answer came', new ApiError(0, 'network')],
  ['a part of the program did not come', new TypeError('Failed to fetch dynamically imported module')],
  ['it is not known who is logged in', new PageError(500, 'The session could not be loaded.', 'session')],
])('without a connection the page is promised, and loads by itself once there is one: %s', async (_, error) => {
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const onRetry = vi.fn<() => void>();
  await show(error, null, onRetry);
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('No connection');
  expect(screen.getByText('This page will load by itself as soon as the connection is back.')).toBeDefined();
  expect(screen.queryByText(/Code|contact us/), 'nothing to report').toBeNull();
  expect(screen.queryByRole('link', { name: /Log in|password/ })).toBeNull();
  expect(onRetry).not.toHaveBeenCalled();
  onLine.mockReturnValue(true);
  act(() => void window.dispatchEvent(new Event('online')));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a network that does not answer yet is no connection either: the page is fetched until it comes', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const answers = [new ApiError(0, 'network'), new ApiError(0, 'network'), new ApiError(0, 'network')];
  let asked = 0;
  const routeTree = createRootRoute({
    loader: () => {
      asked += 1;
      const error = answers.shift();
      if (error) throw error;
    },
    errorComponent: ErrorScreen,
    component: () => <h1>The page</h1>,
  });
  const router = createRouter({ routeTree, history: createMemoryHistory() });
  await router.load();
  render(
    <I18nProvider i18n={i18n}>
      <SessionContext value={null}>
        <RouterProvider router={router as never} />
      </SessionContext>
    </I18nProvider>,
    { onCaughtError: () => {} },
  );
  const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
  expect(heading()).toBe('No connection');
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect([asked, heading()]).toEqual([2, 'No connection']);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(asked, 'the pauses grow').toBe(2);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect([asked, heading()]).toEqual([3, 'No connection']);
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect([asked, heading()]).toEqual([4, 'The page']);
});

test('once there was no connection it takes an answer to call it an error', async () => {
  countAttempt();
  await show(new PageError(503, 'The session could not be loaded.', 'session'));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('No connection');
  cleanup();
  await show(new ApiError(500, 'internal'));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Unexpected error!');
});

test('what was answered stays an error, with or without a connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  await show(new ApiError(500, 'internal'));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Unexpected error!');
});

test('a 404 says Oops, and which kind it is [S2-53] [S8-10]', async () => {
  await show(new PageError(404, 'This page could not be found'));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Oops!');
  expect(screen.getByText("We can't seem to find the page you're looking for.")).toBeDefined();
  expect(screen.getByRole('heading', { level: 1 }).dataset['title'], 'what the document is called').toBe(
    'This page could not be found',
  );
  expect(screen.queryByText('This page could not be found'), 'no second sentence that says the same').toBeNull();
});

test.each([
  { status: 500, onboarded: true, way: 'To the overview' },
  { status: 404, onboarded: true, way: 'To the overview' },
  { status: 500, onboarded: false, way: 'To the start page' },
])('whoever is logged in is shown the way home from a $status: $way', async ({ status, onboarded, way }) => {
  const fetchMe = fromPromise<FetchMeResult, void>(() =>
    Promise.resolve({ kind: 'ok', me: meOf('applicant', { onboarded }) }),
  );
  const session = createActor(sessionMachine.provide({ actors: { fetchMe } }), { input: { hint: 'fresh' } }).start();
  await waitFor(session, isSettled);
  await show(new PageError(status, 'No such page'), session);
  await screen.findByRole('heading', { level: 1 });
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links[0]).toEqual([way, '/']);
  expect(links.slice(1).map(([, href]) => href)).toEqual(status === 404 ? [] : ['/login', '/password/forgot']);
});
