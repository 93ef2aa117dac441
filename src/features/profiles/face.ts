import type { I18n } from '@lingui/core';
import type { Employee } from '../../../contract/employees/employees.schema.ts';
import type { Profile } from '../../../contract/profiles/profiles.schema.ts';
import { useMe } from '../../api/session.ts';
import { useTenant } from '../../api/tenant.ts';
import { namedOccupations } from '../../kit/occupation-names.ts';
import { useGivenOrganization } from '../../kit/given.ts';
import { addressInWords } from '../../i18n/address.ts';
import type { Chosen } from './pictures.tsx';
import type { ShownValues } from './profile-parts.ts';
import type { Face } from '../../ui/portrait/portrait.tsx';

export interface Offers {
  readonly colleagues: readonly Employee[];
  /** The occupations that the company trains, which have their names by then. */
  readonly trained?: readonly string[];
  readonly verified?: Face['verified'];
}

/** Whose profile it is: the own company, or the one that staff have named. */
export function useCompany() {
  const given = useGivenOrganization();
  const own = useMe().organization;
  return given ?? own;
}

/** The same with what the company trains, and since when the tenant vouches for it. */
export function useOwnOffers(offers: Offers): Offers {
  const { occupation_ids: trained = [], verified_at: at } = useCompany() ?? {};
  const by = useTenant()?.name;
  return {
    ...offers,
    trained,
    ...(at && by && { verified: { at, by } }),
  };
}

/** What is typed that isn't a number yet shows nowhere. */
const numberOf = (typed: number | null): number | undefined => (typeof typed === 'number' ? typed : undefined);

/** What a form's values look like, with the pictures that the record has or is about to have. */
export function faceOf(
  values: ShownValues,
  { trained = [], colleagues, verified }: Offers,
  i18n: I18n,
  profile?: Profile,
  chosen: Chosen = {},
): Face {
  const contact = colleagues.find(({ id }) => id === values.contact_employee_id);
  return {
    name: values.name,
    slogan: values.slogan,
    description: values.description,
    occupations: values.occupation_ids
      .filter((id) => trained.includes(id))
      .flatMap((id) => namedOccupations([id])?.[0]?.label ?? []),
    people: numberOf(values.people),
    trainees: numberOf(values.trainees),
    trainingSince: numberOf(values.training_since),
    contact: contact && {
      fullname: `${contact.firstname} ${contact.lastname}`,
      position: contact.meta.position,
    },
    address: addressInWords(i18n, values.address),
    verified,
    website: values.website,
    color: values.color,
    layout: values.layout ?? 'classic',
    logo: chosen.logo ?? profile?.logo?.url,
    picture: chosen.picture ?? profile?.picture?.url,
  };
}
