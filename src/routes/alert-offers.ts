import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { call } from '../api/call.ts';
import { whose } from '../kit/given.ts';
import { loadColleagues } from '../kit/load-colleagues.ts';

export const templatesAsked = (given?: string) => ({
  query: { filter: { purpose: ['ping'], status: ['published'], ...whose(given) }, per_page: '100' },
});

/** What somebody found can be written to with. */
export const loadTemplates = async (signal: AbortSignal, given?: string) =>
  (await call(emailTemplates.list, templatesAsked(given), { signal })).data;

/** What an alert's forms offer beside the filters. */
export async function loadOffers(signal: AbortSignal, given?: string) {
  const [colleagues, templates] = await Promise.all([loadColleagues(signal, given), loadTemplates(signal, given)]);
  return { colleagues, templates };
}
