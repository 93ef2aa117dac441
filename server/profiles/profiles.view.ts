import type { Profile, ProfileEvent } from '../../contract/profiles/profiles.schema.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { profileLifecycle } from '../../machines/profiles/profile.lifecycle.ts';
import { pictureUrl, smallPictureUrl } from '../files/pictures.routes.ts';
import type { Caller } from '../kit/records.ts';
import type { WholeFace } from '../../contract/profiles/face.schema.ts';
import type { ProfileRow, ShownProfile } from './profiles.repository.ts';

export const pictureView = (picture: ProfileRow['logo'], urlOf = pictureUrl): Profile['logo'] =>
  picture && { url: urlOf(picture.id), width: picture.width, height: picture.height };

type Written = Pick<ProfileRow, 'line_1' | 'line_2' | 'postcode' | 'city' | 'country'>;

/** Only one that is whole is one. */
export const addressOf = ({ line_1, line_2, postcode, city, country }: Written): Profile['address'] =>
  line_1 === null || postcode === null || city === null || country === null
    ? null
    : { line_1, line_2, postcode, city, country };

/** All that a company shows of itself; `address` where the profile names none. */
export function faceView(profile: ShownProfile, address: Profile['address'] = null): WholeFace {
  const { description_de, description_en, people, trainees, training_since, contact, picture } = profile;
  return {
    ...faceInList(profile),
    logo: pictureView(profile.logo),
    description: { de: description_de, en: description_en },
    people,
    trainees,
    training_since,
    contact: contact && { fullname: contact.fullname, position: contact.position },
    address: addressOf(profile) ?? address,
    picture: pictureView(picture),
  };
}

/** As much of it as stands in a list. */
export const faceInList = (
  profile: ShownProfile,
): Pick<WholeFace, 'name' | 'logo' | 'color' | 'layout' | 'slogan'> => ({
  name: profile.name,
  logo: pictureView(profile.logo, smallPictureUrl),
  color: profile.color,
  layout: profile.layout ?? 'classic',
  slogan: { de: profile.slogan_de, en: profile.slogan_en },
});

/** What bears it would have no face any more. */
const eventsNow = (row: ProfileRow, { actor }: Pick<Caller, 'actor'>): ProfileEvent[] =>
  eventsFor(profileLifecycle, row.status, actor.type).filter((event) => event !== 'unpublish' || !row.is_used);

export const profileView = (row: ProfileRow, call: Pick<Caller, 'actor'>): Profile => ({
  id: row.id,
  organization_id: row.organization_id,
  name: row.name,
  slogan: { de: row.slogan_de, en: row.slogan_en },
  description: { de: row.description_de, en: row.description_en },
  address: addressOf(row),
  occupation_ids: row.occupation_ids.filter((id) => row.trained_ids.includes(id)),
  website: row.website,
  contact: row.contact && {
    employee_id: row.contact.id,
    fullname: row.contact.fullname,
    position: row.contact.position,
  },
  people: row.people,
  trainees: row.trainees,
  training_since: row.training_since,
  color: row.color,
  layout: row.layout,
  logo: pictureView(row.logo),
  picture: pictureView(row.picture),
  is_default: row.is_default,
  by_staff: row.by_staff,
  status: row.status,
  events: eventsNow(row, call),
  version: row.version,
  created_at: row.created_at.toISOString(),
});
