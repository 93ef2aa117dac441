import type { Locale } from '../kit/fields.ts';

/** The server names areas in German: by a part of a city, which is a name, or around a town, which is said in words. */
export const areaInWords = (locale: Locale, area: string): string =>
  locale === 'en' ? area.replace(/^Raum (.+)$/, '$1 area') : area;
