import * as v from 'valibot';
import { idSchema, lineSchema } from '../kit/fields.ts';

/** A company as an applicant names it. */
export const namedOrganizationSchema = v.object({ id: idSchema, name: v.string(), city: v.nullable(v.string()) });
export type NamedOrganization = v.InferOutput<typeof namedOrganizationSchema>;

/** The fewest letters of a name that are looked for. */
export const leastLetters = 2;

/** A blocked company. */
export const blockedOrganizationSchema = v.object({
  ...namedOrganizationSchema.entries,
  /** What keeps the applicant from letting it in again: a report that waits for its answer, or the guardian who made one. */
  kept_by: v.nullable(v.picklist(['report', 'guardian'])),
});
export type BlockedOrganization = v.InferOutput<typeof blockedOrganizationSchema>;

export const organizationNameQuery = v.strictObject({ name: v.pipe(lineSchema(80), v.minLength(leastLetters)) });

export const blockSchema = v.strictObject({ organization_id: idSchema, blocked: v.boolean() });
