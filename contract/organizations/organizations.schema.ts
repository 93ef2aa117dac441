import * as v from 'valibot';
import { ownOrganizationSchema, usageTypeSchema } from '../users/me.schema.ts';

/** What an employee may change of the own organization. */
export const updateOrganizationSchema = v.strictObject({ usage_type: usageTypeSchema });

/** The own organization, as its employees see it. */
export const organizationRecordSchema = v.object({
  ...ownOrganizationSchema.entries,
  city: v.nullable(v.string()),
  /** Whether the tenant lets employees invite colleagues. */
  may_invite: v.boolean(),
});
export type Organization = v.InferOutput<typeof organizationRecordSchema>;
