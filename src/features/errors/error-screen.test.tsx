import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { meOf } from '../../../machines/session/session.fixtures.ts';
import { sessionMachine } from '../../../machines/session/session.machine.ts';
import { isSettled } from '../../../machines/session/session.selectors.ts';
import type { FetchMeResult } from '../../../machines/session/session.types.ts';
import { type SessionActor, SessionContext } from '../../api/session.ts';
import { ErrorScreen } from './error-screen.tsx';
import { PageError } from './page-error.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

async function show(error: unknown, session: SessionActor | null = null): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <ErrorScreen error={error} /> }),
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
