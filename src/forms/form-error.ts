import type { MessageDescriptor } from '@lingui/core';
import { errorMessages } from '../../contract/kit/errors.messages.ts';
import { type ErrorCode, errorStatus } from '../../contract/kit/errors.ts';
import type { Failed, Refused, Unauthenticated } from '../../machines/kit/results.ts';
import { ApiError } from '../api/api-error.ts';

/** What a form shows after a submit that didn't succeed. */
export interface FormError {
  /** Sentences by field as sent (`meta.phonenumber`); a field shows its first. */
  readonly fields: Readonly<Record<string, readonly string[]>>;
  /** One sentence above the form: ours, which follows the page's language, or the server's as it came. */
  readonly general: MessageDescriptor | string | undefined;
}

export const noError: FormError = { fields: {}, general: undefined };

/** 401 starts the login, 429 has its notification, both by themselves; a 419 was repeated. */
const silent: readonly ErrorCode[] = ['unauthenticated', 'csrf', 'too_many_requests'];
/** Codes so general that the server's own sentence says more. */
const vague: readonly ErrorCode[] = ['malformed', 'conflict'];

const noFields: ReadonlySet<string> = new Set();

/** The page says so above everything, and until when: one thing is said, not two (`offline-banner.tsx`). */
const isOffline = ({ error }: Failed): boolean =>
  error instanceof ApiError && error.code === 'network' && !globalThis.navigator.onLine;

/**
 * The specification's rules for form errors (section 8): 401 and 419 say nothing, 422 goes to the
 * fields, a known code is said in our words, other 400 and 409 in the server's, everything else is
 * the unknown error.
 * @param shown names of the fields on the page, which say their errors; that of another field is said above the form
 */
export function formErrorOf(outcome: Refused | Unauthenticated | Failed, shown = noFields): FormError {
  const unknown: FormError = { fields: {}, general: errorMessages.internal };
  if (outcome.kind === 'unauthenticated') return noError;
  if (outcome.kind === 'failed') return isOffline(outcome) ? noError : unknown;
  const { code, message, errors } = outcome;
  if (silent.includes(code)) return noError;
  const entries = Object.entries(errors);
  if (entries.length > 0) {
    const unmapped = entries.filter(([field]) => !shown.has(field));
    return { fields: errors, general: unmapped[0]?.[1][0] };
  }
  if (vague.includes(code)) return message === '' ? unknown : { fields: {}, general: message };
  return errorStatus[code] === 500 ? unknown : { fields: {}, general: errorMessages[code] };
}

/** The same without what was said about a field that is being corrected, or about a part of it. */
export function withoutField(formError: FormError, field: string): FormError {
  const fields = Object.entries(formError.fields);
  const left = fields.filter(([name]) => name !== field && !name.startsWith(`${field}.`));
  return left.length === fields.length ? formError : { ...formError, fields: Object.fromEntries(left) };
}
