import * as v from 'valibot';
import {
  bothLanguagesSchema,
  idSchema,
  lineSchema,
  localeSchema,
  optionalLineSchema,
  textSchema,
} from '../kit/fields.ts';
import { companyRecord, movedRecord, namedByStaff } from '../kit/records.ts';
import { emailSchema } from '../kit/person-fields.ts';
import { templatePurposes, templateStatuses } from './email-templates.search.ts';
import { sampleKinds } from './samples.ts';

export type TemplateStatus = (typeof templateStatuses)[number];
export const templateEvents = ['publish', 'edit', 'archive', 'restore'] as const;
export type TemplateEvent = (typeof templateEvents)[number];

/** Templates of one organization that aren't archived. */
export const mostTemplates = 50;
/** So many may one person make in a day, whatever becomes of them. */
export const mostTemplatesADay = 60;

const inBoth = v.object({ de: v.string(), en: v.string() });

export const emailTemplateSchema = v.object({
  ...movedRecord(templateStatuses, templateEvents),
  ...companyRecord,
  /** Null for a template of the association. */
  organization_id: v.nullable(idSchema),
  /** A company's own is called the same in both languages. */
  name: inBoth,
  purpose: v.picklist(templatePurposes),
  subject: inBoth,
  body: inBoth,
  /** The company's face that it names, as long as that is published; null for the company itself. */
  profile_id: v.nullable(idSchema),
  /** Where answers to the mail go; null where nobody reads them, as always to applicants who are written to. */
  reply_to: v.nullable(v.string()),
  /** Preset for its purpose, the company's own before the association's. */
  is_default: v.boolean(),
  /** Null for a template of the association to a company: how much the others write is not told. */
  times_used: v.nullable(v.number()),
  /** Kept with each message, which keeps its text. */
  version: v.number(),
});
export type EmailTemplate = v.InferOutput<typeof emailTemplateSchema>;

const fields = {
  name: lineSchema(120),
  purpose: v.picklist(templatePurposes),
  subject: bothLanguagesSchema(optionalLineSchema(200)),
  body: bothLanguagesSchema(textSchema(5000)),
  profile_id: v.nullable(idSchema),
  reply_to: v.nullable(emailSchema),
};

const nothing = { de: '', en: '' };
export const createTemplateSchema = v.strictObject({
  name: fields.name,
  purpose: fields.purpose,
  subject: v.optional(fields.subject, nothing),
  body: v.optional(fields.body, nothing),
  profile_id: v.optional(fields.profile_id, null),
  reply_to: v.optional(fields.reply_to, null),
  ...namedByStaff,
});
export type NewTemplate = v.InferOutput<typeof createTemplateSchema>;

/** Every field may be sent alone; of one that is published, that it is the default and nothing else. */
export const updateTemplateSchema = v.partial(
  v.strictObject({
    ...fields,
    /** Of a published one alone. It takes it from another one of its purpose. */
    is_default: v.literal(true),
  }),
);
export type UpdateTemplate = v.InferOutput<typeof updateTemplateSchema>;

export const testTemplateSchema = v.strictObject({ locale: localeSchema, sample: v.picklist(sampleKinds) });
