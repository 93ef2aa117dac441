import type { I18n } from '@lingui/core';
import type { Locale } from '../../contract/kit/fields.ts';
import { ruleSentence as sentenceOf } from '../../contract/kit/rule-sentence.ts';
import type { RuleIssue, RuleIssues } from '../../contract/kit/rules.ts';

/** What a broken rule says about a field, in the page's language. */
export const ruleSentence = (i18n: I18n, path: string, issue: RuleIssue): string =>
  sentenceOf(({ id, message }, values) => i18n._(id, values, { message }), i18n.locale as Locale, path, issue);

/** Sentences by field, in the order of the rules. */
export function ruleSentences(i18n: I18n, issues: RuleIssues): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(issues).map(([path, broken]) => [path, broken.map((issue) => ruleSentence(i18n, path, issue))]),
  );
}
