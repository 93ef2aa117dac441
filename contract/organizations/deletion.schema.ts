import * as v from 'valibot';
import { idSchema, timestampSchema } from '../kit/fields.ts';
import { nameSchema } from './organizations.schema.ts';
import { organizationStatuses } from './organizations.search.ts';

/** How long a deletion can be called off, in days. */
export const deletionDays = 7;

/** A company about to be deleted, and what will be gone with it. */
export const organizationDeletionSchema = v.object({
  id: idSchema,
  name: v.string(),
  status: v.picklist(organizationStatuses),
  /** When it is erased; null where nobody deletes it. */
  deletes_at: v.nullable(timestampSchema),
  counts: v.object({
    /** Their accounts go too. */
    employees: v.number(),
    invitations: v.number(),
    profiles: v.number(),
    codes: v.number(),
    email_templates: v.number(),
    alerts: v.number(),
    recommendations: v.number(),
    messages: v.number(),
    /** Of these, with the applicant or about to be: they end at once. */
    open_messages: v.number(),
  }),
});
export type OrganizationDeletion = v.InferOutput<typeof organizationDeletionSchema>;

/** Typed by whoever deletes, so that nobody deletes another one. */
export const deleteOrganizationSchema = v.strictObject({ name: nameSchema });
