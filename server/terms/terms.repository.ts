import type { Selectable } from 'kysely';
import type { Locale } from '../../contract/kit/fields.ts';
import type { Terms } from '../../contract/terms/terms.schema.ts';
import type { TermsTable } from '../db/tables-accounts.ts';
import type { TenantTx } from '../db/scope.ts';

/** The newest version. Every tenant is made with one, so its absence is a defect. */
export function findCurrentTerms(tx: TenantTx): Promise<Selectable<TermsTable>> {
  return tx.selectFrom('terms').selectAll().orderBy('version', 'desc').limit(1).executeTakeFirstOrThrow();
}

export function termsIn(terms: Selectable<TermsTable>, locale: Locale): Terms {
  return {
    id: terms.id,
    version: terms.version,
    locale,
    text: locale === 'de' ? terms.text_de : terms.text_en,
    hash: locale === 'de' ? terms.hash_de : terms.hash_en,
    published_at: terms.published_at.toISOString(),
  };
}

/** The language of the text with this hash, or undefined when it is not the text in force. */
export function localeOfHash(terms: Selectable<TermsTable>, hash: string): Locale | undefined {
  if (hash === terms.hash_de) return 'de';
  return hash === terms.hash_en ? 'en' : undefined;
}
