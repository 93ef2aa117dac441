import * as v from 'valibot';
import { colorSchema, lineSchema, localeSchema } from '../kit/fields.ts';

/** A tenant's own picture, a PNG on its host; its size in pixels, so that its place is kept while it is on its way. */
export const logoSchema = v.object({ url: v.string(), width: v.number(), height: v.number() });
export type PublicLogo = v.InferOutput<typeof logoSchema>;

/** What anybody may know of a tenant: enough to draw its pages. */
export const publicTenantSchema = v.object({
  name: v.string(),
  slug: v.string(),
  color: colorSchema,
  logo: v.nullable(logoSchema),
  default_locale: localeSchema,
  timezone: v.string(),
  minimum_age: v.number(),
  guardian_age: v.number(),
  imprint_url: v.nullable(v.string()),
  privacy_url: v.nullable(v.string()),
  support_email: v.string(),
  /** Who is behind it in law, for the imprint. */
  legal_name: v.nullable(v.string()),
  contact_name: v.nullable(v.string()),
  contact_phone: v.nullable(v.string()),
  contact_address: v.nullable(v.string()),
  /** GeoJSON of the region; only with `append=boundary`. */
  boundary: v.optional(v.nullable(v.looseObject({}))),
});
export type PublicTenant = v.InferOutput<typeof publicTenantSchema>;

/** A guest asks for exactly one slug; one that no tenant has gives an empty list. */
export const tenantsQuerySchema = v.strictObject({
  filter: v.strictObject({ slug: v.pipe(v.string(), v.maxLength(63), v.toLowerCase()) }),
  append: v.optional(v.literal('boundary')),
});

/** What a page's head is made from (specification, section 7). */
export const headInputSchema = v.strictObject({ name: lineSchema(120), color: colorSchema });
export const headSchema = v.object({ manifest_url: v.string(), favicon_url: v.string(), theme_color: v.string() });
export type Head = v.InferOutput<typeof headSchema>;

/** The application a head is for: a tenant's slug. */
export const applicationParams = v.strictObject({
  application: v.pipe(v.string(), v.maxLength(63), v.regex(/^[a-z0-9]([a-z0-9-]{0,61}[a-z0-9])?$/)),
});
