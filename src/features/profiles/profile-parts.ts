import { msg } from '@lingui/core/macro';
import { profiles } from '../../../contract/profiles/profiles.endpoints.ts';
import type { Profile } from '../../../contract/profiles/profiles.schema.ts';
import type { TypedAddress } from '../../i18n/address.ts';
import type { ValuesOf } from '../../kit/fields/fields.ts';
import type { PublishedForm } from '../../kit/published-events.tsx';

export type ProfileValues = ValuesOf<typeof profiles>;

/** How the parts of a profile are called, in its form and where something is said of them. */
export const parts = {
  name: msg`Name`,
  color: msg`Your colour`,
  layout: msg`Layout`,
  slogan: msg`Slogan`,
  description: msg`About you`,
  occupation_ids: msg`Occupations`,
  people: msg`People`,
  trainees: msg`Trainees`,
  training_since: msg`Training since`,
  contact_employee_id: msg`Contact person`,
  address: msg`Where you train`,
  website: msg`Website`,
} as const;

/** Of the form, which pages to read have no use for, what a profile's buttons need. */
export const profileParts: PublishedForm<typeof profiles> = {
  resource: profiles,
  address: `/${profiles.name}`,
  fields: Object.entries(parts).map(([name, label]) => ({ name, label })),
};

/** Of what it says, what its face shows. */
export type ShownValues = Omit<ProfileValues, 'is_default' | 'address'> & { readonly address: TypedAddress | null };

export const shownOf = (profile: Profile): ShownValues => ({
  ...profile,
  contact_employee_id: profile.contact?.employee_id ?? null,
});
