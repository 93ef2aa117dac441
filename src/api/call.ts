import type { Options } from 'ky';
import { safeParse } from 'valibot';
import type { Endpoint, InputOf, ResponseOf } from '../../contract/kit/endpoint.ts';
import { takeAnswer } from './answers-at-hand.ts';
import { ApiError, isAborted } from './api-error.ts';
import { readCookie } from './cookies.ts';
import { findClient } from './find-client.ts';
import { type ApiListeners, apiListeners } from './listeners.ts';
import { fillPath, queryString } from './query.ts';
import { wrote } from './writings.ts';

export interface CallOptions {
  readonly signal?: AbortSignal;
  /** The caller handles 401, 403 stages and 429 itself; nobody else hears of them. */
  readonly untouched?: boolean;
  /** The record's version, sent as `If-Match`. */
  readonly version?: number | string;
  /** Repeats an earlier try: the same key and body give the same answer. Made anew where absent. */
  readonly idempotencyKey?: string;
}

type Parts = { params?: unknown; query?: unknown; body?: unknown; file?: Blob };

/** Where the CSRF cookie is always fetched first (specification, section 7). */
const startsAnew = /^\/auth\/(login|register\/\w+|password\/(forgot|reset))$/;

/** A guest who has no token yet gets one first: a page makes no request that is bound to fail. */
const needsFreshToken = ({ method, path }: Endpoint): boolean =>
  startsAnew.test(path) || (method !== 'GET' && readCookie('XSRF-TOKEN') === undefined);

const refreshToken = async (): Promise<void> => (await findClient()).refreshCsrf();

export function requestOf(endpoint: Endpoint, input: Parts, options: CallOptions): { url: string; init: Options } {
  const search = queryString(input.query);
  const headers: Record<string, string> = {};
  if (endpoint.idempotent) headers['idempotency-key'] = options.idempotencyKey ?? crypto.randomUUID();
  if (options.version !== undefined) headers['if-match'] = `"${options.version}"`;
  return {
    url: fillPath(endpoint.path, input.params) + (search && `?${search}`),
    init: {
      method: endpoint.method.toLowerCase(),
      headers,
      ...(input.body !== undefined && { json: input.body }),
      ...(input.file && { body: input.file }),
      ...(options.signal && { signal: options.signal }),
    },
  };
}

function tell(error: ApiError, endpoint: Endpoint, listeners: ApiListeners, epoch: number): void {
  if (error.status === 401 && endpoint.path !== '/auth/logout') listeners.onUnauthenticated(epoch);
  if (error.status === 403 && error.code !== 'forbidden') listeners.onGateRefused();
  if (error.status === 429) listeners.onTooManyRequests();
}

/** What was thrown, as an error of the API of which everybody who has to hear of it has heard. */
export function told(thrown: unknown, endpoint: Endpoint, epoch: number, { untouched }: CallOptions = {}): unknown {
  const listeners = apiListeners();
  const error =
    isAborted(thrown) || thrown instanceof ApiError ? thrown : new ApiError(0, 'network', '', { cause: thrown });
  if (error instanceof ApiError && error.code === 'another_person') listeners.onAnotherPerson();
  else if (error instanceof ApiError && !untouched) tell(error, endpoint, listeners, epoch);
  return error;
}

/**
 * Calls an endpoint of the contract and gives its parsed answer. After a 419 the token is
 * refreshed, once for all, and the request repeated once.
 * @throws ApiError for every answer but a success; an AbortError when `signal` cancels it
 */
export async function call<E extends Endpoint>(
  endpoint: E,
  input: InputOf<E>,
  options: CallOptions = {},
): Promise<ResponseOf<E>> {
  const epoch = apiListeners().epoch();
  const { url, init } = requestOf(endpoint, input, options);
  const send = async () => {
    const early = endpoint.method === 'GET' ? takeAnswer(url) : undefined;
    if (early !== undefined) return early;
    const { sendRequest } = await findClient();
    const response = await sendRequest(url, init);
    return endpoint.response === undefined || response.status === 204 ? undefined : await response.json();
  };
  try {
    if (needsFreshToken(endpoint)) await refreshToken();
    const answer = await send().catch(async (error: unknown) => {
      if (!(error instanceof ApiError) || error.status !== 419) throw error;
      await refreshToken();
      return send();
    });
    if (endpoint.method !== 'GET') wrote(endpoint.path);
    if (endpoint.response === undefined) return undefined as ResponseOf<E>;
    const parsed = safeParse(endpoint.response, answer);
    if (!parsed.success) throw new ApiError(200, 'invalid_answer', endpoint.name, { cause: parsed.issues });
    return parsed.output as ResponseOf<E>;
  } catch (thrown) {
    throw told(thrown, endpoint, epoch, options);
  }
}
