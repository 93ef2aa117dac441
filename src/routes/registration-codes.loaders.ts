import type { SearchOf } from '../../contract/kit/list-search.ts';
import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import {
  registrationCodeHandout,
  registrationCodes,
} from '../../contract/registration-codes/registration-codes.endpoints.ts';
import type { registrationCodesSearch } from '../../contract/registration-codes/registration-codes.search.ts';
import { call } from '../api/call.ts';
import { whose } from '../kit/given.ts';
import { loadList as load } from '../kit/load-list.ts';

export const loadList = (asked: SearchOf<typeof registrationCodesSearch>, signal: AbortSignal, given?: string) =>
  load(registrationCodes, asked, signal, given);

export async function loadNew(signal: AbortSignal, given?: string) {
  const published = { filter: { status: 'published', ...whose(given) }, per_page: '100' } as const;
  // no part of the list's page
  const { profiles } = await import('../../contract/profiles/profiles.endpoints.ts');
  const [occupations, faces] = await Promise.all([
    call(listOccupations, {}, { signal }),
    call(profiles.list, { query: published }, { signal }),
  ]);
  return { occupations: occupations.data, profiles: faces.data };
}

export async function loadOne(id: string, signal: AbortSignal, given?: string) {
  const [code, handout, offers] = await Promise.all([
    call(registrationCodes.show, { params: { id } }, { signal }),
    call(registrationCodeHandout, { params: { id } }, { signal }),
    loadNew(signal, given),
  ]);
  return { code: code.data, handout: handout.data, ...offers };
}
