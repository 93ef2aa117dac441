import { searchOf } from '../../../contract/kit/list-search.ts';

/** What the address says: how far, which occupations, which page. Without a radius the server's own. */
export interface NearBySearch {
  readonly radius?: string | undefined;
  /** Ids, with commas between them. */
  readonly occupations?: string | undefined;
  readonly page?: string | undefined;
}

/** Reads an address; what it can't mean is left out. */
export const nearBySearchOf = (asked: Readonly<Record<string, unknown>>): NearBySearch => {
  const { occupations } = asked;
  return {
    ...searchOf({ order: ['distance'], filter: { radius: ['10', '25', '50', '100'] } }, asked),
    occupations: typeof occupations === 'string' ? occupations : undefined,
  };
};
