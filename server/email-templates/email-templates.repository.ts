import { type Selectable, sql } from 'kysely';
import type { EmailTemplate } from '../../contract/email-templates/email-templates.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import type { EmailTemplatesTable } from '../db/tables-matching.ts';

export type EmailTemplateRow = Selectable<EmailTemplatesTable>;

export interface TemplateFilter {
  /** Whose templates, beside the tenant's defaults. */
  readonly organization_id: string;
  readonly purpose?: readonly EmailTemplateRow['purpose'][] | undefined;
  readonly status?: readonly EmailTemplateRow['status'][] | undefined;
}

const readable = (tx: TenantTx, { organization_id, purpose, status }: TemplateFilter) => {
  let query = tx
    .selectFrom('email_templates')
    .where((eb) => eb.or([eb('organization_id', 'is', null), eb('organization_id', '=', organization_id)]));
  if (purpose) query = query.where('purpose', 'in', purpose);
  if (status) query = query.where('status', 'in', status);
  return query;
};

/** How often a company's own template was used; what the others write with one of the association's is not told. */
const ownUses = sql<number | null>`case when organization_id is not null then times_used end`;

export async function listTemplates(
  tx: TenantTx,
  filter: TemplateFilter,
  order: { readonly by: 'name_de' | 'name_en' | 'times_used'; readonly descending: boolean },
  page: { readonly limit: number; readonly offset: number },
): Promise<{ rows: EmailTemplateRow[]; total: number }> {
  const rows = await readable(tx, filter)
    .selectAll()
    .orderBy('is_default', 'desc')
    .orderBy(order.by === 'times_used' ? ownUses : order.by, order.descending ? 'desc' : 'asc')
    .orderBy('id')
    .limit(page.limit)
    .offset(page.offset)
    .execute();
  const { total } = await readable(tx, filter)
    .select((eb) => eb.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  return { rows, total };
}

/** A published template for pings that this organization may use. */
export function findPingTemplate(
  tx: TenantTx,
  id: string,
  organizationId: string,
): Promise<EmailTemplateRow | undefined> {
  return readable(tx, { organization_id: organizationId, purpose: ['ping'], status: ['published'] })
    .selectAll()
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function countTemplateUse(tx: TenantTx, id: string): Promise<void> {
  await tx
    .updateTable('email_templates')
    .set((eb) => ({ times_used: eb('times_used', '+', 1) }))
    .where('id', '=', id)
    .execute();
}

export function templateView(row: EmailTemplateRow): EmailTemplate {
  return {
    id: row.id,
    name: { de: row.name_de, en: row.name_en },
    purpose: row.purpose,
    subject: { de: row.subject_de, en: row.subject_en },
    body: { de: row.body_de, en: row.body_en },
    status: row.status,
    is_default: row.is_default,
    times_used: row.organization_id === null ? null : row.times_used,
    version: row.version,
  };
}
