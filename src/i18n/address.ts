import type { I18n } from '@lingui/core';
import type { Address } from '../../contract/users/me.schema.ts';

export const countryInWords = (i18n: I18n, code: string): string =>
  new Intl.DisplayNames([i18n.locale], { type: 'region' }).of(code) ?? code;

/** As far as it is typed. */
export type TypedAddress = { readonly [Line in keyof Address]?: Address[Line] | undefined };

/** In one line, as far as it is known; the country where it isn't Germany. */
export const addressInWords = (i18n: I18n, address: TypedAddress | null): string => {
  const { line_1, line_2, postcode, city, country } = address ?? {};
  const abroad = country && country !== 'DE' && countryInWords(i18n, country);
  return [line_1, line_2, [postcode, city].filter(Boolean).join(' '), abroad].filter(Boolean).join(', ');
};
