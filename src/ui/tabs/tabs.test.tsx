import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { Kept } from '../gallery/examples.tsx';
import { NavTab, NavTabs } from './nav-tabs.tsx';
import { Tabs } from './tabs.tsx';

const tabs = (
  <Kept start="details">
    {(value, keep) => (
      <Tabs
        aria-label="Organization"
        value={value}
        onChange={keep}
        tabs={[
          { id: 'details', label: 'Details', content: 'What everybody sees' },
          { id: 'employees', label: 'Employees', content: 'Three people' },
          { id: 'invitations', label: 'Invitations', content: 'None' },
        ]}
      />
    )}
  </Kept>
);

test('arrows move among the tabs, Enter opens one, Tab goes into its panel', async () => {
  const { user } = show(tabs);
  expect(screen.getByRole('tablist', { name: 'Organization' })).toBeDefined();
  await user.tab();
  expect(document.activeElement?.textContent).toBe('Details');
  await user.keyboard('{ArrowRight}');
  expect([document.activeElement?.textContent, screen.getByRole('tabpanel').textContent]).toEqual([
    'Employees',
    'What everybody sees',
  ]);
  await user.tab();
  expect(document.activeElement, 'past the one that is open').toBe(screen.getByRole('tabpanel', { name: 'Details' }));
  await user.tab({ shift: true });
  await user.keyboard('{ArrowLeft}{ArrowRight}{ArrowRight}{Enter}');
  expect(screen.getByRole('tabpanel', { name: 'Employees' }).textContent).toBe('Three people');
  await user.keyboard('{End}{Enter}');
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Invitations');
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('tabpanel'));
});

test('tabs that are pages are links, and the one where one is says so', async () => {
  const root = createRootRoute({
    component: () => (
      <>
        <NavTabs aria-label="Organization">
          <NavTab to="/account">Details</NavTab>
          <NavTab to="/login">Employees</NavTab>
        </NavTabs>
        <Outlet />
      </>
    ),
  });
  const page = (path: string) => createRoute({ getParentRoute: () => root, path });
  const router = createRouter({
    routeTree: root.addChildren([page('/account'), page('/login')]),
    history: createMemoryHistory({ initialEntries: ['/account'] }),
  });
  show(<RouterProvider router={router as never} />);
  expect(await screen.findByRole('navigation', { name: 'Organization' })).toBeDefined();
  expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('aria-current')])).toEqual([
    ['Details', 'page'],
    ['Employees', null],
  ]);
});
