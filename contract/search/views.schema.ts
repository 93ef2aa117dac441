import * as v from 'valibot';
import { dateSchema, idSchema } from '../kit/fields.ts';

/** How long it is known who looked, in days; a tenant may shorten it. */
export const viewDays = 90;

/** A company that looked for five seconds or did something about somebody, and on which of the tenant's days, the latest first. */
export const viewerSchema = v.object({
  organization_id: idSchema,
  organization: v.string(),
  city: v.nullable(v.string()),
  days: v.array(dateSchema),
});
export type CompanyView = v.InferOutput<typeof viewerSchema>;
