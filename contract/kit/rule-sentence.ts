import { fieldMessage } from './fields.messages.ts';
import type { Locale } from './fields.ts';
import { missingMessages } from './missing.messages.ts';
import { afterLabel, type Message, ruleMessages } from './rules.messages.ts';
import { type RuleIssue, sentenceValues } from './rules.ts';

/** A message of the catalog in the reader's language. */
export type Say = (message: Message, values?: Record<string, string | number>) => string;

/** What a broken rule says about a field, in the words of browser and server alike. */
export function ruleSentence(say: Say, locale: Locale, path: string, { rule, params }: RuleIssue): string {
  const missing = rule === 'required' && Object.hasOwn(missingMessages, path) ? missingMessages[path] : undefined;
  if (missing) return say(missing);
  const field = say(fieldMessage(path));
  const text = say(ruleMessages[rule], { field, ...sentenceValues(params, locale) });
  return afterLabel.has(rule) ? `${field} ${text}` : text;
}
