import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { act, fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { openBeside } from '../../tests/support/open-beside.tsx';
import { show } from '../../tests/support/show.tsx';
import { parseSearch, stringifySearch } from '../app/search-params.ts';
import { type List, ListPage, ListPending } from './list-page.tsx';
import { NameSearch } from './name-search.tsx';

afterEach(() => vi.unstubAllGlobals());

type Row = { id: string; name: string };

const list: List<Row> = {
  title: 'Codes',
  lead: 'What they are for.',
  action: <button>New code</button>,
  caption: 'All codes',
  pages: 'Pages of codes',
  columns: [
    { id: 'name', header: 'Name', isSortable: true, render: ({ name }) => name },
    { id: 'id', header: 'Number', render: ({ id }) => id },
  ],
  filters: [{ name: 'status', label: 'Status', options: [{ value: 'active', label: 'Active' }] }],
  none: 'No such code',
  first: { title: 'Your codes will be here', words: 'A minute each.', illustration: null },
  beside: 'code',
};
const page = (data: readonly Row[], total = data.length, current_page = 1) => ({
  data,
  meta: { total, per_page: 20, current_page },
});
const rows = [
  { id: '1', name: 'Fair' },
  { id: '2', name: 'Letter' },
];

async function open(
  address: string,
  element: ReactElement,
  loader: (of: { readonly deps: object }) => unknown = () => ({}),
) {
  const router = createRouter({
    routeTree: createRootRoute({ component: () => element, loaderDeps: ({ search }) => search, loader }),
    history: createMemoryHistory({ initialEntries: [address] }),
    parseSearch,
    stringifySearch,
  });
  await router.load();
  const shown = await act(async () => show(<RouterProvider router={router as never} />));
  return { ...shown, router, asked: () => router.state.location.search };
}
const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

test('where nothing is yet it says what will be here, with one way to begin and nothing to filter', async () => {
  await open('/', <ListPage {...list} page={page([])} />);
  expect(headings()).toEqual(['Codes', 'Your codes will be here']);
  expect(screen.getAllByRole('button', { name: 'New code' })).toHaveLength(1);
  expect(screen.queryByRole('combobox')).toBeNull();
});

test('where the filter leaves nothing it says so, and the filter stays', async () => {
  const { user, asked } = await open('/?status=active&order=name', <ListPage {...list} page={page([])} />);
  expect(headings()).toEqual(['Codes', 'No such code']);
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'All');
  expect(asked()).toEqual({ order: 'name' });
});

test('where several filters and a name leave nothing, one press takes them all back; the order stays', async () => {
  const kinds = { name: 'kind', label: 'Kind', options: [{ value: 'letter', label: 'Letter' }] };
  const filters = [...(list.filters ?? []), kinds];
  const { user, asked } = await open(
    '/?status=active&kind=letter&q=Xaver&order=name&page=2',
    <ListPage {...list} filters={filters} search={<NameSearch />} page={page([])} />,
  );
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(asked()).toEqual({ order: 'name' });
});

test('another filter or order begins with the first page and closes what was open; the rest of the query stays', async () => {
  const { user, asked } = await open('/?page=2&order=name&code=2', <ListPage {...list} page={page(rows, 45, 2)} />);
  expect(screen.getByRole('row', { name: /Letter/u }).getAttribute('aria-current')).toBe('true');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
  expect(asked()).toEqual({ order: 'name', status: 'active' });
  await user.click(screen.getByRole('button', { name: 'Name' }));
  expect(asked()).toEqual({ order: '-name', status: 'active' });
});

test('a row opens beside the list and keeps its page; another page closes it', async () => {
  const { user, asked } = await open('/?page=2', <ListPage {...list} page={page(rows, 45, 2)} />);
  await user.click(screen.getByRole('rowheader', { name: 'Fair' }));
  expect(asked()).toEqual({ page: '2', code: '1' });
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  expect(asked()).toEqual({ page: '3' });
});

test('of a list that fits on a page its length is read aloud, and no pages are offered', async () => {
  await open('/', <ListPage {...list} page={page(rows)} />);
  expect(screen.queryByRole('navigation')).toBeNull();
  expect(screen.getByRole('status').textContent).toBe('2 entries');
});

