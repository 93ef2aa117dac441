import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import type { emailTemplatesSearch } from '../../contract/email-templates/email-templates.search.ts';
import type { SearchOf } from '../../contract/kit/list-search.ts';
import { profiles } from '../../contract/profiles/profiles.endpoints.ts';
import { call } from '../api/call.ts';
import { asOne } from '../kit/as-one.ts';
import { loadList as load } from '../kit/load-list.ts';
import { publishedAsked } from '../kit/load-published.ts';

export const loadList = async (asked: SearchOf<typeof emailTemplatesSearch>, signal: AbortSignal, given?: string) => ({
  page: await load(emailTemplates, asked, signal, given),
});

const loadTemplate = async (id: string, signal: AbortSignal) => ({
  template: (await call(emailTemplates.show, { params: { id } }, { signal })).data,
});
const loadFaces = async (signal: AbortSignal, given?: string) => ({
  profiles: (await call(profiles.list, publishedAsked(given), { signal })).data,
});
const loadBeginnings = async (signal: AbortSignal, given?: string) => {
  const { data } = await call(emailTemplates.list, publishedAsked(given), { signal });
  return { beginnings: data.filter(({ organization_id }) => organization_id === null) };
};

export const loadNew = (signal: AbortSignal, given?: string) =>
  asOne(loadBeginnings(signal, given), loadFaces(signal, given));

export const loadOne = (id: string, signal: AbortSignal, given?: string) =>
  asOne(loadTemplate(id, signal), loadFaces(signal, given));

export const loadEdit = (id: string, signal: AbortSignal, given?: string) =>
  asOne(loadTemplate(id, signal), loadNew(signal, given));
