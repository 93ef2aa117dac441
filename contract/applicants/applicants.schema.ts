import * as v from 'valibot';
import { applicantDetailInputs } from './applicant-detail-inputs.ts';
import { chosenSchema, dateSchema, idSchema, lineSchema, optionalLineSchema } from '../kit/fields.ts';
import { phonenumberSchema } from '../kit/person-fields.ts';

/** Two-letter country codes the address form offers; Germany alone is geocoded (decisions, section 3). */
export const countries = ['DE', 'AT', 'BE', 'CH', 'CZ', 'DK', 'FR', 'LU', 'NL', 'PL'] as const;

const addressFields = v.strictObject({
  line_1: lineSchema(120),
  line_2: v.optional(v.nullable(optionalLineSchema(120))),
  postcode: v.pipe(lineSchema(10), v.regex(/^[A-Z0-9][A-Z0-9 -]{2,9}$/i, 'postcode')),
  city: lineSchema(80),
  country: v.picklist(countries),
});

/** A digit that isn't part of a street's name: of `Straße des 17. Juni` the seventeen is none, of `Q7, 24` both are. */
const houseNumber = /\d(?!\d*\. ?\p{L})/u;

/**
 * A German street address has a house number (specification, section 5) and a postcode of five digits; elsewhere a
 * house may have a name, and postcodes look otherwise.
 */
export const addressInputSchema = v.pipe(
  addressFields,
  v.forward(
    v.partialCheck(
      [['line_1'], ['country']],
      ({ line_1, country }) => country !== 'DE' || houseNumber.test(line_1),
      'house_number',
    ),
    ['line_1'],
  ),
  v.forward(
    v.partialCheck(
      [['postcode'], ['country']],
      ({ postcode, country }) => country !== 'DE' || /^\d{5}$/.test(postcode),
      'german_postcode',
    ),
    ['postcode'],
  ),
);

export const mostFurtherOccupations = 3;
/** Beside `occupation_id`; that one is left out, like what is said twice. */
export const furtherOccupationsSchema = v.pipe(v.array(idSchema), v.maxLength(mostFurtherOccupations, 'max_items'));

/** Each onboarding step saves its own fields only (specification, section 5). */
export const applicantStepSchemas = {
  profile: v.strictObject({
    occupation_id: chosenSchema,
    further_occupation_ids: v.optional(furtherOccupationsSchema),
    graduation_type_id: idSchema,
    date_of_birth: dateSchema,
  }),
  phonenumber: v.strictObject({ meta: v.strictObject({ phonenumber: phonenumberSchema }) }),
  address: v.strictObject({ address: addressInputSchema }),
} as const;

/** Body of `PATCH v1/applicants/{id}`: any of the applicant's own fields. */
export const applicantPatchSchema = v.strictObject({
  occupation_id: v.optional(chosenSchema),
  graduation_type_id: v.optional(idSchema),
  date_of_birth: v.optional(dateSchema),
  meta: v.optional(v.strictObject({ phonenumber: phonenumberSchema })),
  address: v.optional(addressInputSchema),
  further_occupation_ids: v.optional(furtherOccupationsSchema),
  ...v.partial(v.strictObject(applicantDetailInputs)).entries,
});
export type ApplicantPatch = v.InferOutput<typeof applicantPatchSchema>;

/** Why an applicant stopped looking (lifecycle Applicant.search, event found_traineeship). */
export const searchReasons = ['found_here', 'found_elsewhere', 'paused'] as const;
