import type { MessageDescriptor } from '@lingui/core';

/** What answers speak of. */
export interface HelpFacts {
  /** The tenant's name. */
  readonly tenant: string;
}

export interface HelpArticle {
  /** Unique among what one reader sees. */
  readonly id: string;
  readonly question: MessageDescriptor;
  /** Paragraphs. */
  readonly answer: readonly MessageDescriptor[];
}

export interface HelpSection {
  readonly id: string;
  readonly title: MessageDescriptor;
  readonly articles: readonly HelpArticle[];
}
