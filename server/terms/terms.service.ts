import type { Locale } from '../../contract/kit/fields.ts';
import type { Terms } from '../../contract/terms/terms.schema.ts';
import type { TenantTx } from '../db/scope.ts';
import { findCurrentTerms, type TermsRow } from './terms.repository.ts';

/** The tenant's terms in force. */
export const termsInForce = (tx: TenantTx): Promise<TermsRow> => findCurrentTerms(tx);

/** A version as its reader gets it, in one language. */
export function termsIn(terms: TermsRow, locale: Locale): Terms {
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
export function localeOfHash(terms: TermsRow, hash: string): Locale | undefined {
  if (hash === terms.hash_de) return 'de';
  return hash === terms.hash_en ? 'en' : undefined;
}
