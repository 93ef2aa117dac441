import * as v from 'valibot';
import { bothLanguagesSchema, lineSchema } from '../kit/fields.ts';
import { movedRecord } from '../kit/records.ts';
import { createTemplateSchema, emailTemplateSchema } from './email-templates.schema.ts';
import { templateStatuses } from './email-templates.search.ts';

/** What is published stays so while its words change, so nobody takes it back to write. */
export const defaultTemplateEvents = ['publish', 'archive', 'restore'] as const;
export type DefaultTemplateEvent = (typeof defaultTemplateEvents)[number];

const { name, purpose, subject, body, is_default } = emailTemplateSchema.entries;

/** A template of the association, as its administrators have it. */
export const defaultTemplateSchema = v.object({
  ...movedRecord(templateStatuses, defaultTemplateEvents),
  name,
  purpose,
  subject,
  body,
  /** Before the association's others of its purpose, for whoever has none of their own. */
  is_default,
  /** By all companies together. */
  times_used: v.number(),
});
export type DefaultTemplate = v.InferOutput<typeof defaultTemplateSchema>;

const written = createTemplateSchema.entries;
const named = bothLanguagesSchema(lineSchema(120));

export const createDefaultTemplateSchema = v.strictObject({
  /** Companies choose by it, each in their language. */
  name: named,
  purpose: written.purpose,
  subject: written.subject,
  body: written.body,
});
export type NewDefaultTemplate = v.InferOutput<typeof createDefaultTemplateSchema>;

/** Every field may be sent alone; of a published one, what it says counts at once. */
export const updateDefaultTemplateSchema = v.partial(
  v.strictObject({
    name: named,
    purpose: written.purpose,
    subject: written.subject.wrapped,
    body: written.body.wrapped,
    /** It takes it from the other of its purpose; of a published one alone. */
    is_default: v.literal(true),
  }),
);
export type UpdateDefaultTemplate = v.InferOutput<typeof updateDefaultTemplateSchema>;
