import * as v from 'valibot';
import { idSchema } from '../kit/fields.ts';
import { templatePurposes, templateStatuses } from './email-templates.search.ts';

/** Everything a template may name in braces; anything else is refused (decisions, section 3). */
export const placeholders = [
  'applicant.firstname',
  'applicant.occupation',
  'applicant.graduation_type',
  'applicant.city',
  'distance_km',
  'organization.name',
  'profile.name',
  'employee.fullname',
  'employee.position',
  'employee.phonenumber',
  'employee.email',
  'tenant.name',
  'response_link',
  'registration_link',
  'invitation_link',
] as const;
export type Placeholder = (typeof placeholders)[number];

export const emailTemplateSchema = v.object({
  id: idSchema,
  name: v.object({ de: v.string(), en: v.string() }),
  purpose: v.picklist(templatePurposes),
  subject: v.object({ de: v.string(), en: v.string() }),
  body: v.object({ de: v.string(), en: v.string() }),
  status: v.picklist(templateStatuses),
  is_default: v.boolean(),
  /** Null for a template of the association to a company: how much the others write is not told. */
  times_used: v.nullable(v.number()),
  version: v.number(),
});
export type EmailTemplate = v.InferOutput<typeof emailTemplateSchema>;
