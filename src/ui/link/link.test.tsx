import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, expectTypeOf, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import type { NavTab } from '../tabs/nav-tabs.tsx';
import { ButtonLink, TextLink } from './link.tsx';
import { RouterButtonLink, RouterLink } from './router-link.tsx';

test('a new window cannot reach back to ours', () => {
  show(
    <>
      <TextLink href="https://example.org" target="_blank">
        Away
      </TextLink>
      <ButtonLink href="https://example.org" target="_blank">
        Far away
      </ButtonLink>
      <TextLink href="/here">Here</TextLink>
    </>,
  );
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('rel'))).toEqual([
    'noopener noreferrer',
    'noopener noreferrer',
    null,
  ]);
});

test('what leads somewhere is a link, whatever it looks like', () => {
  show(<ButtonLink href="/search">Open search</ButtonLink>);
  expect(screen.getByRole('link', { name: 'Open search' }).getAttribute('href')).toBe('/search');
  expect(screen.queryByRole('button')).toBeNull();
});

test('the router’s links need words by type, which createLink itself would let one leave out', () => {
  type CanBeNameless<Props> = object extends Pick<Props, Extract<keyof Props, 'children'>> ? true : false;
  expectTypeOf<CanBeNameless<ComponentProps<typeof RouterLink>>>().toEqualTypeOf<false>();
  expectTypeOf<CanBeNameless<ComponentProps<typeof RouterButtonLink>>>().toEqualTypeOf<false>();
  expectTypeOf<CanBeNameless<ComponentProps<typeof NavTab>>>().toEqualTypeOf<false>();
});

test('inside the app a link changes the page without a new document, and says where one is', async () => {
  const root = createRootRoute({
    component: () => (
      <>
        <RouterLink to="/">Home</RouterLink>
        <RouterButtonLink to="/account" resetScroll={false}>
          Account
        </RouterButtonLink>
        <Outlet />
      </>
    ),
  });
  const home = createRoute({ getParentRoute: () => root, path: '/', component: () => <p>At home</p> });
  const account = createRoute({ getParentRoute: () => root, path: '/account', component: () => <p>Your account</p> });
  const router = createRouter({
    routeTree: root.addChildren([home, account]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  const { user } = show(<RouterProvider router={router as never} />);
  await screen.findByText('At home');
  await user.click(screen.getByRole('link', { name: 'Account' }));
  await screen.findByText('Your account');
  expect(router.state.location.pathname).toBe('/account');
  expect(screen.getByRole('link', { name: 'Account' }).getAttribute('aria-current')).toBe('page');
});
