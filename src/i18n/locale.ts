import { i18n } from '@lingui/core';
import type { Locale } from '../../contract/kit/fields.ts';
import { cookieDomain } from '../api/page-settings.ts';
import { activateLocale } from './catalogs.ts';

/** Name and age of the cookie that keeps the choice (specification, section 1). */
export const localeCookie = 'i18n_redirected';
const cookieDays = 365;

/** Its own, which is never translated. */
export const localeNames: Readonly<Record<Locale, string>> = { de: 'Deutsch', en: 'English' };

export const isLocale = (text: unknown): text is Locale => text === 'de' || text === 'en';

/** The first that speaks German or English: cookie, browser, tenant, else English (decisions, section 1). */
export function chooseLocale(cookie: string | undefined, languages: readonly string[], tenantDefault?: Locale): Locale {
  if (isLocale(cookie)) return cookie;
  const spoken = languages.map((language) => language.toLowerCase().split('-')[0]).find(isLocale);
  return spoken ?? tenantDefault ?? 'en';
}

/** Shows everything in a language and says so to assistive technology. */
export async function showLocale(locale: Locale): Promise<void> {
  await activateLocale(locale);
  document.documentElement.lang = locale;
}

/** The reader's own choice: shown at once and kept for 365 days. */
export async function chooseOwnLocale(locale: Locale): Promise<void> {
  const rest = `SameSite=Lax${cookieDomain()}${location.protocol === 'https:' ? '; Secure' : ''}`;
  document.cookie = `${localeCookie}=${locale}; Path=/; Max-Age=${cookieDays * 86_400}; ${rest}`;
  await showLocale(locale);
}

export const currentLocale = (): Locale => (isLocale(i18n.locale) ? i18n.locale : 'en');
