import { createHash } from 'node:crypto';
import { type Locale, locales } from '../../contract/kit/fields.ts';
import type { NewTerms, StandingAct, Terms, TermsVersion } from '../../contract/terms/terms.schema.ts';
import { type Action, trace } from '../audit/action.ts';
import { audit } from '../audit/audit.ts';
import { consentText } from '../consents/consent-texts.ts';
import { newId } from '../db/ids.ts';
import type { TenantTx } from '../db/scope.ts';
import { Failure } from '../http/failure.ts';
import {
  findCurrentTerms,
  findTermsVersion,
  insertTerms,
  keepCurrentTerms,
  lockCurrentTerms,
  standingTermsVersion,
  type TermsRow,
} from './terms.repository.ts';

/** The tenant's terms in force. */
export const termsInForce = (tx: TenantTx): Promise<TermsRow> => findCurrentTerms(tx);

/** The same, to be agreed to: they stay in force until the transaction has ended. */
export const termsToAgreeTo = (tx: TenantTx): Promise<TermsRow> => keepCurrentTerms(tx);

/** The two texts of a letter, as they were when it was made. */
export async function textsOfLetter(
  tx: TenantTx,
  { terms, findable, locale }: { readonly terms: number; readonly findable: number; readonly locale: Locale },
): Promise<Terms> {
  return { ...termsIn(await findTermsVersion(tx, terms), locale), findable: consentText('findable', locale, findable) };
}

/** The earliest version that still holds: who agreed to an earlier one is asked again. */
export const standingTerms = (tx: TenantTx): Promise<number> => standingTermsVersion(tx);

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

export const termsVersion = ({ id, version, material, text_de, text_en, published_at }: TermsRow): TermsVersion => ({
  id,
  version,
  material,
  text: { de: text_de, en: text_en },
  published_at: published_at.toISOString(),
});

const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

/**
 * Puts a new version in force. Whom it asks again, the next minute finds (`askForNewTexts`).
 * @throws Failure conflict where another version is in force than its writer read, or the text is the same
 */
export async function publishVersion(
  tx: TenantTx,
  { replaces, material, text }: NewTerms,
  action: Action,
): Promise<TermsRow> {
  const current = await lockCurrentTerms(tx);
  const hashes = { hash_de: hashOf(text.de), hash_en: hashOf(text.en) };
  const isSame = hashes.hash_de === current.hash_de && hashes.hash_en === current.hash_en;
  if (current.version !== replaces || isSame) throw new Failure('conflict');
  const published = await insertTerms(tx, {
    id: newId({ now: () => action.now }),
    version: current.version + 1,
    material,
    text_de: text.de,
    text_en: text.en,
    ...hashes,
    published_at: action.now,
  });
  await audit(tx, { ...trace(action), subject_type: 'Terms', subject_id: published.id, event: 'publish' });
  return published;
}
