import type { Failed, Refused, Unauthenticated } from '../../machines/kit/results.ts';
import { ApiError } from './api-error.ts';

const refusals: readonly number[] = [400, 403, 404, 409, 412, 422, 429];

/**
 * The typed outcome of a failed call, for an actor to resolve with (machines never see thrown errors):
 * `refused` where the server understood and said no, `unauthenticated` for a 401, else `failed`.
 */
export function outcomeOf(error: unknown): Refused | Unauthenticated | Failed {
  if (!(error instanceof ApiError)) return { kind: 'failed', error };
  if (error.status === 401) return { kind: 'unauthenticated' };
  if (error.code === 'network' || error.code === 'invalid_answer' || !refusals.includes(error.status))
    return { kind: 'failed', error };
  const { until } = error.meta;
  return {
    kind: 'refused',
    code: error.code,
    message: error.message,
    errors: error.fieldErrors,
    ...(typeof until === 'string' && { until }),
  };
}
