import type { ErrorCode } from '../../contract/kit/errors.ts';
import type { RuleIssue, RuleIssues } from '../../contract/kit/rules.ts';

export interface FailureOptions {
  /** Broken rules by field, for example `{ email: [{ rule: 'credentials' }] }`. */
  readonly errors?: RuleIssues;
  /** Further facts for the answer's `meta`, for example the events allowed now. */
  readonly meta?: Readonly<Record<string, unknown>>;
  /** What the transaction wrote is kept, for example the counted try. Otherwise a failure rolls back. */
  readonly keep?: boolean;
  /** Seconds for the header Retry-After. */
  readonly retryAfter?: number;
}

/** A failure of the domain: its code decides the HTTP status, the sentence comes from the catalog. */
export class Failure extends Error {
  readonly code: ErrorCode;
  readonly errors: RuleIssues | undefined;
  readonly meta: Readonly<Record<string, unknown>> | undefined;
  readonly keep: boolean;
  readonly retryAfter: number | undefined;

  constructor(code: ErrorCode, options: FailureOptions = {}) {
    super(code);
    this.name = 'Failure';
    this.code = code;
    this.errors = options.errors;
    this.meta = options.meta;
    this.keep = options.keep ?? false;
    this.retryAfter = options.retryAfter;
  }
}

/** @throws Failure validation: this field breaks a rule */
export function refuseField(field: string, issue: RuleIssue): never {
  throw new Failure('validation', { errors: { [field]: [issue] } });
}
