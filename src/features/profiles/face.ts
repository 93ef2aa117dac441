import type { I18n } from '@lingui/core';
import type { Employee } from '../../../contract/employees/employees.schema.ts';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import type { Profile } from '../../../contract/profiles/profiles.schema.ts';
import { useMe } from '../../api/session.ts';
import { addressInWords } from '../../i18n/address.ts';
import type { Chosen } from './pictures.tsx';
import type { ProfileValues } from './profile-form.ts';
import { inLocale } from '../../i18n/in-both.ts';

export interface Offers {
  readonly occupations: readonly Occupation[];
  readonly colleagues: readonly Employee[];
}

/** The same with the occupations alone that the own organization trains. */
export function useTrained(offers: Offers): Offers {
  const trained = useMe().organization?.occupation_ids ?? [];
  return { ...offers, occupations: offers.occupations.filter(({ id }) => trained.includes(id)) };
}

/** What a company shows of itself; what it hasn't said is empty or undefined, and left out. */
export type Face = ReturnType<typeof faceOf>;

/** What is typed that isn't a number yet shows nowhere. */
const numberOf = (typed: number | null): number | undefined => (typeof typed === 'number' ? typed : undefined);

/** What a form's values look like, with the pictures that the record has or is about to have. */
export function faceOf(
  values: ProfileValues,
  { occupations, colleagues }: Offers,
  i18n: I18n,
  profile?: Profile,
  chosen: Chosen = {},
) {
  const contact = colleagues.find(({ id }) => id === values.contact_employee_id);
  return {
    name: values.name,
    slogan: inLocale(i18n, values.slogan),
    description: inLocale(i18n, values.description),
    occupations: values.occupation_ids.flatMap((id) => occupations.find((one) => one.id === id)?.name ?? []),
    people: numberOf(values.people),
    trainees: numberOf(values.trainees),
    trainingSince: numberOf(values.training_since),
    contact: contact && {
      fullname: `${contact.firstname} ${contact.lastname}`,
      position: contact.meta.position,
    },
    address: addressInWords(i18n, values.address),
    website: values.website,
    color: values.color,
    layout: values.layout ?? 'classic',
    logo: chosen.logo ?? profile?.logo?.url,
    picture: chosen.picture ?? profile?.picture?.url,
  };
}
