import { alerts } from '../../contract/alerts/alerts.endpoints.ts';
import type { alertsSearch } from '../../contract/alerts/alerts.search.ts';
import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { employees } from '../../contract/employees/employees.endpoints.ts';
import type { SearchOf } from '../../contract/kit/list-search.ts';
import { call } from '../api/call.ts';
import { loadList } from '../kit/load-list.ts';
import { loadOffered } from '../kit/search-filters/load-offered.ts';

export async function loadAlerts(asked: SearchOf<typeof alertsSearch>, signal: AbortSignal) {
  const [page, filters] = await Promise.all([loadList(alerts, asked, signal), loadOffered(signal)]);
  return { page, ...filters };
}

export async function loadOffers(signal: AbortSignal) {
  const published = { filter: { purpose: ['ping'], status: ['published'] }, per_page: '100' };
  const [filters, colleagues, templates] = await Promise.all([
    loadOffered(signal),
    call(employees.list, { query: { per_page: '100', order: 'lastname' } }, { signal }),
    call(emailTemplates.list, { query: published }, { signal }),
  ]);
  return { ...filters, colleagues: colleagues.data, templates: templates.data };
}

export async function loadAlert(id: string, signal: AbortSignal) {
  const [alert, offers] = await Promise.all([call(alerts.show, { params: { id } }, { signal }), loadOffers(signal)]);
  return { alert: alert.data, ...offers };
}
