import { type RawBuilder, sql } from 'kysely';
import type { emailTemplatesSearch } from '../../contract/email-templates/email-templates.search.ts';
import type { TemplatePurpose } from '../../contract/email-templates/placeholders.ts';
import type { TemplateStatus } from '../../contract/email-templates/email-templates.schema.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { TenantTx } from '../db/scope.ts';
import { alphabetical, type Paged, selectPage } from '../kit/paged.ts';
import { currentTenant } from '../tenants/current-tenant.ts';

/** A template as stored, with the profile it shows as long as that is published. */
export type EmailTemplateRow = NonNullable<Awaited<ReturnType<typeof findTemplate>>>;

interface Reach {
  /** Whose templates, beside the tenant's; absent for those of all, null for the tenant's alone. */
  readonly organization_id?: string | null;
}
interface TemplateFilter extends Reach {
  readonly purpose?: readonly TemplatePurpose[] | undefined;
  readonly status?: readonly TemplateStatus[] | undefined;
  readonly profile_id?: string | undefined;
}

const readable = (tx: TenantTx, { organization_id, purpose, status, profile_id }: TemplateFilter) =>
  tx
    .selectFrom('email_templates')
    .$if(organization_id === null, (all) => all.where('organization_id', 'is', null))
    // what the tenant's administrators are still writing, or have put away, is theirs alone
    .$if(organization_id !== null, (all) =>
      all.where((eb) =>
        eb.or([
          eb.and([eb('organization_id', 'is', null), eb('status', '=', 'published')]),
          organization_id === undefined
            ? eb('organization_id', 'is not', null)
            : eb('organization_id', '=', organization_id ?? ''),
        ]),
      ),
    )
    .$if(purpose !== undefined, (all) => all.where('purpose', 'in', purpose ?? []))
    .$if(status !== undefined, (all) => all.where('status', 'in', status ?? []))
    .$if(profile_id !== undefined, (all) => all.where('profile_id', '=', profile_id ?? ''));

const whole = (templates: ReturnType<typeof readable>) =>
  templates
    .selectAll('email_templates')
    .select((eb) =>
      eb
        .selectFrom('profiles as p')
        .whereRef('p.tenant_id', '=', 'email_templates.tenant_id')
        .whereRef('p.id', '=', 'email_templates.profile_id')
        .where('p.status', '=', 'published')
        .select('p.name')
        .as('profile_name'),
    );

/** How often a company's own template was used; what the others write with one of the association's is not told to it. */
const ownUses = sql<number | null>`case when organization_id is not null then times_used end`;

const orderOf = (
  by: (typeof emailTemplatesSearch)['order'][number],
  { organization_id }: Reach,
  locale: Locale,
): RawBuilder<unknown> => {
  if (by === 'name') return alphabetical(`name_${locale}`);
  return organization_id === null ? sql`times_used` : ownUses;
};

export function listTemplates(
  tx: TenantTx,
  { isOrdered, ...filter }: TemplateFilter & { readonly isOrdered: boolean },
  page: Paged<(typeof emailTemplatesSearch)['order'][number]>,
  locale: Locale,
) {
  const rows = whole(readable(tx, filter))
    .$if(!isOrdered, (all) => all.orderBy('is_default', 'desc').orderBy(sql`organization_id is null`))
    .orderBy(orderOf(page.by, filter, locale), page.direction)
    .orderBy('id');
  return selectPage(rows, readable(tx, filter), page);
}

export const findTemplate = (tx: TenantTx, id: string, filter: TemplateFilter) =>
  whole(readable(tx, filter)).where('id', '=', id).executeTakeFirst();

/** What a purpose begins with, for this organization: its own published default, else the association's, else one of the association's. */
export const findDefault = (tx: TenantTx, organizationId: string, purpose: TemplatePurpose) =>
  whole(readable(tx, { organization_id: organizationId, purpose: [purpose], status: ['published'] }))
    .where((eb) => eb.or([eb('is_default', '=', true), eb('organization_id', 'is', null)]))
    .orderBy(sql`organization_id is null`)
    .orderBy('is_default', 'desc')
    .orderBy('id')
    .executeTakeFirst();

/** Of the templates that aren't archived: this organization's, or the association's where none is named. */
export async function countTemplates(tx: TenantTx, organizationId: string | null): Promise<number> {
  const { count } = await tx
    .selectFrom('email_templates')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('organization_id', organizationId === null ? 'is' : '=', organizationId)
    .where('status', '<>', 'archived')
    .executeTakeFirstOrThrow();
  return count;
}

/** Whether the association has one for this purpose that companies can write with. */
export async function isPurposeServed(tx: TenantTx, purpose: TemplatePurpose): Promise<boolean> {
  const found = await tx
    .selectFrom('email_templates')
    .select('id')
    .where('organization_id', 'is', null)
    .where('purpose', '=', purpose)
    .where('status', '=', 'published')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Who writes the association's templates waits for whoever does so at the same time: of each purpose one stays. */
export async function lockDefaults(tx: TenantTx): Promise<void> {
  await tx.selectFrom('tenants').select('id').where('id', '=', currentTenant).forNoKeyUpdate().execute();
}

/** The status of a profile of this organization; undefined where it has none of this id. */
export async function profileStatus(tx: TenantTx, organizationId: string, id: string): Promise<string | undefined> {
  const found = await tx
    .selectFrom('profiles')
    .select('status')
    .where('id', '=', id)
    .where('organization_id', '=', organizationId)
    .executeTakeFirst();
  return found?.status;
}

/** No other one of its purpose is the default of this organization, or of the association where none is named. */
export async function clearDefault(
  tx: TenantTx,
  organizationId: string | null,
  purpose: TemplatePurpose,
): Promise<void> {
  await tx
    .updateTable('email_templates')
    .set({ is_default: false })
    .where('organization_id', organizationId === null ? 'is' : '=', organizationId)
    .where('purpose', '=', purpose)
    .where('is_default', '=', true)
    .execute();
}

/** Alerts lose it, and no purpose begins with it. */
export async function letGoOf(tx: TenantTx, id: string): Promise<void> {
  await tx.updateTable('email_templates').set({ is_default: false }).where('id', '=', id).execute();
  await tx.updateTable('alerts').set({ email_template_id: null }).where('email_template_id', '=', id).execute();
}

export async function countTemplateUse(tx: TenantTx, id: string): Promise<void> {
  await tx
    .updateTable('email_templates')
    .set((eb) => ({ times_used: eb('times_used', '+', 1) }))
    .where('id', '=', id)
    .execute();
}
