import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import type { SearchOf } from '../../contract/kit/list-search.ts';
import { recommendations } from '../../contract/recommendations/recommendations.endpoints.ts';
import type { recommendationsSearch } from '../../contract/recommendations/recommendations.search.ts';
import { call } from '../api/call.ts';
import { loadList as load } from '../kit/load-list.ts';

export async function loadList(asked: SearchOf<typeof recommendationsSearch>, signal: AbortSignal) {
  const sendable = { filter: { purpose: ['recommendation'], status: ['published'] }, per_page: '100' };
  const [page, templates] = await Promise.all([
    load(recommendations, asked, signal),
    call(emailTemplates.list, { query: sendable }, { signal }),
  ]);
  return { page, templates: templates.data };
}
