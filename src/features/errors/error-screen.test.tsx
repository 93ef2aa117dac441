import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ErrorScreen } from './error-screen.tsx';
import { PageError } from './page-error.ts';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });

async function show(error: unknown): Promise<void> {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => <ErrorScreen error={error} /> }),
    history: createMemoryHistory(),
  });
  await router.load();
  render(
    <I18nProvider i18n={i18n}>
      <RouterProvider router={router as never} />
    </I18nProvider>,
  );
}

test('an error that is no 404 tells its message and code, and leads to login and forgotten password [S2-54]', async () => {
  await show(new PageError(500, 'Unknown middleware superuser'));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Unexpected error!');
  expect(screen.getByText('Unknown middleware superuser')).toBeDefined();
  expect(screen.getByText(/Code: 500/)).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/login', '/password/forgot']);
});

test('a 404 says Oops, and which kind it is [S2-53] [S8-10]', async () => {
  await show(new PageError(404, 'This page could not be found'));
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Oops!');
  expect(screen.getByText("We can't seem to find the page you're looking for.")).toBeDefined();
  expect(screen.getByText('This page could not be found')).toBeDefined();
});
