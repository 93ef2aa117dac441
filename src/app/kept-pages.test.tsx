import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  Outlet,
  RouterProvider,
} from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { show } from '../../tests/support/show.tsx';
import { ApiError } from '../api/api-error.ts';
import { keepPages } from './kept-pages.ts';

afterEach(() => vi.useRealTimers());

/** A page with something to type in, which the server answers as the test says, and another. */
async function open() {
  let answer: () => string = () => 'first';
  const said: string[] = [];
  const root = createRootRoute();
  const page = createRoute({
    getParentRoute: () => root,
    path: '/',
    validateSearch: (search: Record<string, unknown>) => search,
    loaderDeps: ({ search }) => search,
    loader: () => answer(),
    component: () => (
      <label>
        {page.useLoaderData()} <input />
      </label>
    ),
  });
  const other = createRoute({ getParentRoute: () => root, path: '/other', component: () => 'other' });
  const router = createRouter({
    routeTree: root.addChildren([page, other]),
    history: createMemoryHistory({ initialEntries: ['/'] }),
  });
  keepPages(router, { say: () => said.push('said'), takeBack: () => said.push('taken back') });
  await router.load();
  return {
    router,
    said,
    answers: (next: () => string) => {
      answer = next;
    },
    status: () => router.state.matches.at(-1)?.status,
  };
}
const failing = (status: number) => () => {
  throw new ApiError(status, status === 0 ? 'network' : 'internal');
};

test.each([0, 503])('a page that is read again in vain (%i) stays, says so, and is read once more', async (status) => {
  const { router, answers, said } = await open();
  const { user } = show(<RouterProvider router={router as never} />);
  await user.type(screen.getByRole('textbox'), 'Come by');
  const isSeen = (text: string) => screen.queryByDisplayValue('Come by') !== null && screen.queryByText(text) !== null;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answers(failing(status));
  await act(() => router.invalidate());
  expect([isSeen('first'), said]).toEqual([true, ['said']]);
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect([isSeen('first'), said], 'what was closed doesn’t come back by itself').toEqual([true, ['said']]);
  answers(() => 'second');
  await act(() => vi.advanceTimersByTimeAsync(4000));
  expect([isSeen('second'), said]).toEqual([true, ['said', 'taken back']]);
});

test('who leaves what was read in vain is told no more of it', async () => {
  const { router, answers, said } = await open();
  show(<RouterProvider router={router as never} />);
  answers(failing(0));
  await act(() => router.invalidate());
  await act(() => router.navigate({ to: '/other' } as never));
  expect(said).toEqual(['said', 'taken back']);
});

test('another page of the same list, read well, is told no more of it', async () => {
  const { router, answers, said } = await open();
  show(<RouterProvider router={router as never} />);
  answers(failing(0));
  await act(() => router.invalidate());
  expect(said).toEqual(['said']);
  answers(() => 'second');
  await act(() => router.navigate({ to: '/', search: { page: '2' } } as never));
  expect([screen.queryByText('second') !== null, said]).toEqual([true, ['said', 'taken back']]);
});

test('a frame and its page that were both read in vain are both read once more', async () => {
  let answer: (what: string) => string = (what) => `${what} 1`;
  const said: string[] = [];
  const root = createRootRoute();
  const frame = createRoute({
    getParentRoute: () => root,
    path: '/frame',
    loader: () => answer('frame'),
    component: () => (
      <>
        <p>{frame.useLoaderData()}</p>
        <Outlet />
      </>
    ),
  });
  const page = createRoute({
    getParentRoute: () => frame,
    path: '/page',
    loader: async () => {
      // is answered after its frame
      await Promise.resolve();
      return answer('page');
    },
    component: () => <p>{page.useLoaderData()}</p>,
  });
  const router = createRouter({
    routeTree: root.addChildren([frame.addChildren([page])]),
    history: createMemoryHistory({ initialEntries: ['/frame/page'] }),
  });
  keepPages(router, { say: () => said.push('said'), takeBack: () => said.push('taken back') });
  await router.load();
  show(<RouterProvider router={router as never} />);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  answer = failing(0);
  await act(() => router.invalidate());
  answer = (what) => `${what} 2`;
  await act(() => vi.advanceTimersByTimeAsync(2000));
  expect(['frame 2', 'page 2'].filter((text) => screen.queryByText(text) === null)).toEqual([]);
  expect(said).toEqual(['said', 'taken back']);
});

test('what is gone or refused is said in its place', async () => {
  const { router, answers, status, said } = await open();
  answers(failing(404));
  await router.invalidate();
  expect([status(), said]).toEqual(['error', []]);
});

test('another page that can’t be fetched isn’t taken for the one in sight', async () => {
  const { router, answers, status, said } = await open();
  answers(failing(0));
  await router.navigate({ to: '/', search: { page: '2' } } as never);
  expect([status(), said]).toEqual(['error', []]);
});
