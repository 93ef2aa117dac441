import * as v from 'valibot';
import { applicantStepSchemas, furtherOccupationsSchema } from '../../../contract/applicants/applicants.schema.ts';
import { organizationParts } from '../../../contract/organizations/organizations.schema.ts';

/** A field still empty is called required, not malformed. */
const chosen = <S extends v.GenericSchema<string, string>>(schema: S) =>
  v.pipe(v.string(), v.nonEmpty('required'), schema);

const { occupation_id, graduation_type_id, date_of_birth } = applicantStepSchemas.profile.entries;

/** The contract's rules as a form of choices meets them. */
export const profileFormSchema = v.strictObject({
  occupation_id,
  further_occupation_ids: furtherOccupationsSchema,
  graduation_type_id: chosen(graduation_type_id),
  date_of_birth: chosen(date_of_birth),
});
export const usageTypeFormSchema = v.strictObject({ usage_type: chosen(organizationParts.usage.entries.usage_type) });
