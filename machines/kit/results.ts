import type { ErrorCode, FieldErrors } from '../../contract/kit/errors.ts';

/** The server understood and said no: the form shows the errors at their fields, or the message. */
export type Refused = {
  kind: 'refused';
  code: ErrorCode;
  message: string;
  errors: FieldErrors;
  /** The moment the refusal is about, where it names one. */
  until?: string;
};
export type Unauthenticated = { kind: 'unauthenticated' };
/** No answer, or one nobody planned for; `error` is kept for the report only. */
export type Failed = { kind: 'failed'; error?: unknown };
