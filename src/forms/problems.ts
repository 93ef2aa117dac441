import type { I18n } from '@lingui/core';
import type { RuleIssue } from '../../contract/kit/rules.ts';
import { ruleSentence } from './rule-sentence.ts';
import type { FormError } from './form-error.ts';

/** One thing to put right. */
export interface Problem {
  readonly field: string;
  readonly sentence: string;
  /** The page has this field: one can go there. */
  readonly isShown: boolean;
}

type Wrong = readonly (readonly [field: string, issue: RuleIssue])[];

/** The fields that break a rule of the schema, each with the first one, in the order they stand on the page. */
export function wrongFields(fieldMeta: object): Wrong {
  const fields: [string, { readonly errors: readonly unknown[] }][] = Object.entries(fieldMeta);
  return fields.flatMap(([field, { errors }]) => {
    const [first] = errors.flat() as RuleIssue[];
    return first === undefined ? [] : [[field, first] as const];
  });
}

/** Everything that is wrong with a form, said once for each field: the schema's rules first, then what the server said. */
export function problemsOf(i18n: I18n, wrong: Wrong, formError: FormError, shown: ReadonlySet<string>): Problem[] {
  const sentences = new Map([
    ...Object.entries(formError.fields).map(([field, [first = '']]) => [field, first] as const),
    ...wrong.map(([field, issue]) => [field, ruleSentence(i18n, field, issue)] as const),
  ]);
  return [...sentences].map(([field, sentence]) => ({ field, sentence, isShown: shown.has(field) }));
}
