import ky, { HTTPError, type KyInstance, type Options } from 'ky';
import { safeParse } from 'valibot';
import { errorSchema } from '../../contract/kit/errors.ts';
import { ApiError, isAborted } from './api-error.ts';
import { readCookie } from './cookies.ts';
import { apiListeners } from './listeners.ts';
import { heedProgram } from './newer-program.ts';
import { apiBase } from './page-settings.ts';
import { heedServerTime } from './server-time.ts';

/**
 * The one HTTP client: same cookies, JSON, the CSRF token echoed, GETs retried after a fault of
 * the network or a 502 to 504. Everything else is the caller's decision (`call`).
 */
const client = (): KyInstance => (made ??= create());
let made: KyInstance | undefined;

const create = (): KyInstance =>
  ky.create({
    prefix: new URL(apiBase(), document.baseURI),
    credentials: 'include',
    headers: { accept: 'application/json' },
    timeout: 30_000,
    retry: { limit: 2, methods: ['get'], statusCodes: [502, 503, 504], afterStatusCodes: [503], maxRetryAfter: 5_000 },
    hooks: {
      beforeRequest: [
        ({ request }) => {
          const token = readCookie('XSRF-TOKEN');
          if (token !== undefined && request.method !== 'GET') request.headers.set('X-XSRF-TOKEN', token);
          const person = apiListeners().person();
          if (person !== undefined) request.headers.set('X-Person', person);
        },
      ],
      afterResponse: [({ response }) => heedServerTime(response), ({ response }) => heedProgram(response)],
    },
  });

function apiErrorOf(error: unknown): unknown {
  if (isAborted(error)) return error;
  if (!(error instanceof HTTPError)) return new ApiError(0, 'network', '', { cause: error });
  const { status } = error.response;
  const body = safeParse(errorSchema, error.data);
  if (!body.success) return new ApiError(status, 'invalid_answer', '', { cause: error });
  const { message, code, meta = {} } = body.output;
  const seconds = Number(error.response.headers.get('retry-after') ?? Number.NaN);
  const retryAfterMs = Number.isFinite(seconds) ? seconds * 1000 : undefined;
  return new ApiError(status, code, message, { fieldErrors: meta.errors ?? {}, meta, retryAfterMs, cause: error });
}

/** @throws ApiError for every answer but a success; an AbortError when it is cancelled */
export async function sendRequest(url: string, init: Options = {}): Promise<Response> {
  try {
    return await client()(url, init);
  } catch (error) {
    throw apiErrorOf(error);
  }
}

let refreshing: Promise<void> | undefined;

/** Fetches a fresh CSRF token; calls that come meanwhile share the one request. */
export function refreshCsrf(): Promise<void> {
  refreshing ??= sendRequest('auth/csrf-cookie')
    .then(() => undefined)
    .finally(() => {
      refreshing = undefined;
    });
  return refreshing;
}
