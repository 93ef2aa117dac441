import * as v from 'valibot';
import { addressInputSchema } from '../applicants/applicants.schema.ts';
import { createInvitationSchema } from '../invitations/invitations.schema.ts';
import { idSchema, timestampSchema } from '../kit/fields.ts';
import { usageTypeSchema } from '../users/me.schema.ts';
import { nameSchema, organizationEvents, websiteSchema } from './organizations.schema.ts';
import { organizationStatuses } from './organizations.search.ts';

/** A new company, made by staff, and whom of it they invite first. */
export const createOrganizationSchema = v.strictObject({
  name: nameSchema,
  website: v.optional(websiteSchema, ''),
  address: v.optional(addressInputSchema),
  /** Not checked yet: it can begin once somebody has verified it. */
  unchecked: v.optional(v.boolean(), false),
  invitation: v.optional(v.omit(createInvitationSchema, ['organization_id'])),
});
export type CreateOrganization = v.InferOutput<typeof createOrganizationSchema>;

/** One of staff's companies. */
export const organizationEntrySchema = v.object({
  id: idSchema,
  name: v.string(),
  city: v.nullable(v.string()),
  status: v.picklist(organizationStatuses),
  usage_type: v.nullable(usageTypeSchema),
  created_at: timestampSchema,
  /** With a confirmed address, who may log in. */
  employees: v.number(),
  /** Invitations that wait for whom they invite, and those that staff have to approve first. */
  invited: v.number(),
  held: v.number(),
  /** See `employeeRecordSchema`: of whoever of it was here last. */
  last_active_days: v.nullable(v.number()),
  stalled: v.boolean(),
  with_profile: v.boolean(),
  with_code: v.boolean(),
  with_alert: v.boolean(),
  events: v.array(v.picklist(organizationEvents)),
});
export type OrganizationEntry = v.InferOutput<typeof organizationEntrySchema>;
