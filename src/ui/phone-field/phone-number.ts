import {
  AsYouType,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumberFromString,
  type CountryCode,
} from 'libphonenumber-js/min';

export type { CountryCode };

/** Country and national part of an E.164 number; nothing for what isn't one. */
export const splitNumber = (e164: string): { country: CountryCode | undefined; national: string } | undefined => {
  const parsed = parsePhoneNumberFromString(e164);
  return parsed && { country: parsed.country, national: parsed.formatNational() };
};

/**
 * What someone typed, as E.164 where it can be read as a number ("0171 2345678" with DE is +491712345678),
 * else as typed: the server's rule then says what is wrong. '' stays ''.
 */
export const toE164 = (typed: string, country: CountryCode): string => {
  const text = typed.trim();
  if (text === '') return '';
  return parsePhoneNumberFromString(text, country)?.number ?? text;
};

/** The country of a number typed with +49 or 0049. */
export const countryOf = (typed: string, country: CountryCode): CountryCode =>
  parsePhoneNumberFromString(typed.replace(/^00/, '+'), country)?.country ?? country;

/** An E.164 number as one reads it anywhere, with its calling code: "+49 30 901820". */
export const international = (e164: string): string => parsePhoneNumberFromString(e164)?.formatInternational() ?? e164;

/** Grouped as one writes it in the country. */
export const grouped = (typed: string, country: CountryCode): string => new AsYouType(country).input(typed);

/** All countries with their calling code, by name in the reader's language; neighbours first. */
export const callingCodes = (locale: string): { country: CountryCode; name: string; code: string }[] => {
  const names = new Intl.DisplayNames([locale], { type: 'region' });
  const near: readonly string[] = ['DE', 'AT', 'CH'];
  const place = (country: string): number => (near.includes(country) ? near.indexOf(country) : near.length);
  return getCountries()
    .map((country) => ({ country, name: names.of(country) ?? country, code: `+${getCountryCallingCode(country)}` }))
    .toSorted((a, b) => place(a.country) - place(b.country) || a.name.localeCompare(b.name, locale));
};
