import type { FastifyInstance, InjectOptions, LightMyRequestResponse } from 'fastify';
import type { Endpoint, InputOf, ResponseOf } from '../../contract/kit/endpoint.ts';
import type { ErrorBody } from '../../contract/kit/errors.ts';

/** What came back: the status, the parsed body, and the answer itself. */
export interface Reply<T = unknown> {
  readonly status: number;
  readonly body: T;
  readonly raw: LightMyRequestResponse;
}

type Method = 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
type Headers = Record<string, string>;

interface SendOptions {
  readonly body?: unknown;
  readonly headers?: Headers;
  /** As sent, instead of JSON of `body`. */
  readonly payload?: string | Buffer;
}

/** A browser without a screen: keeps cookies as one does, echoes the CSRF token, speaks from its own origin. */
export class ApiClient {
  readonly cookies = new Map<string, string>();
  /** Sent with every request; change it freely. */
  readonly headers: Headers = { 'accept-language': 'en', 'sec-fetch-site': 'same-origin' };
  /** The network address it seems to come from. */
  address = '127.0.0.1';
  readonly host: string;
  readonly #app: FastifyInstance;

  constructor(app: FastifyInstance, host: string) {
    this.#app = app;
    this.host = host;
  }

  /** Calls an endpoint of the contract. `version` becomes If-Match. */
  async call<E extends Endpoint>(
    endpoint: E,
    input: InputOf<E> = {} as InputOf<E>,
    { version, key }: { version?: number; key?: string } = {},
  ): Promise<Reply<ResponseOf<E>> & { readonly error: ErrorBody }> {
    const {
      params = {},
      query,
      body,
      file,
    } = input as { params?: Record<string, string>; query?: Record<string, unknown>; body?: unknown; file?: Blob };
    const path = endpoint.path.replaceAll(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(params[name] ?? ''));
    const search = new URLSearchParams(flat(query ?? {})).toString();
    const reply = await this.send(endpoint.method, `/api${path}${search && `?${search}`}`, {
      body,
      ...(file && { payload: Buffer.from(await file.arrayBuffer()) }),
      headers: {
        ...(file && { 'content-type': file.type }),
        ...(version !== undefined && { 'if-match': `"${version}"` }),
        ...(key !== undefined && { 'idempotency-key': key }),
      },
    });
    return { ...reply, body: reply.body as ResponseOf<E>, error: reply.body as ErrorBody };
  }

  /** Sends anything, as a page of this host would. */
  async send(method: Method, url: string, { body, payload, headers = {} }: SendOptions = {}): Promise<Reply> {
    const isUnsafe = method !== 'GET';
    if (isUnsafe && !this.cookies.has('XSRF-TOKEN') && url !== '/api/auth/csrf-cookie')
      await this.send('GET', '/api/auth/csrf-cookie');
    const token = this.cookies.get('XSRF-TOKEN');
    const content = payload ?? (body === undefined ? undefined : JSON.stringify(body));
    const options: InjectOptions = {
      method,
      url,
      remoteAddress: this.address,
      headers: {
        host: this.host,
        accept: 'application/json',
        ...(isUnsafe && { origin: `http://${this.host}` }),
        ...(isUnsafe && token !== undefined && { 'x-xsrf-token': decodeURIComponent(token) }),
        ...(content !== undefined && { 'content-type': 'application/json' }),
        ...(this.cookies.size > 0 && {
          cookie: [...this.cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        }),
        ...this.headers,
        ...headers,
      },
      ...(content !== undefined && { payload: content }),
    };
    const raw = await this.#app.inject(options);
    for (const cookie of raw.cookies) {
      const gone =
        cookie.value === '' ||
        (cookie.maxAge !== undefined && cookie.maxAge <= 0) ||
        (cookie.expires !== undefined && cookie.expires.getTime() === 0);
      if (gone) this.cookies.delete(cookie.name);
      else this.cookies.set(cookie.name, cookie.value);
    }
    const isJson = raw.headers['content-type']?.toString().startsWith('application/json');
    return { status: raw.statusCode, body: isJson ? (raw.json() as unknown) : raw.body, raw };
  }

  /** Logs in, and throws where that fails. */
  async login(email: string, password = 'Lehrstelle-2026'): Promise<void> {
    const { status, body } = await this.send('POST', '/api/auth/login', { body: { email, password } });
    if (status !== 204) throw new Error(`login answered ${status}: ${JSON.stringify(body)}`);
  }
}

function flat(query: Record<string, unknown>): [string, string][] {
  const write = (key: string, value: unknown): [string, string][] => {
    if (value === undefined) return [];
    if (Array.isArray(value)) return value.flatMap((item) => write(`${key}[]`, item));
    if (typeof value === 'object' && value !== null)
      return Object.entries(value).flatMap(([name, inner]) => write(`${key}[${name}]`, inner));
    return [[key, typeof value === 'string' ? value : JSON.stringify(value)]];
  };
  return Object.entries(query).flatMap(([key, value]) => write(key, value));
}

/** The body of an answer that has to be a success. */
export async function succeeded<Body>(
  answer: Promise<{ readonly status: number; readonly body: Body }>,
): Promise<Body> {
  const { status, body } = await answer;
  if (status >= 300) throw new Error(`the server answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
