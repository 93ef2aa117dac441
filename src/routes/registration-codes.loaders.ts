import {
  registrationCodeHandout,
  registrationCodes,
} from '../../contract/registration-codes/registration-codes.endpoints.ts';
import { call } from '../api/call.ts';
import { asOne } from '../kit/as-one.ts';
import { publishedAsked } from '../kit/load-published.ts';
import { nameOccupationsBy } from '../kit/occupation-names.ts';
import { recordLoaders } from '../kit/record-loaders.ts';

const { loadList, loadOne: loadCode } = recordLoaders(registrationCodes, 'code');
export { loadList };

export async function loadNew(signal: AbortSignal, given?: string) {
  // no part of the list's page
  const { profiles } = await import('../../contract/profiles/profiles.endpoints.ts');
  return { profiles: (await call(profiles.list, publishedAsked(given), { signal })).data };
}

const loadHandout = async (id: string, signal: AbortSignal) => ({
  handout: (await call(registrationCodeHandout, { params: { id } }, { signal })).data,
});

export const loadOne = (id: string, signal: AbortSignal) => asOne(loadCode(id, signal), loadHandout(id, signal));

export async function loadEdit(id: string, signal: AbortSignal, given?: string) {
  const loaded = await asOne(loadCode(id, signal), loadNew(signal, given));
  await nameOccupationsBy(loaded.code.occupation_ids, signal);
  return loaded;
}
