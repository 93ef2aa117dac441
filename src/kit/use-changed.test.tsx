import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../tests/support/show.tsx';
import { useChanged } from './use-changed.ts';

afterEach(() => vi.restoreAllMocks());

async function aPage() {
  let isBroken = false;
  const reads: string[] = [];
  const router = createRouter({
    routeTree: createRootRoute({
      loader: () => {
        reads.push('read');
        if (isBroken) throw new TypeError('Failed to fetch');
      },
      component: function Page() {
        const changed = useChanged('/');
        return (
          <label>
            Typed <input />
            <button onClick={() => void changed()}>Changed</button>
          </label>
        );
      },
      errorComponent: () => <p>No connection</p>,
    }),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  await router.load();
  const { user } = show(<RouterProvider router={router as never} />);
  const setOffline = () => {
    isBroken = true;
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  };
  return { user, reads, setOffline };
}
const changed = () => screen.getByRole('button', { name: 'Changed' });

test('what shows a record is read again', async () => {
  const { user, reads } = await aPage();
  await user.click(changed());
  await expect.poll(() => reads).toEqual(['read', 'read']);
});

test('without a connection nothing takes the place of what is typed', async () => {
  const { user, reads, setOffline } = await aPage();
  await user.type(screen.getByRole('textbox'), 'Come by');
  setOffline();
  await user.click(changed());
  await user.tab();
  expect([screen.queryByDisplayValue('Come by') !== null, reads]).toEqual([true, ['read']]);
});
