import type { Recommendation } from '../../../contract/recommendations/recommendations.schema.ts';

/** Empty for whom a mail went to whose address is erased. */
export const nameOf = ({ firstname, lastname }: Pick<Recommendation, 'firstname' | 'lastname'>): string =>
  [firstname, lastname].filter((part) => part !== null).join(' ');
