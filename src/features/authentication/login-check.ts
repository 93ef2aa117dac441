import type { I18n } from '@lingui/core';
import { safeParse } from 'valibot';
import { type Login, loginSchema } from '../../../contract/authentication/authentication.schema.ts';
import { rulesByField } from '../../../contract/kit/rules.ts';
import type { OpenSessionResult } from '../../../machines/session/session.types.ts';
import { ruleSentences } from '../../forms/rule-sentence.ts';
import { noError, type FormError, formErrorOf } from '../../forms/form-error.ts';

/** What stands in the login form: the values to send, or what is wrong with them. */
export function checkLogin(i18n: I18n, form: FormData): { values: Login } | { formError: FormError } {
  const parsed = safeParse(loginSchema, Object.fromEntries(form));
  if (parsed.success) return { values: parsed.output };
  return { formError: { fields: ruleSentences(i18n, rulesByField(parsed.issues)), general: undefined } };
}

/** When the account is erased whose password was right; undefined for every other answer. */
export const deletedOn = (result: OpenSessionResult): string | undefined =>
  result.kind === 'refused' && result.code === 'deletion_scheduled' ? result.until : undefined;

/** What the form says about the answer. Which of the two is wrong nobody is told, so it stands at neither. */
export function loginError(result: OpenSessionResult): FormError {
  if (result.kind === 'ok' || deletedOn(result)) return noError;
  return { fields: {}, general: formErrorOf(result).general };
}
