import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { call } from '../api/call.ts';
import { asOne } from '../kit/as-one.ts';
import { offerColleagues } from '../kit/load-colleagues.ts';
import { publishedAsked } from '../kit/load-published.ts';

export const templatesAsked = (given?: string) => publishedAsked(given, { purpose: 'ping' });

/** What somebody found can be written to with. */
export const loadTemplates = async (signal: AbortSignal, given?: string) => ({
  templates: (await call(emailTemplates.list, templatesAsked(given), { signal })).data,
});

/** What an alert's forms offer beside the filters. */
export const loadOffers = (signal: AbortSignal, given?: string) =>
  asOne(offerColleagues(signal, given), loadTemplates(signal, given));
