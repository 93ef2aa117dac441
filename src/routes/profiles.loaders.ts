import type { SearchOf } from '../../contract/kit/list-search.ts';
import { listOccupations } from '../../contract/occupations/occupations.endpoints.ts';
import { profiles } from '../../contract/profiles/profiles.endpoints.ts';
import type { profilesSearch } from '../../contract/profiles/profiles.search.ts';
import { call } from '../api/call.ts';
import { asOne } from '../kit/as-one.ts';
import { whose } from '../kit/given.ts';
import { loadList as load } from '../kit/load-list.ts';
import { offerColleagues } from '../kit/load-colleagues.ts';
import { nameOccupationsBy, rememberNames } from '../kit/occupation-names.ts';
import { namedInRow } from '../features/profiles/profile-words.ts';

export async function loadList(asked: SearchOf<typeof profilesSearch>, signal: AbortSignal, given?: string) {
  const page = await load(profiles, asked, signal, given);
  // the names that a row has room for, a kilobyte of the list's eighteen
  const id = [...new Set(page.data.flatMap(({ occupation_ids }) => occupation_ids.slice(0, namedInRow)))];
  const { data: occupations } =
    id.length === 0 ? { data: [] } : await call(listOccupations, { query: { filter: { id } } }, { signal });
  return { page, occupations };
}

const nameAll = async (signal: AbortSignal) => {
  rememberNames((await call(listOccupations, {}, { signal })).data);
  return {};
};

/** Of a company that is given, its page has named what it trains. */
export const loadNew = (signal: AbortSignal, given?: string) =>
  asOne(offerColleagues(signal, given), ...(given === undefined ? [nameAll(signal)] : []));

const per_page = '100';
/** What is in use, or may be one day. */
export const bearingAsked = {
  codes: (profile_id: string, given?: string) => ({
    query: { filter: { profile_id, status: ['active', 'inactive', 'draft'], ...whose(given) }, per_page },
  }),
  templates: (profile_id: string, given?: string) => ({
    query: { filter: { profile_id, status: ['published', 'draft'], ...whose(given) }, per_page },
  }),
};

/** The codes and templates that name a profile and are in use, or may be one day. */
async function loadBearing(profile_id: string, signal: AbortSignal, given?: string) {
  // no part of the list's page
  const [{ registrationCodes }, { emailTemplates }] = await Promise.all([
    import('../../contract/registration-codes/registration-codes.endpoints.ts'),
    import('../../contract/email-templates/email-templates.endpoints.ts'),
  ]);
  const [codes, templates] = await Promise.all([
    call(registrationCodes.list, bearingAsked.codes(profile_id, given), { signal }),
    call(emailTemplates.list, bearingAsked.templates(profile_id, given), { signal }),
  ]);
  return { bearing: { codes: codes.data, templates: templates.data } };
}

async function loadProfile(id: string, signal: AbortSignal) {
  const { data: profile } = await call(profiles.show, { params: { id } }, { signal });
  return { profile };
}

/** With the names of what it shows. */
async function loadNamed(id: string, signal: AbortSignal, given?: string) {
  const loaded = await loadProfile(id, signal);
  if (given === undefined) await nameOccupationsBy(loaded.profile.occupation_ids, signal);
  return loaded;
}

export const loadOne = (id: string, signal: AbortSignal, given?: string) =>
  asOne(loadNamed(id, signal, given), loadBearing(id, signal, given), offerColleagues(signal, given));

export const loadEdit = (id: string, signal: AbortSignal, given?: string) =>
  asOne(loadProfile(id, signal), loadBearing(id, signal, given), loadNew(signal, given));
