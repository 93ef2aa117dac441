import { type Locale, locales } from '../../contract/kit/fields.ts';
import type { StandingAct, Terms } from '../../contract/terms/terms.schema.ts';
import { consentText } from '../consents/consent-texts.ts';
import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
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
    findable: consentText('findable', locale),
  };
}

/**
 * The language of the texts with these hashes, one for each act that is agreed to.
 * @throws Failure conflict where one of them is not the text in force
 */
export function localeOfHashes(terms: TermsRow, hashes: Partial<Record<StandingAct, string | undefined>>): Locale {
  const locale = locales.find(
    (it) =>
      (hashes.terms === undefined || hashes.terms === terms[`hash_${it}`]) &&
      (hashes.findable === undefined || hashes.findable === consentText('findable', it).hash),
  );
  if (!locale) throw new Failure('conflict');
  return locale;
}
