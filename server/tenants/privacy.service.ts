import type { Locale } from '../../contract/kit/fields.ts';
import { plainSubjects, type Privacy } from '../../contract/tenants/privacy.schema.ts';
import type { Config } from '../config.ts';
import { fullEnglish, plainEnglish } from './privacy.en.ts';
import { fullGerman, plainGerman } from './privacy.de.ts';
import { privacyFacts } from './privacy-facts.ts';
import type { TenantRow } from './tenants.repository.ts';

const texts = {
  de: { plain: plainGerman, full: fullGerman },
  en: { plain: plainEnglish, full: fullEnglish },
} as const;

/** A tenant's privacy notice, from its settings and those of the installation. */
export function privacyNotice(tenant: TenantRow, locale: Locale, config: Config): Privacy {
  const facts = privacyFacts(tenant, config);
  const explained = texts[locale].plain(facts);
  const plain = plainSubjects.flatMap((about) => {
    const words = explained[about];
    return words ? [{ about, title: words[0], text: words[1] }] : [];
  });
  return { locale, plain, full: texts[locale].full(facts), proof_months: facts.proof };
}
