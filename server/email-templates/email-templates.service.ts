import type { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import {
  mostTemplates,
  mostTemplatesADay,
  type NewTemplate,
  type UpdateTemplate,
} from '../../contract/email-templates/email-templates.schema.ts';
import { missingForSending, refusedPlaceholders } from '../../contract/email-templates/template-check.ts';
import type { BodyOf } from '../../contract/kit/endpoint.ts';
import type { RuleIssues } from '../../contract/kit/rules.ts';
import { emailTemplateLifecycle } from '../../machines/email-templates/email-template.lifecycle.ts';
import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import { type Caller, lockOrganization, ownedBy, type RecordKind, refuseMoreADay, type RowOf } from '../kit/records.ts';
import {
  clearDefault,
  countTemplates,
  countTemplateUse,
  type EmailTemplateRow,
  findDefault,
  findTemplate,
  letGoOf,
  profileStatus,
} from './email-templates.repository.ts';

export type PingTemplate = EmailTemplateRow;
export type RecommendationTemplate = EmailTemplateRow;

/** A published template this organization may send pings from; undefined when there is none of this id. */
export const pingTemplate = (tx: TenantTx, id: string, organizationId: string): Promise<PingTemplate | undefined> =>
  findTemplate(tx, id, { organization_id: organizationId, purpose: ['ping'], status: ['published'] });

/** A published template this organization may recommend somebody with; undefined when there is none of this id. */
export const recommendationTemplate = (tx: TenantTx, id: string, organizationId: string) =>
  findTemplate(tx, id, { organization_id: organizationId, purpose: ['recommendation'], status: ['published'] });

/** What an invitation of this organization is written with; undefined where neither it nor the association has a template. */
export const invitationTemplate = (tx: TenantTx, organizationId: string): Promise<EmailTemplateRow | undefined> =>
  findDefault(tx, organizationId, 'invitation');

/** Counts one more mail written from a template. */
export const templateUsed = (tx: TenantTx, id: string): Promise<void> => countTemplateUse(tx, id);

export const templateRecords = {
  table: 'email_templates',
  subject: 'EmailTemplate',
  lifecycle: emailTemplateLifecycle,
  saysByStaff: true,
} as const satisfies RecordKind;

type Input = NewTemplate | UpdateTemplate;

/** @throws Failure validation where there are any */
export const refuse = (errors: RuleIssues): void => {
  if (Object.keys(errors).length > 0) throw new Failure('validation', { errors });
};

/** @throws Failure validation where an organization, or the association, has more than so many in use */
export async function refuseTooMany(tx: TenantTx, organization_id: string | null, most: number): Promise<void> {
  if ((await countTemplates(tx, organization_id)) > most)
    refuse({ name: [{ rule: 'templates_full', params: { max: mostTemplates } }] });
}

/** The texts of a stored template. */
export const textOf = (row: EmailTemplateRow) => ({
  purpose: row.purpose,
  subject: { de: row.subject_de, en: row.subject_en },
  body: { de: row.body_de, en: row.body_en },
});
const nothing = { de: '', en: '' };
export const unwritten = { purpose: 'ping', subject: nothing, body: nothing } as const;

/** A draft changes in everything; of one that is published, no more than that it is the default. */
function refuseAtRest(input: Input, { status, organization_id }: EmailTemplateRow): void {
  const isDefaultAlone = Object.keys(input).every((name) => name === 'is_default');
  if (organization_id === null || status === 'archived' || (status === 'published' && !isDefaultAlone))
    throw new Failure('conflict');
}

/** @throws Failure conflict for a template that doesn't change; validation */
export async function checkTemplate(input: Input, call: Caller, row?: EmailTemplateRow): Promise<void> {
  const { tx } = call;
  const organization_id = row?.organization_id ?? ownedBy(call);
  if (row) refuseAtRest(input, row);
  else {
    await lockOrganization(tx, organization_id);
    await refuseMoreADay(call, templateRecords, mostTemplatesADay);
    await refuseTooMany(tx, organization_id, mostTemplates - 1);
  }
  if ('is_default' in input && row?.status !== 'published') refuse({ is_default: [{ rule: 'default_published' }] });
  const { purpose, profile_id, reply_to } = input;
  refuse(refusedPlaceholders({ ...(row ? textOf(row) : unwritten), ...written(input) }));
  if (profile_id && ((await profileStatus(tx, organization_id, profile_id)) ?? 'archived') === 'archived')
    refuse({ profile_id: [{ rule: 'unknown' }] });
  if (reply_to && (purpose ?? row?.purpose) === 'ping') refuse({ reply_to: [{ rule: 'unknown_field' }] });
}

/** What of its text is changed. */
export const written = ({ purpose, subject, body }: Pick<UpdateTemplate, 'purpose' | 'subject' | 'body'>) => ({
  ...(purpose && { purpose }),
  ...(subject && { subject }),
  ...(body && { body }),
});

export function templateRow(input: Input, { actor }: Caller, row?: EmailTemplateRow): RowOf<'email_templates'> {
  const { name, purpose = row?.purpose, subject, body, profile_id, reply_to } = input;
  return {
    ...(name !== undefined && { name_de: name, name_en: name }),
    ...(subject && { subject_de: subject.de, subject_en: subject.en }),
    ...(body && { body_de: body.de, body_en: body.en }),
    ...(profile_id !== undefined && { profile_id }),
    ...(reply_to !== undefined && { reply_to }),
    purpose,
    ...(purpose === 'ping' && { reply_to: null }),
    ...(row ? row.purpose !== purpose && { is_default: false } : { created_by: actor.user_id, is_default: false }),
  };
}

type Written = Caller & { readonly body: Input | BodyOf<typeof emailTemplates.transition> };

/** What follows from a change: what is published can be sent, and of a purpose one at most is the default. */
export async function templateChanged(
  row: EmailTemplateRow,
  { tx, body }: Written,
  before?: EmailTemplateRow,
): Promise<void> {
  const { organization_id, status, profile_id, purpose } = row;
  if (organization_id === null) return;
  if ('event' in body && status === 'published') {
    refuse(missingForSending(textOf(row)));
    if (profile_id && (await profileStatus(tx, organization_id, profile_id)) !== 'published')
      refuse({ profile_id: [{ rule: 'unknown' }] });
  }
  if (before?.status === 'archived') await refuseTooMany(tx, organization_id, mostTemplates);
  if (status === 'archived') await letGoOf(tx, row.id);
  if (before && 'is_default' in body && body.is_default) {
    await clearDefault(tx, organization_id, purpose);
    await tx.updateTable('email_templates').set({ is_default: true }).where('id', '=', row.id).execute();
  }
}
