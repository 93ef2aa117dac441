import { vi } from 'vitest';
import { activateLocale } from '../../src/i18n/catalogs.ts';
import { fetchOccupationsFilter } from '../../src/kit/search-filters/occupations-filter.tsx';
import type { Occupation } from '../../contract/occupations/occupations.schema.ts';
import { answering } from './show-member.tsx';

/** Once fetched, the field is there for every page of a document, which asks no more for it. It needs a language first. */
export async function withOccupationsField(occupations: readonly Occupation[] = []): Promise<void> {
  await activateLocale('en');
  answering([200, { data: occupations, meta: { current_page: 1, per_page: 1, total: 0 } }]);
  await fetchOccupationsFilter();
  vi.unstubAllGlobals();
}
