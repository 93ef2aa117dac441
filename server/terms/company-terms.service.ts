import { locales } from '../../contract/kit/fields.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { CompanyTerms } from '../../contract/terms/company-terms.schema.ts';
import { consentText, standingVersion } from '../consents/consent-texts.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import { currentTenant } from '../tenants/current-tenant.ts';

/** The latest acceptance of a text that still holds. */
const standing = (tx: TenantTx, organizationId: string) =>
  tx
    .selectFrom('company_consents as c')
    .leftJoin('employees as e', (join) =>
      join.onRef('e.tenant_id', '=', 'c.tenant_id').onRef('e.id', '=', 'c.employee_id'),
    )
    .leftJoin('users as u', (join) => join.onRef('u.tenant_id', '=', 'e.tenant_id').onRef('u.id', '=', 'e.user_id'))
    .select(['c.created_at', 'c.version', 'u.firstname', 'u.lastname'])
    .where('c.organization_id', '=', organizationId)
    .where('c.version', '>=', standingVersion('company'))
    .orderBy('c.version', 'desc')
    .orderBy('c.id', 'desc')
    .limit(1)
    .executeTakeFirst();

export async function companyTerms(tx: TenantTx, organizationId: string, locale: Locale): Promise<CompanyTerms> {
  const last = await standing(tx, organizationId);
  return {
    ...consentText('company', locale),
    locale,
    accepted: last
      ? {
          at: last.created_at.toISOString(),
          by: last.firstname === null ? null : `${last.firstname} ${last.lastname}`,
          version: last.version,
        }
      : null,
  };
}

/** @throws Failure company_terms_required for an organization that has accepted none that still hold */
export async function needCompanyTerms(tx: TenantTx, organizationId: string): Promise<void> {
  if (!(await standing(tx, organizationId))) throw new Failure('company_terms_required');
}

interface Acceptance {
  readonly organization_id: string;
  readonly employee_id: string;
  /** Of the text that was read. */
  readonly hash: string;
  readonly now: Date;
}

/** Writes the acceptance down, once for each text. @throws Failure conflict where another text is in force */
export async function acceptCompanyTerms(tx: TenantTx, { hash, now, ...who }: Acceptance): Promise<void> {
  const locale = locales.find((it) => consentText('company', it).hash === hash);
  if (!locale) throw new Failure('conflict');
  // two colleagues at once: one row
  await tx.selectFrom('organizations').select('id').where('id', '=', who.organization_id).forNoKeyUpdate().execute();
  const { version } = consentText('company', locale);
  if ((await standing(tx, who.organization_id))?.version === version) return;
  await tx
    .insertInto('company_consents')
    .values({
      ...who,
      tenant_id: currentTenant,
      id: newId({ now: () => now }),
      version,
      text_hash: hash,
      locale,
      created_at: now,
    })
    .execute();
}
