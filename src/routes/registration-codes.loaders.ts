import type { SearchOf } from '../../contract/kit/list-search.ts';
import {
  registrationCodeHandout,
  registrationCodes,
} from '../../contract/registration-codes/registration-codes.endpoints.ts';
import type { registrationCodesSearch } from '../../contract/registration-codes/registration-codes.search.ts';
import { call } from '../api/call.ts';
import { asOne } from '../kit/as-one.ts';
import { loadList as load } from '../kit/load-list.ts';
import { publishedAsked } from '../kit/load-published.ts';
import { nameOccupationsBy } from '../kit/occupation-names.ts';

export const loadList = (asked: SearchOf<typeof registrationCodesSearch>, signal: AbortSignal, given?: string) =>
  load(registrationCodes, asked, signal, given);

export async function loadNew(signal: AbortSignal, given?: string) {
  // no part of the list's page
  const { profiles } = await import('../../contract/profiles/profiles.endpoints.ts');
  return { profiles: (await call(profiles.list, publishedAsked(given), { signal })).data };
}

const loadCode = async (id: string, signal: AbortSignal) => ({
  code: (await call(registrationCodes.show, { params: { id } }, { signal })).data,
});
const loadHandout = async (id: string, signal: AbortSignal) => ({
  handout: (await call(registrationCodeHandout, { params: { id } }, { signal })).data,
});

export const loadOne = (id: string, signal: AbortSignal) => asOne(loadCode(id, signal), loadHandout(id, signal));

export async function loadEdit(id: string, signal: AbortSignal, given?: string) {
  const loaded = await asOne(loadCode(id, signal), loadNew(signal, given));
  await nameOccupationsBy(loaded.code.occupation_ids, signal);
  return loaded;
}
