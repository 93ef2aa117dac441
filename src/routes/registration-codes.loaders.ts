import type { SearchOf } from '../../contract/kit/list-search.ts';
import {
  registrationCodeHandout,
  registrationCodes,
} from '../../contract/registration-codes/registration-codes.endpoints.ts';
import type { registrationCodesSearch } from '../../contract/registration-codes/registration-codes.search.ts';
import { call } from '../api/call.ts';
import { whose } from '../kit/given.ts';
import { loadList as load } from '../kit/load-list.ts';
import { nameOccupationsBy } from '../kit/occupation-names.ts';

export const loadList = (asked: SearchOf<typeof registrationCodesSearch>, signal: AbortSignal, given?: string) =>
  load(registrationCodes, asked, signal, given);

export async function loadNew(signal: AbortSignal, given?: string) {
  const published = { filter: { status: 'published', ...whose(given) }, per_page: '100' } as const;
  // no part of the list's page
  const { profiles } = await import('../../contract/profiles/profiles.endpoints.ts');
  return { profiles: (await call(profiles.list, { query: published }, { signal })).data };
}

export async function loadOne(id: string, signal: AbortSignal) {
  const [code, handout] = await Promise.all([
    call(registrationCodes.show, { params: { id } }, { signal }),
    call(registrationCodeHandout, { params: { id } }, { signal }),
  ]);
  return { code: code.data, handout: handout.data };
}

export async function loadEdit(id: string, signal: AbortSignal, given?: string) {
  const [{ data: code }, offers] = await Promise.all([
    call(registrationCodes.show, { params: { id } }, { signal }),
    loadNew(signal, given),
  ]);
  await nameOccupationsBy(code.occupation_ids, signal);
  return { code, ...offers };
}
