import * as v from 'valibot';
import { mobilities } from '../../../contract/applicants/applicant-details.ts';
import { mostFurtherOccupations } from '../../../contract/applicants/applicants.schema.ts';
import { chosenSchema, idSchema } from '../../../contract/kit/fields.ts';
import type { OwnApplicant } from '../../../contract/users/me.schema.ts';

/** Nothing chosen takes back what was said. */
export const nothing = v.pipe(
  v.literal(''),
  v.transform(() => null),
);
export const asNumber = v.pipe(v.string(), v.transform(Number));

/** What somebody looks for and brings along, as forms of choices meet it. */
export const wishEntries = {
  occupation_id: chosenSchema,
  further_occupation_ids: v.pipe(v.array(idSchema), v.maxLength(mostFurtherOccupations, 'max_items')),
  graduation_type_id: v.pipe(v.string(), v.nonEmpty('required'), idSchema),
  available_from: v.union([nothing, v.string()]),
  mobility_km: v.union([nothing, v.pipe(asNumber, v.picklist(mobilities))]),
};

/** The same as it is stored. */
export const storedWish = (applicant: OwnApplicant) => ({
  occupation_id: applicant.occupation_id ?? '',
  further_occupation_ids: applicant.further_occupation_ids,
  graduation_type_id: applicant.graduation_type_id ?? '',
  available_from: applicant.available_from ?? '',
  mobility_km: String(applicant.mobility_km ?? ''),
});
