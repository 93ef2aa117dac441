import type { AnyStateMachine } from 'xstate';
import type { Locale } from '../../contract/kit/fields.ts';
import { type AnswerGuard, isAnswerGuard } from '../../machines/kit/answers.ts';
import { answerWords } from '../../machines/kit/answers.words.ts';
import { guardWords } from '../../machines/kit/guards.words.ts';
import { quoted, words } from './words.ts';

/** A guard as xstate keeps it: a name, a name with parameters (a plain one tells guards of a name apart), kinds of an answer, or one built of others. */
type Guard = string | AnswerGuard | { readonly type: string; readonly params?: unknown } | Built | undefined;
type Built = { readonly name: string; readonly guards?: readonly Guard[]; readonly stateValue?: unknown };

interface Manner {
  readonly named: (name: string, parameter: string) => string;
  readonly answered: (kind: string) => string;
  readonly during: (path: string) => string;
  readonly not: string;
  readonly and: string;
  readonly or: string;
}

const joined = (...parts: readonly string[]): string => parts.filter(Boolean).join(' ');

/** As the machine names it: `not in open.resend.resending`. */
export const guardName = (guard: unknown): string =>
  describe(guard as Guard, {
    named: joined,
    answered: (kind) => kind,
    during: (path) => `in ${path}`,
    not: 'not ',
    and: ' and ',
    or: ' or ',
  });

/** As a reader is told: `not during “Sending”`. */
export function guardText(guard: unknown, locale: Locale, titleOf: (path: string) => string): string {
  const named: Readonly<Record<string, string>> = guardWords[locale];
  const kinds: Readonly<Record<string, string>> = answerWords[locale];
  return describe(guard as Guard, {
    named: (name, state) => joined(named[name] ?? name, state && quoted(locale, titleOf(state))),
    answered: (kind) => kinds[kind] ?? kind,
    during: (path) => `${words[locale].during} ${quoted(locale, titleOf(path))}`,
    not: `${words[locale].not} `,
    and: `, ${words[locale].and} `,
    or: `, ${words[locale].or} `,
  });
}

/** What it asks, as the program says it, on one line whatever the formatting. */
export function guardSource(guard: unknown, { implementations }: AnyStateMachine): string {
  const source = (name: string) => String(implementations.guards[name] ?? name);
  const manner = { named: source, answered: String, during: String, not: 'not ', and: ' and ', or: ' or ' };
  return describe(guard as Guard, manner).replaceAll(/\s+/gu, ' ');
}

function describe(guard: Guard, manner: Manner): string {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return manner.named(guard, '');
  if (isAnswerGuard(guard)) return guard.kinds.map(manner.answered).join(manner.or);
  if ('type' in guard) return manner.named(guard.type, typeof guard.params === 'string' ? guard.params : '');
  if (guard.stateValue !== undefined) return manner.during(innermost(guard.stateValue));
  const inner = (guard.guards ?? []).map((one) => describe(one, manner));
  if (guard.name === 'not') return `${manner.not}${inner.join()}`;
  return inner.join(guard.name === 'or' ? manner.or : manner.and);
}

/** `{ open: { resend: 'resending' } }` → `open.resend.resending`. */
function innermost(value: unknown): string {
  if (typeof value !== 'object' || value === null) return String(value);
  return Object.entries(value)
    .map(([key, child]) => `${key}.${innermost(child)}`)
    .join();
}
