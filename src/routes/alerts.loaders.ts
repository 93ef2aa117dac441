import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import type { alertsSearch } from '../../contract/alerts/alerts.search.ts';
import type { SearchOf } from '../../contract/kit/list-search.ts';
import { call } from '../api/call.ts';
import { asOne } from '../kit/as-one.ts';
import { loadList as load } from '../kit/load-list.ts';
import { filterValuesOf, occupationIds } from '../kit/search-filters/filter-values.ts';
import { loadOffered } from '../kit/search-filters/load-offered.ts';

export async function loadList(asked: SearchOf<typeof alertsSearch>, signal: AbortSignal, given?: string) {
  const page = await load(alerts, asked, signal, given);
  const ids = page.data.flatMap(({ criteria }) => criteria.occupation_ids ?? []);
  return { page, offers: await loadOffered(signal, ids) };
}

async function loadNamed(id: string, signal: AbortSignal) {
  const { data: alert } = await call(alerts.show, { params: { id } }, { signal });
  return { alert, ...(await loadOffered(signal, [alert.criteria.occupation_ids ?? []].flat())) };
}

/** For forms and pages of one alert: a list has no use for what asks for them. */
const offers = () => import('./alert-offers.ts');
const forForm = async (signal: AbortSignal, given?: string) => (await offers()).loadOffers(signal, given);
const forPage = async (signal: AbortSignal, given?: string) => (await offers()).loadTemplates(signal, given);

export const loadNew = (signal: AbortSignal, given?: string, asked: Readonly<Record<string, unknown>> = {}) =>
  asOne(loadOffered(signal, occupationIds(filterValuesOf(asked))), forForm(signal, given));

export const loadOne = (id: string, signal: AbortSignal, given?: string) =>
  asOne(loadNamed(id, signal), forPage(signal, given));

export const loadEdit = (id: string, signal: AbortSignal, given?: string) =>
  asOne(loadNamed(id, signal), forForm(signal, given));
