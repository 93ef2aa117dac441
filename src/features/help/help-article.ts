import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** What answers speak of. */
export interface HelpFacts {
  /** The tenant's name. */
  readonly tenant: string;
  /** Nobody younger can register. */
  readonly minimumAge: number;
  /** Whoever is younger needs somebody's yes. */
  readonly guardianAge: number;
  /** Somebody else decides for the reader, or may have to: their age isn't known. */
  readonly isGuarded: boolean;
}

export interface HelpArticle {
  /** Unique among what one reader sees. */
  readonly id: string;
  readonly question: MessageDescriptor;
  /** Paragraphs. */
  readonly answer: readonly MessageDescriptor[];
  /** Other words that people search for. */
  readonly words?: MessageDescriptor;
  /** Where it is told in full, in each language. */
  readonly more?: { readonly label: MessageDescriptor; readonly href: Readonly<Record<'de' | 'en', string>> };
}

export interface HelpSection {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly articles: readonly HelpArticle[];
}

/** The rule of order in full, for applicants, companies and whoever supervises them. */
export const ranking: NonNullable<HelpArticle['more']> = {
  label: msg`How the order comes about, in full`,
  href: { de: '/ranking.de.txt', en: '/ranking.en.txt' },
};
