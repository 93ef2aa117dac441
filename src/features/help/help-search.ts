import type { I18n } from '@lingui/core';
import { matching } from '../../ui/combobox/match.ts';
import type { HelpArticle, HelpSection } from './help-article.ts';

/** The articles in which every typed word occurs, questions before answers, in the reader's language. */
export function searchedArticles(i18n: I18n, sections: readonly HelpSection[], typed: string): HelpArticle[] {
  const articles = sections.flatMap((section) => section.articles);
  const found = (text: (article: HelpArticle) => string): string[] =>
    matching(
      articles.map((article) => ({ value: article.id, label: text(article) })),
      typed,
    ).map(({ value }) => value);
  const inQuestions = found(({ question }) => i18n._(question));
  const anywhere = found(({ question, answer, words }) =>
    [question, ...answer, ...(words ? [words] : [])].map((part) => i18n._(part)).join(' '),
  );
  return [...new Set([...inQuestions, ...anywhere])].flatMap(
    (id) => articles.find((article) => article.id === id) ?? [],
  );
}
