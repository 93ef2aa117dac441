import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import type { alertsSearch } from '../../contract/alerts/alerts.search.ts';
import type { SearchOf } from '../../contract/kit/list-search.ts';
import { call } from '../api/call.ts';
import { loadList as load } from '../kit/load-list.ts';
import { loadOffered } from '../kit/search-filters/load-offered.ts';

export async function loadList(asked: SearchOf<typeof alertsSearch>, signal: AbortSignal, given?: string) {
  const page = await load(alerts, asked, signal, given);
  const ids = page.data.flatMap(({ criteria }) => criteria.occupation_ids ?? []);
  return { page, ...(await loadOffered(signal, ids)) };
}

/** For forms and pages of one alert: a list has no use for what asks for them. */
const loadOffers = async (signal: AbortSignal, given?: string) =>
  (await import('./alert-offers.ts')).loadOffers(signal, given);

/** With the field that a form shows at once, while lists and pages that are only read have no use for it. */
async function withField<Data>(data: Promise<Data>): Promise<Data> {
  const filter = import('../kit/search-filters/occupations-filter.tsx');
  const [loaded] = await Promise.all([data, filter.then(({ fetchOccupationsFilter }) => fetchOccupationsFilter())]);
  return loaded;
}

export const loadNew = (signal: AbortSignal, given?: string) => withField(loadOffers(signal, given));

export async function loadOne(id: string, signal: AbortSignal, given?: string) {
  const [alert, offers] = await Promise.all([
    call(alerts.show, { params: { id } }, { signal }),
    loadOffers(signal, given),
  ]);
  return { alert: alert.data, ...offers };
}

export const loadEdit = (id: string, signal: AbortSignal, given?: string) => withField(loadOne(id, signal, given));
