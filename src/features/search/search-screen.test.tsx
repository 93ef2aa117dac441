import { cleanup, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { SearchPage } from '../../../contract/search/search.schema.ts';
import { personFound } from '../../../tests/support/a-person-found.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import { activateLocale } from '../../i18n/catalogs.ts';
import type { FilterValues } from '../../kit/search-filters/filter-values.ts';
import type { AddressQuery } from './search-query.ts';
import { SearchScreen } from './search-screen.tsx';

beforeAll(() => activateLocale('en'));
beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: false, addEventListener: () => {}, removeEventListener: () => {} }));
});
afterEach(() => vi.unstubAllGlobals());

const alert_run_id = '0198f0a0-0000-7000-8000-000000000009';
const nobody: SearchPage = {
  data: [],
  meta: {
    total: 0,
    total_is_at_least: false,
    per_page: 20,
    current_page: 1,
    order_date: '2026-11-23',
    since: null,
    centre: null,
    near: null,
  },
};

async function showSearch(query: AddressQuery, own?: FilterValues) {
  const asked: AddressQuery[] = [];
  const written: (readonly string[])[] = [];
  function Page() {
    const [sent, setSent] = useState<string>();
    return (
      <SearchScreen
        query={query}
        onQuery={(next) => void asked.push(next)}
        graduationTypes={[]}
        own={own}
        current={(result) => result}
        statusOf={() => null}
        historyOf={() => null}
        unavailableOf={() => null}
        undoOf={() => undefined}
        onContact={() => {}}
        onContactMany={(handles) => {
          written.push(handles);
          setSent(handles.at(-1));
        }}
        onTurn={() => {}}
        onShow={() => {}}
        sent={sent}
        renderComposer={() => null}
      />
    );
  }
  const shown = await showMember(<Page />);
  return { ...shown, asked, written };
}

test('a run of which nobody can be found any more is said in its own words, and goes with the filters', async () => {
  answering([200, nobody]);
  const { user, asked } = await showSearch({ alert_run_id });
  expect(await screen.findByText('Nobody the alert found then can be found today')).toBeTruthy();
  for (const clear of screen.getAllByRole('button', { name: /^Clear all/ })) await user.click(clear);
  expect(asked).toEqual([{}, {}]);
});

test('where filters narrow a run, that is what is said', async () => {
  answering([200, nobody]);
  await showSearch({ alert_run_id, recommended: 'true' });
  expect(await screen.findByText('Nobody the alert found then matches these filters today')).toBeTruthy();
});

const one: SearchPage = { data: [personFound], meta: { ...nobody.meta, total: 1 } };

test('what is set stands above the list, each of which goes by itself, and what one sets most often', async () => {
  answering([200, one]);
  const query = { place: 'Essen', radius: '25', graduation: '3', ranked: 'true', saved: 'true', page: '2' } as const;
  const { user, asked } = await showSearch(query);
  const list = await screen.findByRole('list', { name: 'Applications' });
  const chips = screen.getByRole('list', { name: 'Set filters' });
  expect(chips.compareDocumentPosition(list) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  const without = { ...query, page: undefined, date: undefined };
  for (const [chip, less] of [
    ['Essen, 25 km', { place: undefined, radius: undefined }],
    ['Comparable certificates only', { ranked: undefined }],
    ['Saved', { saved: undefined }],
  ] as const) {
    await user.click(screen.getByRole('button', { name: `Remove ${chip}` }));
    expect(asked.pop()).toEqual({ ...without, ...less });
  }
  await user.click(screen.getByRole('button', { name: /^Not contacted yet/, pressed: false }));
  expect(asked).toEqual([{ ...without, new: 'true' }]);
});

test('occupations stand among what is set where their field does not, and how related they may be', async () => {
  answering([200, one]);
  const occupations = [personFound.occupation.id, '0198f0a0-0000-7000-8000-0000000000b2'].join();
  const { user, asked } = await showSearch({ occupations, related: 'kldb3' });
  await screen.findByRole('list', { name: 'Applications' });
  await user.click(screen.getByRole('button', { name: 'Remove Related occupations too' }));
  expect(asked.pop()).toMatchObject({ occupations, related: undefined });
  await user.click(screen.getByRole('button', { name: 'Remove Occupations: 2' }));
  expect(asked.pop()).toMatchObject({ occupations: undefined, related: undefined });
  expect(screen.getByRole('button', { name: 'Filters (2)' })).toBeTruthy();
});

test('a link leads back to what the company itself would search, until that is what is asked', async () => {
  answering([200, one]);
  const own = { occupations: personFound.occupation.id, place: '51373 Leverkusen', radius: '50' };
  const link = () => screen.queryByRole('link', { name: 'Our occupations' });
  await showSearch({ all: 'true' }, own);
  expect(link()?.getAttribute('href')).toContain('51373');
  cleanup();
  await showSearch({ ...own, radius: undefined, order: 'renewal' }, own);
  expect(link()).toBeNull();
  cleanup();
  await showSearch({ ...own, saved: 'true' }, own);
  expect(link()).not.toBeNull();
});

test('over a run of an alert nobody is asked what they have a place for', async () => {
  answering([200, one]);
  const asks = 'What do you have a place for?';
  await showSearch({ all: 'true' });
  expect(await screen.findByText(asks)).toBeTruthy();
  cleanup();
  await showSearch({ alert_run_id });
  expect(await screen.findByText('One applicant matches')).toBeTruthy();
  expect(screen.queryByText(asks)).toBeNull();
});

const remembered = async (requests: readonly Request[]) => {
  await vi.waitFor(() => expect(requests.some(({ method }) => method === 'POST')).toBe(true));
  return requests.find(({ method }) => method === 'POST')?.json();
};

test('who showed interest is a list, not the search of the next visit', async () => {
  const requests = answering([200, nobody]);
  await showSearch({ interested: 'true' });
  expect(await remembered(requests)).toEqual({});
});

test.each<[AddressQuery, object]>([
  [{ all: 'true' }, { criteria: {}, order: 'rule' }],
  [
    { place: 'Köln', interested: 'true', order: 'distance' },
    { criteria: { centre: 'Köln', radius_km: '50' }, order: 'distance' },
  ],
])('a search is remembered without its marks: %j', async (query, kept) => {
  const requests = answering([200, nobody]);
  await showSearch(query);
  expect(await remembered(requests)).toEqual(kept);
});

test('a phone’s rows get their boxes on request, until a message to those who are chosen is sent', async () => {
  const other = { ...personFound, handle: '0198f0a0-0000-7000-8000-0000000000a2', name: 'Birke 7' };
  answering([200, { data: [personFound, other], meta: { ...nobody.meta, total: 2 } }]);
  const { user, written } = await showSearch({ all: 'true' });
  const select = await screen.findByRole('button', { name: 'Select' });
  const list = screen.getByRole('list', { name: 'Applications' });
  expect(list.dataset['isChoosing']).toBeUndefined();
  await user.click(select);
  expect([list.dataset['isChoosing'], select.getAttribute('aria-pressed')]).toEqual(['true', 'true']);
  // the bar is fetched by now, or comes in a moment
  expect(await screen.findByText('Whom do you want to write to?')).toBeTruthy();
  for (const box of screen.getAllByRole('checkbox', { name: /^Select / })) await user.click(box);
  await user.click(screen.getByRole('button', { name: 'Write to 2' }));
  expect(written).toEqual([[personFound.handle, other.handle]]);
  expect([list.dataset['isChoosing'], select.getAttribute('aria-pressed')]).toEqual([undefined, 'false']);
});
