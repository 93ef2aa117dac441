import { randomBytes } from 'node:crypto';
import type { FastifyInstance, FastifyReply } from 'fastify';
import type { Config } from '../config.ts';
import { apiBaseOf } from '../tenants/api-host.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** For the inline styles and scripts of this very answer. */
    nonce: string | undefined;
  }
}

/** Other origins that the settings name: whom a page asks, and whose manifest and icon it shows. */
interface Origins {
  readonly asked: readonly string[];
  readonly shown: readonly string[];
}

/** What the settings add to the policy of a tenant's pages. */
function originsOf(config: Config, slug: string | undefined): Origins {
  const origin = (url: string | undefined): string[] => (url === undefined ? [] : [new URL(url).origin]);
  const shown = origin(config.manifestService);
  return { asked: [...origin(slug === undefined ? undefined : apiBaseOf(config, slug)), ...shown], shown };
}

/** The policy of a page; `nonce` admits the page's own inline style and script. */
export function contentPolicy(nonce?: string, { asked, shown }: Origins = { asked: [], shown: [] }): string {
  const also = (origins: readonly string[]): string => origins.map((origin) => ` ${origin}`).join('');
  const inline = nonce === undefined ? '' : ` 'nonce-${nonce}'`;
  return [
    "default-src 'none'",
    `script-src 'self'${inline}`,
    `style-src 'self'${inline}`,
    `img-src 'self' data:${also(shown)}`,
    "font-src 'self'",
    `connect-src 'self'${also(asked)}`,
    `manifest-src 'self'${also(shown)}`,
    "frame-ancestors 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** The policy of data: whoever opens it by its address sees text, which needs nothing and stands in no other page. */
const dataPolicy = "default-src 'none'; frame-ancestors 'none'";
/** The policy of a drawing, opened by its address a document of its own: no script, no form, no origin. */
const drawingPolicy = `${dataPolicy}; sandbox`;

/** Makes the nonce of an answer, once. */
export function nonceOf(reply: FastifyReply): string {
  reply.nonce ??= randomBytes(16).toString('base64');
  return reply.nonce;
}

const isOf = (reply: FastifyReply, types: RegExp): boolean => types.test(String(reply.getHeader('content-type') ?? ''));
/** What never becomes a document of its own; the login page has a dozen, and half a kilobyte each of headers nobody reads. */
const partOfPage = /^(text\/javascript|text\/css|font\/)/;
/** What has no scripts that a policy could hold back: answers of the API, and pictures made of pixels. */
const data = /^(application\/json|image\/(?!svg))/;
const drawing = /^image\/svg/;

/** The same guarded headers on every answer, errors included; scripts, styles and fonts, which are everybody's, carry the two that mean something there. */
export function guardHeaders(app: FastifyInstance, config: Config): void {
  const isSecure = config.https;
  app.decorateReply('nonce', undefined);
  app.addHook('onSend', async (request, reply) => {
    reply.header('x-content-type-options', 'nosniff');
    // The name of RFC 9239; a module is UTF-8 whatever is said of it.
    if (isOf(reply, /^application\/javascript/)) reply.header('content-type', 'text/javascript');
    const isDrawing = isOf(reply, drawing);
    const isData = isDrawing || isOf(reply, data);
    const policy = isDrawing ? drawingPolicy : dataPolicy;
    // a picture in a mail stands in the page of whoever reads it
    if (!reply.hasHeader('cross-origin-resource-policy')) reply.header('cross-origin-resource-policy', 'same-origin');
    if (!isOf(reply, partOfPage)) {
      if (!reply.hasHeader('content-security-policy'))
        reply.header(
          'content-security-policy',
          isData ? policy : contentPolicy(reply.nonce, originsOf(config, request.tenant?.slug)),
        );
      reply.header('referrer-policy', 'no-referrer');
      reply.header('x-frame-options', 'DENY');
      if (!isData) {
        reply.header('cross-origin-opener-policy', 'same-origin');
        reply.header('permissions-policy', 'camera=(), microphone=(), geolocation=(), payment=()');
      }
    }
    if (isSecure) reply.header('strict-transport-security', 'max-age=31536000; includeSubDomains');
  });
}
