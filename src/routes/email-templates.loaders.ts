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

export async function loadNew(signal: AbortSignal, given?: string) {
  const published = { filter: { status: 'published', ...whose(given) }, per_page: '100' } as const;
  const [templates, faces] = await Promise.all([
    call(emailTemplates.list, { query: published }, { signal }),
    call(profiles.list, { query: published }, { signal }),
  ]);
  return {
    beginnings: templates.data.filter(({ organization_id }) => organization_id === null),
    profiles: faces.data,
  };
}

export async function loadOne(id: string, signal: AbortSignal, given?: string) {
  const [template, offers] = await Promise.all([
    call(emailTemplates.show, { params: { id } }, { signal }),
    loadNew(signal, given),
  ]);
  return { template: template.data, ...offers };
}
