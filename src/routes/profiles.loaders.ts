import type { SearchOf } from '../../contract/kit/list-search.ts';
import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import { profiles } from '../../contract/profiles/profiles.endpoints.ts';
import type { profilesSearch } from '../../contract/profiles/profiles.search.ts';
import { call } from '../api/call.ts';
import { loadList as load } from '../kit/load-list.ts';
import { loadColleagues } from '../kit/load-colleagues.ts';

export async function loadList(asked: SearchOf<typeof profilesSearch>, signal: AbortSignal) {
  const [page, { data: occupations }] = await Promise.all([
    load(profiles, asked, signal),
    call(listOccupations, {}, { signal }),
  ]);
  return { page, occupations };
}

export async function loadNew(signal: AbortSignal) {
  const [occupations, colleagues] = await Promise.all([call(listOccupations, {}, { signal }), loadColleagues(signal)]);
  return { occupations: occupations.data, colleagues };
}

export async function loadOne(id: string, signal: AbortSignal) {
  const [profile, offers] = await Promise.all([call(profiles.show, { params: { id } }, { signal }), loadNew(signal)]);
  return { profile: profile.data, ...offers };
}
