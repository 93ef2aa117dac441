import { employees } from '../../contract/employees/employees.endpoints.ts';
import type { SearchOf } from '../../contract/kit/list-search.ts';
import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import { profiles } from '../../contract/profiles/profiles.endpoints.ts';
import type { profilesSearch } from '../../contract/profiles/profiles.search.ts';
import { call } from '../api/call.ts';
import { loadList as load } from '../kit/load-list.ts';

export async function loadList(asked: SearchOf<typeof profilesSearch>, signal: AbortSignal) {
  const [page, { data: occupations }] = await Promise.all([
    load(profiles, asked, signal),
    call(listOccupations, {}, { signal }),
  ]);
  return { page, occupations };
}

export async function loadNew(signal: AbortSignal) {
  const [occupations, colleagues] = await Promise.all([
    call(listOccupations, {}, { signal }),
    call(employees.list, { query: { per_page: '100', order: 'lastname' } }, { signal }),
  ]);
  return { occupations: occupations.data, colleagues: colleagues.data };
}

export async function loadOne(id: string, signal: AbortSignal) {
  const [profile, offers] = await Promise.all([call(profiles.show, { params: { id } }, { signal }), loadNew(signal)]);
  return { profile: profile.data, ...offers };
}
