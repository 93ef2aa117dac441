import * as v from 'valibot';
import {
  colorSchema,
  emailSchema,
  firstnameSchema,
  idSchema,
  lastnameSchema,
  lineSchema,
  localeSchema,
  timestampSchema,
} from '../kit/fields.ts';
import { slugSchema } from './slug.ts';
import { publicTenantSchema } from './tenants.schema.ts';

/** Whole years. The youngest the product is for, and the oldest anybody still needs a guardian. */
export const ages = { least: 10, most: 25 } as const;
const ageSchema = v.pipe(v.number(), v.integer(), v.minValue(ages.least), v.maxValue(ages.most));

/** A tenant as the administrators of `app` see it: its settings, and nothing of its people. */
export const tenantSchema = v.object({
  id: idSchema,
  ...v.omit(publicTenantSchema, ['boundary']).entries,
  /** Of its pages, where its people log in. */
  url: v.string(),
  sender_name: v.string(),
  sender_address: v.string(),
  version: v.number(),
  created_at: timestampSchema,
  updated_at: timestampSchema,
});
export type Tenant = v.InferOutput<typeof tenantSchema>;

/** Who is invited as the tenant's first administrator, in the language of the mail. */
export const firstAdministratorSchema = v.strictObject({
  firstname: firstnameSchema,
  lastname: lastnameSchema,
  email: emailSchema,
  locale: localeSchema,
});
export type FirstAdministrator = v.InferInput<typeof firstAdministratorSchema>;

/** What must be said of a new tenant; everything else has defaults (`server/tenants/create-tenant.ts`). */
export const newTenantSchema = v.strictObject({
  name: lineSchema(120),
  slug: slugSchema,
  color: colorSchema,
  default_locale: localeSchema,
  minimum_age: ageSchema,
  guardian_age: ageSchema,
  sender_address: emailSchema,
  support_email: emailSchema,
  administrator: firstAdministratorSchema,
});
export type NewTenant = v.InferOutput<typeof newTenantSchema>;
