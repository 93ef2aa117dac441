import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import type { alertsSearch } from '../../contract/alerts/alerts.search.ts';
import type { SearchOf } from '../../contract/kit/list-search.ts';
import { call } from '../api/call.ts';
import { loadList as load } from '../kit/load-list.ts';
import { filterValuesOf, occupationIds } from '../kit/search-filters/filter-values.ts';
import { loadOffered } from '../kit/search-filters/load-offered.ts';

export async function loadList(asked: SearchOf<typeof alertsSearch>, signal: AbortSignal, given?: string) {
  const page = await load(alerts, asked, signal, given);
  const ids = page.data.flatMap(({ criteria }) => criteria.occupation_ids ?? []);
  return { page, ...(await loadOffered(signal, ids)) };
}

/** For forms and pages of one alert: a list has no use for what asks for them. */
const offers = () => import('./alert-offers.ts');

export async function loadNew(signal: AbortSignal, given?: string, asked: Readonly<Record<string, unknown>> = {}) {
  const [filters, offered] = await Promise.all([
    loadOffered(signal, occupationIds(filterValuesOf(asked))),
    offers().then(({ loadOffers }) => loadOffers(signal, given)),
  ]);
  return { ...filters, ...offered };
}

async function loadNamed(id: string, signal: AbortSignal) {
  const { data: alert } = await call(alerts.show, { params: { id } }, { signal });
  return { alert, ...(await loadOffered(signal, [alert.criteria.occupation_ids ?? []].flat())) };
}

export async function loadOne(id: string, signal: AbortSignal, given?: string) {
  const [alert, templates] = await Promise.all([
    loadNamed(id, signal),
    offers().then(({ loadTemplates }) => loadTemplates(signal, given)),
  ]);
  return { ...alert, templates };
}

export async function loadEdit(id: string, signal: AbortSignal, given?: string) {
  const [alert, offered] = await Promise.all([
    loadNamed(id, signal),
    offers().then(({ loadOffers }) => loadOffers(signal, given)),
  ]);
  return { ...alert, ...offered };
}
