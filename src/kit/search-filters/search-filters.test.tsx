import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { SearchCounts } from '../../../contract/search/counts.schema.ts';
import { describedBy, show } from '../../../tests/support/show.tsx';
import type { LiveAnswer } from '../use-live-list.ts';
import type { FilterValues } from './filter-values.ts';
import { SearchFilters } from './search-filters.tsx';
import { isPlaceUnknown } from './unknown-place.ts';

function showFilters(
  values: FilterValues,
  given: { isPlaceUnknown?: boolean; isSearch?: boolean; counts?: SearchCounts } = {},
) {
  const changes: FilterValues[] = [];
  const onChange = (next: FilterValues) => void changes.push(next);
  const offered = { occupations: [], graduationTypes: [] };
  return {
    ...show(<SearchFilters {...offered} values={values} isPlaceUnknown={false} {...given} onChange={onChange} />),
    changes,
  };
}
const place = () => screen.getByLabelText('Postcode or place');

test('a place that nobody knows is said at its field, and stays in it', async () => {
  showFilters({ place: 'Nirgendwo' }, { isPlaceUnknown: true });
  expect(describedBy(place())).toEqual(['We don’t know this place.']);
  expect(place()).toHaveProperty('value', 'Nirgendwo');
});

test('blanks are no place', async () => {
  const { user, changes } = showFilters({});
  await user.type(place(), '  ');
  await user.tab();
  expect(changes).toEqual([]);
});

test('figures stand beside the choices', () => {
  const counts = { radius_km: { '25': 3, '50': 1_001 }, graduation_rank: { any: 3 }, saved: 2 };
  showFilters({ place: 'Essen', radius: '25' }, { isSearch: true, counts: counts as unknown as SearchCounts });
  expect(screen.getByRole('option', { name: '25 km · 3' })).toBeTruthy();
  expect(screen.getByRole('option', { name: '50 km · 1,000+' })).toBeTruthy();
});

test('an alert is not asked for what was noted of people', () => {
  showFilters({ place: 'Essen' });
  expect(screen.queryByLabelText('Saved by us')).toBeNull();
});

test('an answer speaks of the place it was asked for, and of no other', () => {
  const refusing = (field: string): LiveAnswer => ({
    kind: 'failed',
    refused: { kind: 'refused', code: 'validation', message: '', errors: { [field]: ['unknown'] } },
    query: { place: 'Nirgendwo' },
    key: '',
  });
  expect(isPlaceUnknown(refusing('filter.centre'), { place: 'Nirgendwo' })).toBe(true);
  expect(isPlaceUnknown(refusing('filter.centre'), { place: 'Essen' })).toBe(false);
  expect(isPlaceUnknown(refusing('filter.occupation_ids'), { place: 'Nirgendwo' })).toBe(false);
});
