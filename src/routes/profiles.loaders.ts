import type { SearchOf } from '../../contract/kit/list-search.ts';
import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import { profiles } from '../../contract/profiles/profiles.endpoints.ts';
import type { profilesSearch } from '../../contract/profiles/profiles.search.ts';
import { call } from '../api/call.ts';
import { whose } from '../kit/given.ts';
import { loadList as load } from '../kit/load-list.ts';
import { loadColleagues } from '../kit/load-colleagues.ts';
import { namedInRow } from '../features/profiles/profile-words.ts';

export async function loadList(asked: SearchOf<typeof profilesSearch>, signal: AbortSignal, given?: string) {
  const page = await load(profiles, asked, signal, given);
  // the names that a row has room for, a kilobyte of the list's eighteen
  const id = [...new Set(page.data.flatMap(({ occupation_ids }) => occupation_ids.slice(0, namedInRow)))];
  const { data: occupations } =
    id.length === 0 ? { data: [] } : await call(listOccupations, { query: { filter: { id } } }, { signal });
  return { page, occupations };
}

export async function loadNew(signal: AbortSignal, given?: string) {
  const [occupations, colleagues] = await Promise.all([
    call(listOccupations, {}, { signal }),
    loadColleagues(signal, given),
  ]);
  return { occupations: occupations.data, colleagues };
}

/** The codes and templates that name a profile and are in use, or may be one day. */
async function loadBearing(profile_id: string, signal: AbortSignal, given?: string) {
  // no part of the list's page
  const [{ registrationCodes }, { emailTemplates }] = await Promise.all([
    import('../../contract/registration-codes/registration-codes.endpoints.ts'),
    import('../../contract/email-templates/email-templates.endpoints.ts'),
  ]);
  const per_page = '100';
  const [codes, templates] = await Promise.all([
    call(
      registrationCodes.list,
      { query: { filter: { profile_id, status: ['active', 'inactive', 'draft'], ...whose(given) }, per_page } },
      { signal },
    ),
    call(
      emailTemplates.list,
      { query: { filter: { profile_id, status: ['published', 'draft'], ...whose(given) }, per_page } },
      { signal },
    ),
  ]);
  return { codes: codes.data, templates: templates.data };
}

export async function loadOne(id: string, signal: AbortSignal, given?: string) {
  const [profile, bearing, offers] = await Promise.all([
    call(profiles.show, { params: { id } }, { signal }),
    loadBearing(id, signal, given),
    loadNew(signal, given),
  ]);
  return { profile: profile.data, bearing, ...offers };
}
