import type { ListSearch } from '../kit/list-search.ts';
import { emailTemplatesSearch } from './email-templates.search.ts';

const { order, filter } = emailTemplatesSearch;

export const defaultTemplatesSearch = {
  order,
  filter: { purpose: filter.purpose, status: filter.status },
} as const satisfies ListSearch;
