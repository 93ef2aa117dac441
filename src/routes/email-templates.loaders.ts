import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import type { emailTemplatesSearch } from '../../contract/email-templates/email-templates.search.ts';
import type { SearchOf } from '../../contract/kit/list-search.ts';
import { profiles } from '../../contract/profiles/profiles.endpoints.ts';
import { call } from '../api/call.ts';
import { whose } from '../kit/given.ts';
import { loadList as load } from '../kit/load-list.ts';

export const loadList = async (asked: SearchOf<typeof emailTemplatesSearch>, signal: AbortSignal, given?: string) => ({
  page: await load(emailTemplates, asked, signal, given),
});

/** What can be used. */
export const publishedAsked = (given?: string) => ({
  query: { filter: { status: 'published', ...whose(given) }, per_page: '100' } as const,
});

export async function loadNew(signal: AbortSignal, given?: string) {
  const [templates, faces] = await Promise.all([
    call(emailTemplates.list, publishedAsked(given), { signal }),
    call(profiles.list, publishedAsked(given), { signal }),
  ]);
  return {
    beginnings: templates.data.filter(({ organization_id }) => organization_id === null),
    profiles: faces.data,
  };
}

export async function loadOne(id: string, signal: AbortSignal, given?: string) {
  const [template, faces] = await Promise.all([
    call(emailTemplates.show, { params: { id } }, { signal }),
    call(profiles.list, publishedAsked(given), { signal }),
  ]);
  return { template: template.data, profiles: faces.data };
}

export async function loadEdit(id: string, signal: AbortSignal, given?: string) {
  const [template, offers] = await Promise.all([
    call(emailTemplates.show, { params: { id } }, { signal }),
    loadNew(signal, given),
  ]);
  return { template: template.data, ...offers };
}
