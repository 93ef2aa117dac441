import { screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SearchPage } from '../../../contract/search/search.schema.ts';
import { answering, showMember } from '../../../tests/support/show-member.tsx';
import type { AddressQuery } from './search-query.ts';
import { SearchScreen } from './search-screen.tsx';

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

async function showSearch(query: AddressQuery) {
  const asked: AddressQuery[] = [];
  const shown = await showMember(
    <SearchScreen
      query={query}
      onQuery={(next) => void asked.push(next)}
      graduationTypes={[]}
      current={(result) => result}
      statusOf={() => null}
      unavailableOf={() => null}
      undoOf={() => undefined}
      onContact={() => {}}
      onContactMany={() => {}}
      onShow={() => {}}
      sent={undefined}
      composer={null}
    />,
  );
  return { ...shown, asked };
}

test('a run of which nobody can be found any more is said in its own words, and goes with the filters', async () => {
  answering([200, nobody]);
  const { user, asked } = await showSearch({ alert_run_id });
  expect(await screen.findByText('Nobody the alert found then can be found today')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear all filters' }));
  expect(asked).toEqual([{}]);
});

test('where filters narrow a run, that is what is said', async () => {
  answering([200, nobody]);
  await showSearch({ alert_run_id, recommended: 'true' });
  expect(await screen.findByText('Nobody the alert found then matches these filters today')).toBeTruthy();
});
