import * as v from 'valibot';
import { idSchema, localeSchema, timestampSchema } from '../kit/fields.ts';
import { emailSchema, firstnameSchema, lastnameSchema } from '../kit/person-fields.ts';
import { tenantSettingsSchema } from './settings.schema.ts';
import { slugSchema } from './slug.ts';
import { logoSchema } from './tenants.schema.ts';

/** As it is stored and answered: texts that aren't said are empty, and no bounds, which may have been others once. */
const settings = {
  name: v.string(),
  color: v.string(),
  default_locale: localeSchema,
  timezone: v.string(),
  minimum_age: v.number(),
  guardian_age: v.number(),
  looking_days: v.number(),
  employees_may_invite: v.boolean(),
  hold_outside_invitations: v.boolean(),
  pings_open_per_applicant: v.number(),
  pings_per_employee_and_day: v.number(),
  ping_pause_days: v.number(),
  keep_unfinished_days: v.number(),
  keep_ended_months: v.number(),
  keep_views_days: v.number(),
  keep_log_months: v.number(),
  keep_ledger_months: v.number(),
  keep_not_me_months: v.number(),
  sender_name: v.string(),
  sender_address: v.string(),
  support_email: v.string(),
  legal_name: v.string(),
  contact_name: v.string(),
  contact_phone: v.string(),
  contact_address: v.string(),
  privacy_officer: v.string(),
  supervisory_authority: v.string(),
  imprint_url: v.string(),
  privacy_url: v.string(),
} satisfies Record<keyof typeof tenantSettingsSchema.entries, v.GenericSchema>;

/** A tenant as the administrators of `app` see it: its settings, and nothing of its people. */
export const tenantSchema = v.object({
  id: idSchema,
  slug: v.string(),
  /** Of its pages, where its people log in. */
  url: v.string(),
  ...settings,
  logo: v.nullable(logoSchema),
  version: v.number(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type Tenant = v.InferOutput<typeof tenantSchema>;

/** Who is invited as the tenant's first administrator, in the language of the mail. */
const firstAdministratorSchema = v.strictObject({
  firstname: firstnameSchema,
  lastname: lastnameSchema,
  email: emailSchema,
  locale: localeSchema,
});
export type FirstAdministrator = v.InferInput<typeof firstAdministratorSchema>;

/** What must be said of a new tenant; everything else has defaults (`server/tenants/create-tenant.ts`). */
export const newTenantSchema = v.strictObject({
  slug: slugSchema,
  ...v.pick(tenantSettingsSchema, [
    'name',
    'color',
    'default_locale',
    'minimum_age',
    'guardian_age',
    'sender_address',
    'support_email',
  ]).entries,
  administrator: firstAdministratorSchema,
});
export type NewTenant = v.InferOutput<typeof newTenantSchema>;

/** What changes; the rest stays as it is. */
export const tenantChangesSchema = v.partial(tenantSettingsSchema);
export type TenantChanges = v.InferOutput<typeof tenantChangesSchema>;
