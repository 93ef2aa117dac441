import type { Employee } from '../../../contract/employees/employees.schema.ts';
import type { Locale } from '../../../contract/kit/fields.ts';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import type { Profile } from '../../../contract/profiles/profiles.schema.ts';
import type { Chosen } from './pictures.tsx';
import type { ProfileValues } from './profile-form.ts';

export interface Offers {
  readonly occupations: readonly Occupation[];
  readonly colleagues: readonly Employee[];
}

/** What a company shows of itself; what it hasn't said is empty or undefined, and left out. */
export type Face = ReturnType<typeof faceOf>;

/** What is typed that isn't a number yet shows nowhere. */
const numberOf = (typed: number | null): number | undefined => (typeof typed === 'number' ? typed : undefined);

/** What a form's values look like, with the pictures that the record has or is about to have. */
export function faceOf(
  values: ProfileValues,
  { occupations, colleagues }: Offers,
  locale: Locale,
  profile?: Profile,
  chosen: Chosen = {},
) {
  const inLocale = ({ de, en }: ProfileValues['slogan']) => (locale === 'de' ? de || en : en || de);
  const contact = colleagues.find(({ id }) => id === values.contact_employee_id);
  const { line_1 = '', postcode = '', city = '' } = values.address ?? {};
  return {
    name: values.name,
    slogan: inLocale(values.slogan),
    description: inLocale(values.description),
    occupations: values.occupation_ids.flatMap((id) => occupations.find((one) => one.id === id)?.name ?? []),
    people: numberOf(values.people),
    trainees: numberOf(values.trainees),
    trainingSince: numberOf(values.training_since),
    contact: contact && {
      fullname: `${contact.firstname} ${contact.lastname}`,
      position: contact.meta.position,
    },
    address: [line_1, [postcode, city].filter(Boolean).join(' ')].filter(Boolean).join(', '),
    website: values.website,
    color: values.color,
    layout: values.layout ?? 'classic',
    logo: chosen.logo ?? profile?.logo?.url,
    picture: chosen.picture ?? profile?.picture?.url,
  };
}
