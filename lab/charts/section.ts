import type { Locale } from '../../contract/kit/fields.ts';

/** One part of the product owner's page: a heading and what stands under it, ready HTML in each language. */
export interface Section {
  /** Anchor in the page, and the file's name where a section has one of its own: lower case, hyphens. */
  readonly id: string;
  readonly title: Readonly<Record<Locale, string>>;
  readonly html: Readonly<Record<Locale, string>>;
}
