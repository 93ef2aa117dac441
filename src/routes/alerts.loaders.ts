import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import type { alertsSearch } from '../../contract/alerts/alerts.search.ts';
import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import type { SearchOf } from '../../contract/kit/list-search.ts';
import { call } from '../api/call.ts';
import { whose } from '../kit/given.ts';
import { loadList as load } from '../kit/load-list.ts';
import { loadOffered } from '../kit/search-filters/load-offered.ts';
import { loadColleagues } from '../kit/load-colleagues.ts';

export async function loadList(asked: SearchOf<typeof alertsSearch>, signal: AbortSignal, given?: string) {
  const page = await load(alerts, asked, signal, given);
  const ids = page.data.flatMap(({ criteria }) => criteria.occupation_ids ?? []);
  return { page, ...(await loadOffered(signal, ids)) };
}

async function loadOffers(signal: AbortSignal, given?: string) {
  const published = { filter: { purpose: ['ping'], status: ['published'], ...whose(given) }, per_page: '100' };
  const [filters, colleagues, templates] = await Promise.all([
    loadOffered(signal),
    loadColleagues(signal, given),
    call(emailTemplates.list, { query: published }, { signal }),
  ]);
  return { ...filters, colleagues, templates: templates.data };
}

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
