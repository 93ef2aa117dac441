import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { profiles } from '../../../contract/profiles/profiles.endpoints.ts';
import { createProfileSchema, type Profile } from '../../../contract/profiles/profiles.schema.ts';
import { byButton, recordForm, storedAs, type ValuesOf } from '../../kit/fields/fields.ts';
import * as field from '../../kit/fields/kinds.tsx';
import { address, blankAddress, bothLanguages, colleague, layout } from './profile-fields.tsx';
import { color } from './color-field.tsx';

export type ProfileValues = ValuesOf<typeof profiles>;

const figures = {
  legend: msg`Three facts`,
  note: msg`Figures say more than adjectives. An empty field is left out.`,
};
const unsaid = msg`not said`;

const isBlank = ({ line_1, line_2, postcode, city }: NonNullable<ProfileValues['address']>) =>
  [line_1, line_2, postcode, city].every((line) => !line?.trim());

/** An address with nothing typed in is none. */
const schema = v.pipe(
  v.custom<ProfileValues>((input) => typeof input === 'object' && input !== null),
  v.transform((values): v.InferInput<typeof createProfileSchema> => ({
    ...values,
    address: values.address && !isBlank(values.address) ? values.address : null,
  })),
  createProfileSchema,
);

/** Countries that a form doesn't offer aren't stored. */
const asTyped = (stored: Profile['address']) => (stored ? (stored as typeof blankAddress) : blankAddress);

/** Everything a company says of itself, but its pictures, which are uploaded at once. */
export const profileForm = recordForm(profiles, {
  schema,
  fields: {
    name: field.text(msg`Name`, { help: msg`As applicants know you.`, width: 'long' }),
    color: color(msg`Your colour`, { help: msg`For the band behind your logo, for example #1d5c8a.` }),
    layout: layout(msg`Layout`),
    slogan: bothLanguages(msg`Slogan`, { help: msg`One sentence. Where one language is missing, the other is shown.` }),
    description: bothLanguages(msg`About you`, {
      rows: 5,
      help: msg`What trainees do with you, and what they can look forward to.`,
    }),
    occupation_ids: field.occupations(msg`Occupations`, { help: msg`Of those that your organization trains.` }),
    people: field.count(msg`People`, { none: unsaid, row: figures }),
    trainees: field.count(msg`Trainees`, { none: unsaid, row: figures }),
    training_since: field.count(msg`Training since`, { none: unsaid, row: figures }),
    contact_employee_id: storedAs(
      ({ contact }: Profile) => contact?.employee_id ?? null,
      colleague(msg`Contact person`, { help: msg`Shown with name and position.` }),
    ),
    address: storedAs(({ address: stored }: Profile) => asTyped(stored), address(msg`Where you train`)),
    website: field.text(msg`Website`, { help: msg`For example www.example.org. May stay empty.`, width: 'long' }),
    is_default: byButton,
  },
});
