import type { defaultTemplates } from '../../contract/email-templates/defaults.endpoints.ts';
import type {
  DefaultTemplate,
  NewDefaultTemplate,
  UpdateDefaultTemplate,
} from '../../contract/email-templates/defaults.schema.ts';
import { defaultTemplateEvents } from '../../contract/email-templates/defaults.schema.ts';
import { mostTemplates, mostTemplatesADay } from '../../contract/email-templates/email-templates.schema.ts';
import { missingForSending, refusedPlaceholders } from '../../contract/email-templates/template-check.ts';
import type { BodyOf } from '../../contract/kit/endpoint.ts';
import { emailTemplateLifecycle } from '../../machines/email-templates/email-template.lifecycle.ts';
import { eventsFor } from '../../machines/kit/lifecycle.ts';
import { byCaller } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { Failure } from '../http/failure.ts';
import { type Caller, type RecordKind, refuseMoreADay, type RowOf } from '../kit/records.ts';
import { shown } from '../kit/shown.ts';
import {
  clearDefault,
  type EmailTemplateRow,
  isPurposeServed,
  letGoOf,
  lockDefaults,
} from './email-templates.repository.ts';
import { refuse, refuseTooMany, templateRecords, textOf, unwritten, written } from './email-templates.service.ts';

/** As a company's, but for whose they are. */
export const defaultTemplateRecords = {
  table: 'email_templates',
  subject: templateRecords.subject,
  lifecycle: emailTemplateLifecycle,
  isOfTenant: true,
} as const satisfies RecordKind;

export const defaultTemplateView = (row: EmailTemplateRow, { actor }: Pick<Caller, 'actor'>): DefaultTemplate => {
  const possible: readonly string[] = eventsFor(emailTemplateLifecycle, row.status, actor.type);
  return {
    ...shown(row),
    ...textOf(row),
    name: { de: row.name_de, en: row.name_en },
    events: defaultTemplateEvents.filter((event) => possible.includes(event)),
  };
};

type Input = NewDefaultTemplate | UpdateDefaultTemplate;

/** @throws Failure conflict for an archived one; validation, of a published one for whatever sending asks for too */
export async function checkDefaultTemplate(input: Input, call: Caller, row?: EmailTemplateRow): Promise<void> {
  const { tx } = call;
  if (row?.status === 'archived') throw new Failure('conflict');
  if (!row) {
    await lockDefaults(tx);
    await refuseMoreADay(call, defaultTemplateRecords, mostTemplatesADay);
    await refuseTooMany(tx, null, mostTemplates - 1);
  }
  if ('is_default' in input && row?.status !== 'published') refuse({ is_default: [{ rule: 'default_published' }] });
  const text = { ...(row ? textOf(row) : unwritten), ...written(input) };
  refuse(row?.status === 'published' ? missingForSending(text) : refusedPlaceholders(text));
}

export function defaultTemplateRow(input: Input, { actor }: Caller, row?: EmailTemplateRow): RowOf<'email_templates'> {
  const { name, purpose = row?.purpose, subject, body } = input;
  return {
    ...(name && { name_de: name.de, name_en: name.en }),
    ...(subject && { subject_de: subject.de, subject_en: subject.en }),
    ...(body && { body_de: body.de, body_en: body.en }),
    purpose,
    ...(row ? row.purpose !== purpose && { is_default: false } : { created_by: actor.user_id, is_default: false }),
  };
}

type Written = Caller & { readonly body: Input | BodyOf<typeof defaultTemplates.transition> };

/** What follows from a change: of each purpose one stays published, one at most is the default, and the log says which fields. */
export async function defaultTemplateChanged(
  row: EmailTemplateRow,
  call: Written,
  before?: EmailTemplateRow,
): Promise<void> {
  const { tx, body } = call;
  const { id, status, purpose } = row;
  if ('event' in body && status === 'published') refuse(missingForSending(textOf(row)));
  if (before?.status === 'archived') await refuseTooMany(tx, null, mostTemplates);
  if (status === 'archived') await letGoOf(tx, id);
  if (before?.status === 'published' && !(await isPurposeServed(tx, before.purpose)))
    refuse({ purpose: [{ rule: 'template_last' }] });
  if (!before || 'event' in body) return;
  if ('is_default' in body && body.is_default) {
    await clearDefault(tx, null, purpose);
    await tx.updateTable('email_templates').set({ is_default: true }).where('id', '=', id).execute();
  }
  const fields = changedFields(before, row, body);
  await audit(tx, {
    ...byCaller(call),
    subject_type: templateRecords.subject,
    subject_id: id,
    event: 'update',
    fields,
  });
}

const columns = {
  'name.de': 'name_de',
  'name.en': 'name_en',
  purpose: 'purpose',
  'subject.de': 'subject_de',
  'subject.en': 'subject_en',
  'body.de': 'body_de',
  'body.en': 'body_en',
} as const;

const changedFields = (before: EmailTemplateRow, row: EmailTemplateRow, body: Input): string[] => [
  ...Object.entries(columns).flatMap(([field, column]) => (before[column] === row[column] ? [] : [field])),
  ...('is_default' in body ? ['is_default'] : []),
];
