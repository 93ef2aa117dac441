import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { profiles } from '../../../contract/profiles/profiles.endpoints.ts';
import { createProfileSchema, type Profile } from '../../../contract/profiles/profiles.schema.ts';
import { addressToType, isBlankAddress } from '../../forms/typed-address.ts';
import { bothLanguages } from '../../kit/fields/both-languages.tsx';
import * as choices from '../../kit/fields/choices.tsx';
import { byButton, recordForm, storedAs } from '../../kit/fields/fields.ts';
import * as found from '../../kit/fields/found-by-typing.tsx';
import * as field from '../../kit/fields/kinds.tsx';
import { address, layout } from './profile-fields.tsx';
import { color } from './color-field.tsx';
import { parts, type ProfileValues } from './profile-parts.ts';

const figures = {
  legend: msg`Figures`,
  note: msg`What stays empty isn’t shown.`,
};
const notSaid = msg`not said`;

/** An address with nothing typed in is none. */
const schema = v.pipe(
  v.custom<ProfileValues>((input) => typeof input === 'object' && input !== null),
  v.transform((values): v.InferInput<typeof createProfileSchema> => ({
    ...values,
    address: values.address && !isBlankAddress(values.address) ? { ...addressToType(null), ...values.address } : null,
  })),
  createProfileSchema,
);

/** Everything a company says of itself, but its pictures, which are uploaded at once. */
export const profileForm = recordForm(profiles, {
  schema,
  fields: {
    name: field.text(parts.name, { help: msg`As applicants know you.`, width: 'long' }),
    color: color(parts.color, { help: msg`For the band behind your logo, for example #1d5c8a.` }),
    layout: layout(parts.layout),
    slogan: bothLanguages(parts.slogan, {
      help: msg`One sentence of 120 characters at most. Where one language is missing, the other is shown.`,
    }),
    description: bothLanguages(parts.description, {
      rows: 5,
      help: msg`What trainees do with you, and what they can look forward to, in 2,000 characters at most.`,
    }),
    occupation_ids: found.occupations(parts.occupation_ids, { help: msg`Of those that your organization trains.` }),
    people: field.count(parts.people, { none: notSaid, row: figures }),
    trainees: field.count(parts.trainees, { none: notSaid, row: figures }),
    training_since: field.year(parts.training_since, { none: notSaid, row: figures }),
    contact_employee_id: storedAs(
      ({ contact }: Profile) => contact?.employee_id ?? null,
      choices.oneOffered(parts.contact_employee_id, {
        help: msg`Shown with name and position.`,
        none: msg`Nobody`,
        from: choices.colleagues,
      }),
    ),
    address: storedAs(({ address: stored }: Profile) => stored && addressToType(stored), address(parts.address)),
    website: field.text(parts.website, { help: msg`For example www.example.org. May stay empty.`, width: 'long' }),
    is_default: byButton,
  },
});
