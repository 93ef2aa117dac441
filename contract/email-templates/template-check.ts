import type { RuleIssue, RuleIssues } from '../kit/rules.ts';
import {
  isPlaceholder,
  linkOf,
  type Placeholder,
  placeholdersFor,
  stretchesOf,
  type TemplatePurpose,
} from './placeholders.ts';
import { leastOf, renderTemplate } from './render.ts';

type InBoth = Readonly<Record<'de' | 'en', string>>;
interface Text {
  readonly purpose: TemplatePurpose;
  readonly subject: InBoth;
  readonly body: InBoth;
}

const parts = ['subject', 'body'] as const;
const languages = ['de', 'en'] as const;
const mostOfName = 40;

function issuesOf(
  text: Text,
  of: (written: string, allowed: readonly Placeholder[], part: 'subject' | 'body') => RuleIssue | undefined,
) {
  const issues: Record<string, readonly RuleIssue[]> = {};
  for (const part of parts)
    for (const language of languages) {
      const issue = of(text[part][language], placeholdersFor(text.purpose, part), part);
      if (issue) issues[`${part}.${language}`] = [issue];
    }
  return issues;
}

/** What stands in braces and can't be filled in there, by name. */
export const refusedPlaceholders = (text: Text): RuleIssues =>
  issuesOf(text, (written, allowed) => {
    const wrong = stretchesOf(written).find(({ name }) => name !== undefined && !allowed.some((one) => one === name));
    if (wrong?.name === undefined) return undefined;
    const rule = isPlaceholder(wrong.name) ? 'placeholder_here' : 'placeholder_unknown';
    return { rule, params: { name: isPlaceholder(wrong.name) ? `{${wrong.name}}` : wrong.text.slice(0, mostOfName) } };
  });

/** Somebody could read it: more than blanks and marks. */
const says = (text: string): boolean => /[^\s\p{P}]/u.test(text);

/**
 * What a text lacks to be sent: subject and text in both languages, each text with its link, and so that both are left
 * where as little is known as can be.
 */
export const missingForSending = (text: Text): RuleIssues => ({
  ...issuesOf(text, (written, _, part) => {
    const link = linkOf[text.purpose];
    const hasLink = (one: string) => stretchesOf(one).some(({ name }) => name === link);
    const saysMore = (one: string) => says(renderTemplate(one, { [link]: '' }));
    const least = leastOf(written);
    const params = { name: `{${link}}` };
    if (!saysMore(written)) return { rule: 'required' };
    if (part === 'body' && !hasLink(written)) return { rule: 'placeholder_required', params };
    if (!saysMore(least)) return { rule: 'nothing_left' };
    return part === 'body' && !hasLink(least) ? { rule: 'link_left_out', params } : undefined;
  }),
  ...refusedPlaceholders(text),
});
