import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** For the inline styles and scripts of this very answer. */
    nonce: string | undefined;
  }
}

/** The policy of a page; `nonce` admits the page's own inline style and script. */
export function contentPolicy(nonce?: string): string {
  const inline = nonce === undefined ? '' : ` 'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "manifest-src 'self'",
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** The policy of data: whoever opens it by its address sees text, which needs nothing and stands in no other page. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";

/** Makes the nonce of an answer, once. */
export function nonceOf(reply: FastifyReply): string {
  reply.nonce ??= randomBytes(16).toString('base64');
  return reply.nonce;
}

const isOf = (reply: FastifyReply, types: RegExp): boolean => types.test(String(reply.getHeader('content-type') ?? ''));
/** What never becomes a document of its own; the login page has a dozen, and half a kilobyte each of headers nobody reads. */
const partOfPage = /^(text\/javascript|application\/javascript|text\/css|font\/)/;
/** What has no scripts that a policy could hold back. */
const data = /^application\/json/;

/** The same guarded headers on every answer, errors included; scripts, styles and fonts carry those that mean something there. */
export function guardHeaders(app: FastifyInstance, config: Config): void {
  const isSecure = config.https;
  app.decorateReply('nonce', undefined);
  app.addHook('onSend', async (_request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    reply.header('cross-origin-resource-policy', 'same-origin');
    const isData = isOf(reply, data);
    if (!isOf(reply, partOfPage)) {
      if (!reply.hasHeader('content-security-policy'))
        reply.header('content-security-policy', isData ? dataPolicy : contentPolicy(reply.nonce));
      reply.header('referrer-policy', 'no-referrer');
      reply.header('cross-origin-opener-policy', 'same-origin');
      reply.header('x-frame-options', 'DENY');
      if (!isData) reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
    }
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
