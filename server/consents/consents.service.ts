import type { Locale } from '../../contract/kit/fields.ts';
import type { ConsentsTable } from '../db/tables-matching.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { currentTenant } from '../tenants/current-tenant.ts';
import { termsInForce } from '../terms/terms.service.ts';

export interface ConsentEntry {
  readonly applicant_id: string;
  readonly legal_contact_id?: string;
  readonly kind: ConsentsTable['kind'];
  readonly given_by: ConsentsTable['given_by'];
  /** The lifecycle's event that led to this row. */
  readonly reason: string;
  /** Language of the text agreed to. */
  readonly locale: Locale;
  readonly now: Date;
}

/** Appends to the consent ledger under the terms in force; rows can't be changed (revoked from the role). */
export async function recordConsent(
  tx: TenantTx,
  { now, locale, legal_contact_id, ...entry }: ConsentEntry,
): Promise<void> {
  const terms = await termsInForce(tx);
  await tx
    .insertInto('consents')
    .values({
      tenant_id: currentTenant,
      id: newId({ now: () => now }),
      ...entry,
      legal_contact_id: legal_contact_id ?? null,
      terms_version: terms.version,
      text_hash: locale === 'de' ? terms.hash_de : terms.hash_en,
      locale,
      created_at: now,
    })
    .execute();
}
