import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { meOf } from '../../../machines/session/session.fixtures.ts';
import { showAs } from '../../../tests/support/show-as.tsx';
import { useMe } from '../../api/session.ts';
import { OwnLayout } from './own-layout.tsx';

const named = (firstname: string, standing: Parameters<typeof meOf>[1] = {}) => {
  const me = meOf('applicant', { ...standing, id: firstname });
  return { ...me, user: { ...me.user, firstname } };
};
const Greeting = () => <p>{useMe().user.firstname}</p>;

/** An account page in its layout, as the product's own routes put it there. */
async function accountPage() {
  const root = createRootRoute({ component: OwnLayout });
  const index = createRoute({ getParentRoute: () => root, path: '/', component: Greeting });
  const router = createRouter({ routeTree: root.addChildren([index]), history: createMemoryHistory() });
  await router.load();
  return <RouterProvider router={router as never} />;
}

test.each([
  ['ready', {}],
  ['not ready yet', { onboarded: false }],
])('an account page goes on when another tab logs in somebody who is %s', async (_, standing) => {
  const tab = await showAs(named('Mia'), await accountPage());
  expect(screen.getByText('Mia')).toBeDefined();
  const isSaid = await tab.otherTabLogsIn(named('Selma', standing));
  expect(screen.queryByText(/Nobody is logged in/)).toBeNull();
  await isSaid();
  expect(await screen.findByText('Selma')).toBeDefined();
  expect(screen.queryByText('Mia')).toBeNull();
  expect(screen.queryByRole('navigation') !== null, 'the menu').toBe(tab.session.getSnapshot().hasTag('ready'));
});
