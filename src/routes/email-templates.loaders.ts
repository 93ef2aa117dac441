import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { profiles } from '../../contract/profiles/profiles.endpoints.ts';
import { call } from '../api/call.ts';
import { asOne } from '../kit/as-one.ts';
import { publishedAsked } from '../kit/load-published.ts';
import { recordLoaders } from '../kit/record-loaders.ts';

const { loadList: load, loadOne: loadTemplate } = recordLoaders(emailTemplates, 'template');

export const loadList = async (...asked: Parameters<typeof load>) => ({ page: await load(...asked) });

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
