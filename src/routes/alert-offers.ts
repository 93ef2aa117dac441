import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { call } from '../api/call.ts';
import { whose } from '../kit/given.ts';
import { loadColleagues } from '../kit/load-colleagues.ts';
import { loadOffered } from '../kit/search-filters/load-offered.ts';

/** What an alert's page and forms name or offer. */
export async function loadOffers(signal: AbortSignal, given?: string) {
  const published = { filter: { purpose: ['ping'], status: ['published'], ...whose(given) }, per_page: '100' };
  const [filters, colleagues, templates] = await Promise.all([
    loadOffered(signal),
    loadColleagues(signal, given),
    call(emailTemplates.list, { query: published }, { signal }),
  ]);
  return { ...filters, colleagues, templates: templates.data };
}
