import { estimateAlert } from '../../../contract/alerts/alerts.endpoints.ts';
import { call } from '../../api/call.ts';
import { whose } from '../../kit/given.ts';
import { providedList } from '../../kit/list.actors.ts';
import { filterCount, filterOf } from '../../kit/search-filters/filter-asked.ts';
import { filterValuesOf } from '../../kit/search-filters/filter-values.ts';

/** How many the criteria find, as a page of as many; nobody is asked about where there are none. */
export const providedEstimate = (given?: string) =>
  providedList(async (query, signal) => {
    const values = filterValuesOf(query);
    if (filterCount(values) === 0) return { data: [], meta: { total: 0, per_page: 1, current_page: 1 } };
    const { data } = await call(
      estimateAlert,
      { query: { filter: { ...filterOf(values), ...whose(given) } } },
      { signal },
    );
    return { data: [data], meta: { total: data.today, per_page: 1, current_page: 1 } };
  });
