import { isClosed } from '../../contract/organizations/closed.ts';
import { textOn } from '../../contract/profiles/text-on.ts';
import type { profiles } from '../../contract/profiles/profiles.endpoints.ts';
import {
  mostProfiles,
  mostProfilesADay,
  type NewProfile,
  type UpdateProfile,
} from '../../contract/profiles/profiles.schema.ts';
import type { BodyOf } from '../../contract/kit/endpoint.ts';
import type { RuleIssues } from '../../contract/kit/rules.ts';
import type { RegistrationCodeOffer } from '../../contract/registration-codes/registration-codes.schema.ts';
import { profileLifecycle } from '../../machines/profiles/profile.lifecycle.ts';
import type { TenantTx } from '../db/scope.ts';
import { isColleague } from '../employees/employees.service.ts';
import { locateAddress } from '../geo/geo.service.ts';
import { Failure, refuseField } from '../http/failure.ts';
import { type Caller, lockOrganization, ownedBy, type RecordKind, refuseMoreADay, type RowOf } from '../kit/records.ts';
import {
  companyOf,
  countProfiles,
  findFace,
  findDefaultFaces,
  findFaces,
  hasDefault,
  type ProfileRow,
  storeDefault,
} from './profiles.repository.ts';
import { pictureView } from './profiles.view.ts';

export const profileRecords = {
  table: 'profiles',
  subject: 'Profile',
  lifecycle: profileLifecycle,
  saysByStaff: true,
} as const satisfies RecordKind;

/** Profiles that are shown, of so many. */
export const facesOf = findFaces;
/** The faces of so many organizations. */
export const facesOfOrganizations = findDefaultFaces;
export type { ShownProfile } from './profiles.repository.ts';

type Input = NewProfile | UpdateProfile;

/** What is archived doesn't change, and a company that was suspended or has left shows nothing new. */
export function refuseAtRest({
  status,
  organization_status,
}: Pick<ProfileRow, 'organization_status'> & { status?: string }) {
  if (status === 'archived' || isClosed(organization_status)) throw new Failure('conflict');
}

const refuseOneMore = () => refuseField('name', { rule: 'profiles_full', params: { max: mostProfiles } });

/** @throws Failure conflict for an archived profile; validation */
export async function checkProfile(input: Input, call: Caller, row?: ProfileRow): Promise<void> {
  const { tx, now } = call;
  const organization_id = row?.organization_id ?? ownedBy(call);
  await lockOrganization(tx, organization_id);
  const company = row ?? (await companyOf(tx, organization_id));
  if (company) refuseAtRest(company);
  if (!row) {
    await refuseMoreADay(call, profileRecords, mostProfilesADay);
    if ((await countProfiles(tx, organization_id)) >= mostProfiles) refuseOneMore();
  }
  const { occupation_ids, contact_employee_id, training_since } = input;
  if (occupation_ids) {
    // those that were trained when it was saved may stay: they aren't shown
    const trained = row?.trained_ids ?? (await companyOf(tx, organization_id))?.occupation_ids ?? [];
    const known = [...trained, ...(row?.occupation_ids ?? [])];
    if (!occupation_ids.every((id) => known.includes(id))) refuseField('occupation_ids', { rule: 'unknown' });
  }
  if (contact_employee_id && !(await isColleague(tx, organization_id, contact_employee_id)))
    refuseField('contact_employee_id', { rule: 'unknown' });
  if (training_since && training_since > now.getUTCFullYear())
    refuseField('training_since', { rule: 'max_value', params: { max: now.getUTCFullYear() } });
  const { color = row?.color ?? null, layout = row?.layout ?? null } = input;
  if (row?.status === 'published') refuseUnshowable({ color, layout });
}

/** What is seen by others has a name, a colour that text can be read on, and a layout. */
function refuseUnshowable({ color, layout }: { color: string | null; layout: string | null }): void {
  const errors: RuleIssues = {
    ...(color === null
      ? { color: [{ rule: 'required' }] }
      : textOn(color) === undefined && { color: [{ rule: 'color_contrast' }] }),
    ...(layout === null && { layout: [{ rule: 'required' }] }),
  };
  if (Object.keys(errors).length > 0) throw new Failure('validation', { errors });
}

const noAddress = { line_1: null, line_2: null, lat: null, lng: null, postcode: null, city: null, country: null };

/** As it was typed, with where that lies. */
function addressRow(address: NonNullable<NewProfile['address']>) {
  const { lat, lng } = locateAddress(address);
  return { ...address, line_2: address.line_2 || null, lat, lng };
}

/** What it trained once and isn't shown stays with it: nobody who saves the others has taken it away. */
const withHidden = (sent: readonly string[], row?: ProfileRow): string[] => [
  ...new Set([...sent, ...(row?.occupation_ids.filter((id) => !row.trained_ids.includes(id)) ?? [])]),
];

export function profileRow(input: Input, { actor }: Caller, row?: ProfileRow): RowOf<'profiles'> {
  const {
    occupation_ids,
    slogan,
    description,
    address,
    is_default: _,
    organization_id: __,
    ...plain
  } = input as NewProfile & UpdateProfile;
  return {
    ...plain,
    ...(occupation_ids && { occupation_ids: withHidden(occupation_ids, row) }),
    ...(slogan && { slogan_de: slogan.de, slogan_en: slogan.en }),
    ...(description && { description_de: description.de, description_en: description.en }),
    ...(address !== undefined && (address ? addressRow(address) : noAddress)),
    ...(!row && { created_by: actor.user_id }),
  };
}

type Written = Caller & { readonly body: Input | BodyOf<typeof profiles.transition> };

/** What follows from a change: a published one can be shown, and one of them is the default. */
export async function profileChanged(row: ProfileRow, { tx, body }: Written, before?: ProfileRow): Promise<void> {
  const { organization_id } = row;
  if ('event' in body && row.status === 'published' && before?.status !== 'published') {
    refuseAtRest(row);
    refuseUnshowable(row);
  }
  if (before?.status === 'archived' && (await countProfiles(tx, organization_id)) > mostProfiles) refuseOneMore();
  if ('is_default' in body && body.is_default) {
    if (row.status !== 'published') refuseField('is_default', { rule: 'default_published' });
    await storeDefault(tx, organization_id, row.id);
  }
  const lost = row.is_default && row.status !== 'published';
  if (lost || !(await hasDefault(tx, organization_id))) await storeDefault(tx, organization_id);
}

/** The face of an organization where it isn't named in full: of the profile that is chosen, else of the default. */
export async function faceOf(
  tx: TenantTx,
  organizationId: string,
  chosen: string | null,
): Promise<RegistrationCodeOffer['profile']> {
  const face = await findFace(tx, organizationId, chosen);
  if (!face?.color) return null;
  return { color: face.color, slogan: { de: face.slogan_de, en: face.slogan_en }, logo: pictureView(face.logo) };
}
