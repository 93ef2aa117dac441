import { whose } from './given.ts';

/** What is asked for everything that can be used of a kind, to be chosen from. */
export const publishedAsked = <const More extends object = object>(given?: string, more?: More) => ({
  query: { filter: { status: 'published', ...(more as More), ...whose(given) }, per_page: '100' } as const,
});
