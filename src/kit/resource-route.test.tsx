import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import * as v from 'valibot';
import { afterEach, expect, test, vi } from 'vitest';
import { resource } from '../../contract/kit/resource.ts';
import { answering } from '../../tests/support/show-member.tsx';
import { show } from '../../tests/support/show.tsx';
import { parseSearch, stringifySearch } from '../app/search-params.ts';
import { loadList } from './load-list.ts';
import { listRoute, screenOf } from './resource-route.ts';

const fairs = resource({
  name: 'fairs',
  access: { stage: 'onboarded', roles: ['employee'] },
  record: v.object({ id: v.string() }),
  list: { summary: 'Fairs.', search: { order: ['name'], filter: { status: ['open', 'over'], near: 'true' } } },
});
const pageOf = (current_page: number) =>
  [200, { data: [{ id: 'f1' }], meta: { total: 45, per_page: 20, current_page } }] as const;
const id = '0198f0a0-0000-7000-8000-000000000001';

afterEach(() => vi.unstubAllGlobals());

async function open(address: string) {
  const signals: AbortSignal[] = [];
  const root = createRootRoute();
  const list = listRoute({
    parent: root,
    path: '/fairs',
    is: {},
    search: fairs.search,
    beside: 'fair',
    load: (search, signal) => {
      signals.push(signal);
      return loadList(fairs, search, signal);
    },
    screen: screenOf(async () => ({ FairsScreen: () => <h1>Fairs</h1>, FairsPending: () => <p>Soon</p> }), 'Fairs'),
  });
  const router = createRouter({
    routeTree: root.addChildren([list]),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  });
  await act(async () => show(<RouterProvider router={router as never} />));
  await screen.findByRole('heading', { name: 'Fairs' });
  return { router, signals };
}
const asked = ([request]: readonly Request[]) => decodeURIComponent(new URL(request?.url ?? '').search);

test('a list asks the API for what its address means, and leaves out what it can’t mean', async () => {
  const requests = answering(pageOf(1));
  const { router, signals } = await open(`/fairs?status=open&near=true&order=-name&fair=${id}&colour=red`);
  expect(asked(requests)).toBe('?order=-name&filter[status]=open&filter[near]=true');
  expect(router.state.matches.at(-1)?.search).toMatchObject({
    status: 'open',
    near: 'true',
    order: '-name',
    fair: id,
  });
  expect(signals[0]?.aborted).toBe(false);
});

test('what no list can mean asks for the list as it is', async () => {
  const requests = answering(pageOf(1));
  await open('/fairs?page=0&status=gone&order=id&fair=../x');
  expect(asked(requests)).toBe('');
});

test('a page past the end becomes the last one, in the address as well; the rest of it stays', async () => {
  answering(pageOf(9), pageOf(3));
  const { router } = await open(`/fairs?page=9&status=over&fair=${id}`);
  expect(router.state.location.searchStr).toBe(`?page=3&status=over&fair=${id}`);
});
