import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { beforeAll, expect, test, vi } from 'vitest';
import { show } from '../../../tests/support/show.tsx';
import { activateLocale } from '../../i18n/catalogs.ts';
import { layers } from '../../ui/dialog/layer.ts';
import { NotifyContext } from '../../ui/toast/notify.ts';
import { RecommendationsScreen } from './recommendations-screen.tsx';

beforeAll(async () => {
  await activateLocale('en');
  // what asked for its words before there was a language is asked for again
  await vi.waitFor(() => Promise.all(layers.map(({ fetch }) => fetch())), { timeout: 10_000 });
});

const fair = { value: '0198c5a0-0000-7000-8000-000000000001', label: 'Fair' };

const nobody = { data: [], meta: { total: 0, per_page: 20, current_page: 1 } };

async function showPage(code: string) {
  const root = createRootRoute();
  const member = createRoute({ getParentRoute: () => root, id: 'member' });
  const applicants = createRoute({
    getParentRoute: () => member,
    path: 'applicants',
    component: () => <RecommendationsScreen page={nobody} codes={[fair]} />,
  });
  const router = createRouter({
    routeTree: root.addChildren([member.addChildren([applicants])]),
    history: createMemoryHistory({ initialEntries: [`/applicants?code=${code}`] }),
  });
  await router.load();
  return show(
    <NotifyContext value={{ show: () => '', isShown: () => false, dismiss: () => {} }}>
      <RouterProvider router={router as never} />
    </NotifyContext>,
  );
}
const shownCode = () => {
  const { options, selectedIndex } = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Code' });
  return { chosen: options[selectedIndex]?.label, options: [...options].map(({ label }) => label) };
};

test('a code that isn’t there stays chosen as an unknown one, so that the empty list says why', async () => {
  await showPage('0198c5a0-0000-7000-8000-000000000009');
  expect(shownCode()).toEqual({ chosen: 'Unknown code', options: ['All', 'Fair', 'Unknown code'] });
});

test('a known code is chosen by its name, and no unknown one is offered', async () => {
  await showPage(fair.value);
  expect(shownCode()).toEqual({ chosen: 'Fair', options: ['All', 'Fair'] });
});
