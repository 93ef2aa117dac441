import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { type Role, roles } from '../../contract/kit/roles.ts';
import type { Config } from '../config.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';

declare module 'fastify' {
  interface FastifyInstance {
    browserCookies: BrowserCookies;
  }
}

/** Readable: the browser echoes it in X-XSRF-TOKEN. */
const csrfCookie = 'XSRF-TOKEN';
/** Readable, without secrets, parted by dots: the second (since 1970) in which the session ends unless it is used, the last it may reach, whose role it is. */
const hintCookie = 'session_hint';
/** Users that one browser is remembered for. */
const mostMarks = 5;
const secretForm = /^[\w-]{60,80}$/;

interface SessionFacts {
  readonly role: Role;
  readonly expires_at: Date;
  readonly ends_at: Date;
}

/**
 * The cookies that make a browser somebody. The CSRF token is an HMAC over the tenant and the secret of the
 * session (or of the guest), so it changes with every new session and is worth nothing on another tenant's host.
 */
export class BrowserCookies {
  readonly #key: Buffer;
  readonly #secure: boolean;
  readonly #baseDomain: string;

  constructor(key: Buffer, { https, baseDomain }: Pick<Config, 'https' | 'baseDomain'>) {
    this.#key = key;
    this.#secure = https;
    this.#baseDomain = baseDomain;
  }

  get #prefix(): string {
    return this.#secure ? '__Host-' : '';
  }

  get #shared() {
    return { path: '/', sameSite: 'lax', secure: this.#secure } as const;
  }

  /** Of cookies that pages read: those of an API with a host of its own reach the tenant's pages, which lie above it. */
  #readable({ request: { isApiHost, tenant } }: FastifyReply) {
    return isApiHost && tenant ? { ...this.#shared, domain: `${tenant.slug}.${this.#baseDomain}` } : this.#shared;
  }

  /** The session's secret as sent, whether or not such a session exists. */
  sessionSecret(request: FastifyRequest): string | undefined {
    return this.#read(request, 'session');
  }

  /** Whether a page is for somebody: what an API of another host keeps for itself isn't sent to the pages, its hint is. */
  hasSession(request: FastifyRequest): boolean {
    return this.sessionSecret(request) !== undefined || (request.cookies[hintCookie] ?? '') !== '';
  }

  /** Whose session the browser believes to have: good enough to ask for files early, for nothing else. */
  hintedSession(request: FastifyRequest, now: Date): { readonly role: Role | undefined } | undefined {
    const [until, , role] = (request.cookies[hintCookie] ?? '').split('.');
    if (!(Number(until) * 1000 > now.getTime())) return undefined;
    return { role: roles.find((known) => known === role) };
  }

  /** What the pages tell a session from the next one by (src/api/session-hint.ts); empty where it is none. */
  sessionMark(request: FastifyRequest): string {
    return /^\d+\.(\d+)\./.exec(request.cookies[hintCookie] ?? '')?.[1] ?? '';
  }

  #read(request: FastifyRequest, name: string): string | undefined {
    const value = request.cookies[this.#prefix + name];
    return value !== undefined && secretForm.test(value) ? value : undefined;
  }

  /** A new secret: the tenant's id, so that a planted cookie of another tenant is recognised, and 256 random bits. */
  newSecret(tenant: TenantRow): string {
    return Buffer.concat([Buffer.from(tenant.id.replaceAll('-', ''), 'hex'), randomBytes(32)]).toString('base64url');
  }

  /** Whether a secret was made for this tenant. */
  belongsTo(secret: string, tenant: TenantRow): boolean {
    return Buffer.from(secret, 'base64url').subarray(0, 16).toString('hex') === tenant.id.replaceAll('-', '');
  }

  setSession(reply: FastifyReply, tenant: TenantRow, secret: string, facts: SessionFacts): void {
    const expires = facts.ends_at;
    reply.setCookie(`${this.#prefix}session`, secret, { ...this.#shared, httpOnly: true, expires });
    const times = [facts.expires_at, facts.ends_at].map((time) => Math.floor(time.getTime() / 1000));
    const hint = [...times, facts.role].join('.');
    reply.setCookie(hintCookie, hint, { ...this.#readable(reply), expires });
    reply.setCookie(csrfCookie, this.#token(tenant, secret), { ...this.#readable(reply), expires });
  }

  clearSession(reply: FastifyReply): void {
    reply.clearCookie(`${this.#prefix}session`, { ...this.#shared, httpOnly: true });
    reply.clearCookie(hintCookie, this.#readable(reply));
    reply.clearCookie(csrfCookie, this.#readable(reply));
  }

  /** Gives a CSRF token: bound to the session's secret where one was sent, else to a guest's of its own. */
  setCsrf(request: FastifyRequest, reply: FastifyReply, tenant: TenantRow): void {
    let binding = this.#binding(request);
    if (binding === undefined) {
      binding = this.newSecret(tenant);
      reply.setCookie(`${this.#prefix}guest`, binding, { ...this.#shared, httpOnly: true });
    }
    reply.setCookie(csrfCookie, this.#token(tenant, binding), this.#readable(reply));
  }

  /** Whether X-XSRF-TOKEN is the token of this browser on this tenant. */
  hasCsrf(request: FastifyRequest, tenant: TenantRow): boolean {
    const binding = this.#binding(request);
    const sent = request.headers['x-xsrf-token'];
    if (binding === undefined || typeof sent !== 'string') return false;
    const expected = Buffer.from(this.#token(tenant, binding));
    const given = Buffer.from(sent);
    return given.length === expected.length && timingSafeEqual(given, expected);
  }

  /**
   * Marks a browser in which this user was somebody, so that nothing a stranger does keeps them out there. A browser
   * knows the last few: families share one.
   */
  setKnownDevice(request: FastifyRequest, reply: FastifyReply, tenant: TenantRow, userId: string): void {
    const own = this.#deviceMark(tenant, userId);
    const others = this.#deviceMarks(request).filter((mark) => mark !== own);
    const marks = [own, ...others].slice(0, mostMarks).join('.');
    reply.setCookie(`${this.#prefix}device`, marks, { ...this.#shared, httpOnly: true, maxAge: 365 * 86_400 });
  }

  isKnownDevice(request: FastifyRequest, tenant: TenantRow, userId: string): boolean {
    const expected = Buffer.from(this.#deviceMark(tenant, userId));
    return this.#deviceMarks(request).some((mark) => {
      const given = Buffer.from(mark);
      return given.length === expected.length && timingSafeEqual(given, expected);
    });
  }

  #deviceMarks(request: FastifyRequest): readonly string[] {
    return (request.cookies[`${this.#prefix}device`] ?? '').split('.', mostMarks).filter((mark) => mark !== '');
  }

  #deviceMark(tenant: TenantRow, userId: string): string {
    return this.#sign(`device\n${tenant.id}\n${userId}`);
  }

  #binding(request: FastifyRequest): string | undefined {
    return this.sessionSecret(request) ?? this.#read(request, 'guest');
  }

  #token(tenant: TenantRow, binding: string): string {
    return this.#sign(`csrf\n${tenant.id}\n${binding}`);
  }

  #sign(text: string): string {
    return createHmac('sha256', this.#key).update(text).digest('base64url');
  }
}
