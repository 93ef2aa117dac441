import { msg } from '@lingui/core/macro';
import * as v from 'valibot';
import { profiles } from '../../../contract/profiles/profiles.endpoints.ts';
import { createProfileSchema, type Profile } from '../../../contract/profiles/profiles.schema.ts';
import { addressToType, isBlankAddress } from '../../forms/address-fields.tsx';
import { bothLanguages } from '../../kit/fields/both-languages.tsx';
import * as choices from '../../kit/fields/choices.tsx';
import { byButton, recordForm, storedAs, type ValuesOf } from '../../kit/fields/fields.ts';
import * as found from '../../kit/fields/found-by-typing.tsx';
import * as field from '../../kit/fields/kinds.tsx';
import { address, layout } from './profile-fields.tsx';
import { color } from './color-field.tsx';

export type ProfileValues = ValuesOf<typeof profiles>;

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
    name: field.text(msg`Name`, { help: msg`As applicants know you.`, width: 'long' }),
    color: color(msg`Your colour`, { help: msg`For the band behind your logo, for example #1d5c8a.` }),
    layout: layout(msg`Layout`),
    slogan: bothLanguages(msg`Slogan`, {
      help: msg`One sentence of 120 characters at most. Where one language is missing, the other is shown.`,
    }),
    description: bothLanguages(msg`About you`, {
      rows: 5,
      help: msg`What trainees do with you, and what they can look forward to, in 2,000 characters at most.`,
    }),
    occupation_ids: found.occupations(msg`Occupations`, { help: msg`Of those that your organization trains.` }),
    people: field.count(msg`People`, { none: notSaid, row: figures }),
    trainees: field.count(msg`Trainees`, { none: notSaid, row: figures }),
    training_since: field.year(msg`Training since`, { none: notSaid, row: figures }),
    contact_employee_id: storedAs(
      ({ contact }: Profile) => contact?.employee_id ?? null,
      choices.oneOffered(msg`Contact person`, {
        help: msg`Shown with name and position.`,
        none: msg`Nobody`,
        from: choices.colleagues,
      }),
    ),
    address: storedAs(({ address: stored }: Profile) => stored && addressToType(stored), address(msg`Where you train`)),
    website: field.text(msg`Website`, { help: msg`For example www.example.org. May stay empty.`, width: 'long' }),
    is_default: byButton,
  },
});
