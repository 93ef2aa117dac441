import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import {
  registrationCodeHandout,
  registrationCodes,
} from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { call } from '../api/call.ts';
import type { SearchOf } from '../../contract/kit/list-search.ts';
import type { registrationCodesSearch } from '../../contract/registration-codes/registration-codes.search.ts';
import { loadList } from '../kit/load-list.ts';

export const loadCodes = (asked: SearchOf<typeof registrationCodesSearch>, signal: AbortSignal) =>
  loadList(registrationCodes, asked, signal);

export async function loadOccupations(signal: AbortSignal) {
  const { data } = await call(listOccupations, {}, { signal });
  return data;
}

export async function loadCode(id: string, signal: AbortSignal) {
  const [code, handout, occupations] = await Promise.all([
    call(registrationCodes.show, { params: { id } }, { signal }),
    call(registrationCodeHandout, { params: { id } }, { signal }),
    loadOccupations(signal),
  ]);
  return { code: code.data, handout: handout.data, occupations };
}
