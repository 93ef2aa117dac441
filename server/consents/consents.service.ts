import type { Locale } from '../../contract/kit/fields.ts';
import type { ConsentAct } from '../../contract/terms/terms.schema.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import type { ConsentsTable } from '../db/tables-matching.ts';
import { currentTenant } from '../tenants/current-tenant.ts';
import { termsIn, termsInForce } from '../terms/terms.service.ts';
import { consentText } from './consent-texts.ts';

export interface SignedText {
  readonly version: number;
  readonly hash: string;
}

export interface ConsentEntry {
  readonly act: ConsentAct;
  readonly applicant_id: string;
  readonly legal_contact_id?: string | undefined;
  /** The company's message that a release answers. */
  readonly ping_id?: string | undefined;
  readonly kind: ConsentsTable['kind'];
  readonly given_by: ConsentsTable['given_by'];
  /** The lifecycle's event that led to this row, or how it came about. */
  readonly reason: string;
  /** The text that was signed, where that may be an earlier one than is in force. */
  readonly signed?: SignedText | undefined;
  /** Language of the text agreed to. */
  readonly locale: Locale;
  readonly now: Date;
}

/** Appends to the consent ledger under the act's text in force; rows can't be changed (revoked from the role). */
export async function recordConsent(tx: TenantTx, entry: ConsentEntry): Promise<void> {
  const { now, locale, act, legal_contact_id = null, ping_id = null } = entry;
  const { version, hash } =
    entry.signed ?? (act === 'terms' ? termsIn(await termsInForce(tx), locale) : consentText(act, locale));
  await tx
    .insertInto('consents')
    .values({
      tenant_id: currentTenant,
      id: newId({ now: () => now }),
      act,
      applicant_id: entry.applicant_id,
      legal_contact_id,
      ping_id,
      kind: entry.kind,
      given_by: entry.given_by,
      reason: entry.reason,
      terms_version: version,
      text_hash: hash,
      locale,
      created_at: now,
    })
    .execute();
}
