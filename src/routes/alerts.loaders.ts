import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import { asOne } from '../kit/as-one.ts';
import { recordLoaders } from '../kit/record-loaders.ts';
import { filterValuesOf, occupationIds } from '../kit/search-filters/filter-values.ts';
import { loadOffered } from '../kit/search-filters/load-offered.ts';

const { loadList: load, loadOne: loadAlert } = recordLoaders(alerts, 'alert');

export async function loadList(...[asked, signal, given]: Parameters<typeof load>) {
  const page = await load(asked, signal, given);
  const ids = page.data.flatMap(({ criteria }) => criteria.occupation_ids ?? []);
  return { page, offers: await loadOffered(signal, ids) };
}

async function loadNamed(id: string, signal: AbortSignal) {
  const { alert } = await loadAlert(id, signal);
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
