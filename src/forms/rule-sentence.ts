import type { I18n } from '@lingui/core';
import type { Locale } from '../../contract/kit/fields.ts';
import { fieldMessage } from '../../contract/kit/fields.messages.ts';
import { type RuleIssue, type RuleIssues, sentenceValues, wholeSentences } from '../../contract/kit/rules.ts';
import { ruleMessages } from '../../contract/kit/rules.messages.ts';

/** What a broken rule says about a field, in the reader's language. */
export function ruleSentence(i18n: I18n, path: string, { rule, params }: RuleIssue): string {
  const label = i18n._(fieldMessage(path));
  const { id, message } = ruleMessages[rule];
  const text = i18n._(id, { field: label, ...sentenceValues(params, i18n.locale as Locale) }, { message });
  return wholeSentences.has(rule) ? text : `${label} ${text}`;
}

/** Sentences by field, in the order of the rules. */
export function ruleSentences(i18n: I18n, issues: RuleIssues): Record<string, string[]> {
  return Object.fromEntries(
    Object.entries(issues).map(([path, broken]) => [path, broken.map((issue) => ruleSentence(i18n, path, issue))]),
  );
}
