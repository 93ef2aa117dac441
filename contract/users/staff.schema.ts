import * as v from 'valibot';
import { idSchema, localeSchema, timestampSchema } from '../kit/fields.ts';
import { emailSchema, firstnameSchema, lastnameSchema } from '../kit/person-fields.ts';
import { staffStatuses } from './staff.search.ts';

/** Who looks after a tenant. */
export const staffTypes = ['tenant_member', 'administrator'] as const;
export type StaffType = (typeof staffTypes)[number];

export const staffEvents = ['deactivate', 'reactivate'] as const;

export const staffMemberSchema = v.object({
  id: idSchema,
  firstname: v.string(),
  lastname: v.string(),
  email: v.string(),
  type: v.picklist(staffTypes),
  status: v.picklist(staffStatuses),
  last_active_at: v.nullable(timestampSchema),
  created_at: timestampSchema,
  /** What the reader may do about their access now: nobody shuts themselves out. */
  events: v.array(v.picklist(staffEvents)),
  /** Whether the reader may send them another link: they haven't come yet. */
  invitable: v.boolean(),
});
export type StaffMember = v.InferOutput<typeof staffMemberSchema>;

/** Who is invited, as what, and in which language. */
export const newStaffMemberSchema = v.strictObject({
  type: v.picklist(staffTypes),
  firstname: firstnameSchema,
  lastname: lastnameSchema,
  email: emailSchema,
  locale: localeSchema,
});
export type NewStaffMember = v.InferOutput<typeof newStaffMemberSchema>;
