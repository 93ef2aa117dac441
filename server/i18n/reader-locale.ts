import type { Locale } from '../../contract/kit/fields.ts';

/** Name of the language cookie (specification, section 1). */
const localeCookie = 'i18n_redirected';

const isLocale = (text: string | undefined): text is Locale => text === 'de' || text === 'en';

/** What the reader has chosen by hand, as the cookie keeps it. */
export function chosenLocale(cookies: Readonly<Record<string, string | undefined>>): Locale | undefined {
  const chosen = cookies[localeCookie];
  return isLocale(chosen) ? chosen : undefined;
}

/** The first of de and en a browser asks for, by its own weights; undefined when it asks for neither. */
export function acceptedLocale(header: string | undefined): Locale | undefined {
  const wishes = (header ?? '')
    .slice(0, 500)
    .split(',')
    .map((part, position) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const weight = parameters.map((text) => /^\s*q=([01](?:\.\d{0,3})?)\s*$/.exec(text)?.[1]).find(Boolean);
      return { language: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight), position };
    })
    .filter(({ language, weight }) => weight > 0 && isLocale(language))
    .sort((a, b) => b.weight - a.weight || a.position - b.position);
  const language = wishes[0]?.language;
  return isLocale(language) ? language : undefined;
}

/** Cookie, else the browser's language, else the tenant's default, else English (decisions, section 1). */
export function readerLocale(
  cookie: string | undefined,
  acceptLanguage: string | undefined,
  tenantDefault: Locale | undefined,
): Locale {
  return isLocale(cookie) ? cookie : (acceptedLocale(acceptLanguage) ?? tenantDefault ?? 'en');
}
