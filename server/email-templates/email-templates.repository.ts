import { type Selectable, sql } from 'kysely';
import type { emailTemplatesSearch } from '../../contract/email-templates/email-templates.search.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { TenantTx } from '../db/scope.ts';
import type { EmailTemplatesTable } from '../db/tables-matching.ts';
import { type Paged, selectPage } from '../kit/paged.ts';

export type EmailTemplateRow = Selectable<EmailTemplatesTable>;

interface TemplateFilter {
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

export function listTemplates(
  tx: TenantTx,
  filter: TemplateFilter,
  page: Paged<(typeof emailTemplatesSearch)['order'][number]>,
  locale: Locale,
) {
  const rows = readable(tx, filter)
    .selectAll()
    .orderBy('is_default', 'desc')
    .orderBy(page.by === 'times_used' ? ownUses : (`name_${locale}` as const), page.direction)
    .orderBy('id');
  return selectPage(rows, readable(tx, filter), page);
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