test('on a phone the choices are behind a button that counts them, and the search stays', async () => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
  const searched = { ...list, search: <NameSearch /> };
  const { user, asked } = await open('/?status=active', <ListPage {...searched} page={page(rows)} />);
  expect(screen.getByRole('searchbox', { name: 'Name' })).toBeTruthy();
  expect(screen.queryByRole('combobox')).toBeNull();
  await user.click(await screen.findByRole('button', { name: 'Filters (1)' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: 'Status' }), 'All');
  await user.click(screen.getByRole('button', { name: 'Show 2 entries' }));
  expect(asked()).toEqual({});
  expect(screen.getByRole('button', { name: 'Filters' })).toBeTruthy();
});

test('who is looked for by name is asked for once the fingers rest, on the first page', async () => {
  const searched = { ...list, search: <NameSearch anew={{ status: undefined }} /> };
  const { user, asked } = await open('/?page=2&status=active', <ListPage {...searched} page={page(rows)} />);
  await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'Ben ');
  await expect.poll(asked).toEqual({ q: 'Ben' });
  expect(screen.queryByText('Your codes will be here')).toBeNull();
});

test('whoever goes on before the fingers have rested stays where they went, with what was typed', async () => {
  const searched = { ...list, search: <NameSearch anew={{ status: undefined }} /> };
  const { user, asked } = await open('/', <ListPage {...searched} page={page(rows)} />);
  await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'Ben');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
  await expect.poll(asked).toEqual({ q: 'Ben', status: 'active' });
});

test('what is asked before the list has come joins what was asked before, and stays as it was typed and chosen', async () => {
  const searched = { ...list, search: <NameSearch anew={{ code: undefined }} /> };
  const isLate = ({ deps }: { readonly deps: object }) => (Object.keys(deps).length > 0 ? new Promise(() => {}) : {});
  const { user, asked } = await open('/', <ListPage {...searched} page={page(rows, 45)} />, isLate);
  const name = screen.getByRole<HTMLInputElement>('searchbox', { name: 'Name' });
  const status = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Status' });
  await user.selectOptions(status, 'Active');
  expect(status.value).toBe('active');
  await user.type(name, 'Be');
  await expect.poll(asked).toEqual({ status: 'active', q: 'Be' });
  await user.type(name, 'n');
  expect(name.value).toBe('Ben');
  await expect.poll(asked).toEqual({ status: 'active', q: 'Ben' });
  await user.selectOptions(status, 'All');
  expect([name.value, status.value]).toEqual(['Ben', '']);
  expect(asked()).toEqual({ q: 'Ben' });
});

test('a name typed by who has left for another page since, which is still being fetched, is asked of neither', async () => {
  const isLate = ({ deps }: { readonly deps: object }) => (Object.keys(deps).length > 0 ? new Promise(() => {}) : {});
  const { router } = await open('/', <ListPage {...list} search={<NameSearch />} page={page(rows, 45)} />, isLate);
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  try {
    fireEvent.change(screen.getByRole('searchbox', { name: 'Name' }), { target: { value: 'Ben' } });
    void router.navigate({ to: '/elsewhere', search: { status: 'active' } } as never);
    await act(() => vi.advanceTimersByTimeAsync(1000));
    expect(router.latestLocation.href).toBe('/elsewhere?status=active');
  } finally {
    vi.useRealTimers();
  }
});

test.each(['/list', '/list/', '/List'])(
  'who is looked for by name is asked for where the address is %s',
  async (at) => {
    const { user, router } = await openBeside(<ListPage {...list} search={<NameSearch />} page={page(rows)} />, at);
    await user.type(screen.getByRole('searchbox', { name: 'Name' }), 'Ben');
    await expect.poll(() => router.state.location.search).toEqual({ q: 'Ben' });
  },
);

test('what is chosen while another page is being fetched is asked of the list it was chosen in', async () => {
  const { user, router } = await openBeside(<ListPage {...list} page={page(rows)} />, '/list?order=name');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  expect(router.latestLocation.href).toBe('/elsewhere');
  await user.selectOptions(screen.getByRole('combobox', { name: 'Status' }), 'Active');
  expect(router.latestLocation.href).toBe('/list?order=name&status=active');
});

test('who is opened while another page is being fetched is opened in the list they are in', async () => {
  const { user, router } = await openBeside(<ListPage {...list} page={page(rows)} />, '/list');
  await user.click(screen.getByRole('link', { name: 'Elsewhere' }));
  await user.click(screen.getByRole('rowheader', { name: 'Fair' }));
  expect(router.latestLocation.href).toBe('/list?code=1');
});

test('while it is fetched it has its heading and its columns already', async () => {
  await open('/', <ListPending {...list} />);
  expect(headings()).toEqual(['Codes']);
  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['Name', 'Number']);
});
