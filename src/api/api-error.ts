import type { ErrorCode, FieldErrors } from '../../contract/kit/errors.ts';

/** `network`: no answer came; `invalid_answer`: one came that is not what the contract says. */
export type ApiErrorCode = ErrorCode | 'network' | 'invalid_answer';

/** A call that did not succeed. `status` is 0 where no answer came; `message` is the server's, in the reader's language. */
export class ApiError extends Error {
  readonly status: number;
  readonly code: ApiErrorCode;
  /** Messages by field as sent (`meta.phonenumber`), empty unless the status is 422. */
  readonly fieldErrors: FieldErrors;
  /** What the answer said beside its message, for example the events allowed now. */
  readonly meta: Readonly<Record<string, unknown>>;
  /** How long the server asks to wait, where it says so. */
  readonly retryAfterMs: number | undefined;

  constructor(
    status: number,
    code: ApiErrorCode,
    message = '',
    rest: {
      fieldErrors?: FieldErrors;
      meta?: Record<string, unknown>;
      retryAfterMs?: number | undefined;
      cause?: unknown;
    } = {},
  ) {
    super(message, { cause: rest.cause });
    this.name = 'ApiError';
    this.status = status;
    this.code = code;
    this.fieldErrors = rest.fieldErrors ?? {};
    this.meta = rest.meta ?? {};
    this.retryAfterMs = rest.retryAfterMs;
  }
}

/** True for a call that was cancelled on purpose; such errors are shown to nobody. */
export function isAborted(error: unknown): boolean {
  return error instanceof DOMException && error.name === 'AbortError';
}
