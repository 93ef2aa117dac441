import type { Locale } from '../../contract/kit/fields.ts';
import { type AnswerGuard, isAnswerGuard } from '../../machines/kit/answers.ts';
import { answerWords } from '../../machines/kit/answers.words.ts';
import { guardWords } from '../../machines/kit/guards.words.ts';
import { phrases } from './phrases.ts';
import { quoted } from './text.ts';

/** A guard as xstate keeps it: a name, a name with parameters (a plain one tells guards of a name apart), kinds of an answer, or one built of others. */
type Guard = string | AnswerGuard | { readonly type: string; readonly params?: unknown } | Built | undefined;
type Built = { readonly name: string; readonly guards?: readonly Guard[]; readonly stateValue?: unknown };
type TitleOf = (locale: Locale, path: string) => string;

/** As the machine names it: `not in open.resend.resending`. */
export function guardName(guard: unknown): string {
  return describe(guard as Guard, {
    named: (name, parameter) => [name, parameter].filter(Boolean).join(' '),
    answered: (kind) => kind,
    during: (path) => `in ${path}`,
    not: (inner) => `not ${inner}`,
    and: ' and ',
    or: ' or ',
  });
}

/** As a reader is told: `not during “Sending”`. */
export function guardText(guard: unknown, locale: Locale, titleOf: TitleOf): string {
  const words: Readonly<Record<string, string>> = guardWords[locale];
  const kinds: Readonly<Record<string, string>> = answerWords[locale];
  return describe(guard as Guard, {
    named: (name, state) =>
      [words[name] ?? name, state && quoted(locale, titleOf(locale, state))].filter(Boolean).join(' '),
    answered: (kind) => kinds[kind] ?? kind,
    during: (path) => `${phrases.during[locale]} ${quoted(locale, titleOf(locale, path))}`,
    not: (inner) => `${phrases.not[locale]} ${inner}`,
    and: `, ${phrases.and[locale]} `,
    or: `, ${phrases.or[locale]} `,
  });
}

interface Manner {
  readonly named: (name: string, parameter?: string) => string;
  readonly answered: (kind: string) => string;
  readonly during: (path: string) => string;
  readonly not: (inner: string) => string;
  readonly and: string;
  readonly or: string;
}

function describe(guard: Guard, manner: Manner): string {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return manner.named(guard);
  if (isAnswerGuard(guard)) return guard.kinds.map(manner.answered).join(manner.or);
  if ('type' in guard) return manner.named(guard.type, typeof guard.params === 'string' ? guard.params : undefined);
  if (guard.stateValue !== undefined) return manner.during(innermost(guard.stateValue));
  const inner = (guard.guards ?? []).map((one) => describe(one, manner));
  if (guard.name === 'not') return manner.not(inner.join());
  return inner.join(guard.name === 'or' ? manner.or : manner.and);
}

/** `{ open: { resend: 'resending' } }` → `open.resend.resending`. */
function innermost(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, child]) => `${key}.${innermost(child)}`)
    .join();
}
