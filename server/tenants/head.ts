import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { applicationParams, type Head, headInputSchema } from '../../contract/tenants/tenants.schema.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { Failure } from '../http/failure.ts';
import { firstLetter, inkOn } from './drawn-pictures.ts';
import { tenantPictureUrl } from './tenant-pictures.ts';
import type { TenantRow } from './tenants.repository.ts';

type HeadInput = v.InferOutput<typeof headInputSchema>;

/** More of a name than this is asked for by nobody. */
const headName = (name: string): string => name.slice(0, 120).trim();

/** Addresses of a tenant's manifest and icon, and the colour of the browser's frame. Nothing is stored: the query carries both. */
export function headOf(application: string, { name, color }: HeadInput): Head {
  const base = `/api/v1/heads/${application}`;
  const query = new URLSearchParams({ name: headName(name), color });
  return {
    manifest_url: `${base}/manifest.webmanifest?${query}`,
    favicon_url: `${base}/favicon.svg?${query}`,
    theme_color: color,
  };
}

/** So much of a name stands below an icon; a home screen cuts what is longer, where it likes. */
const shortest = 12;
/** A single word is left to it whole: cut by us it would be wrong everywhere. */
const longestWord = 24;

/** Whole words as far as they fit, at least the first; of a word that is none, its beginning. */
export function shortName(name: string): string {
  const words = name.trim().split(/\s+/);
  const [first = ''] = words;
  if (first.length > longestWord) return [...first].slice(0, shortest).join('');
  const begun = words.map((_, index) => words.slice(0, index + 1).join(' '));
  return begun.findLast((beginning) => beginning.length <= shortest) ?? first;
}

const drawing = (src: string) => ({ src, sizes: 'any', type: 'image/svg+xml', purpose: 'any' });
const pixels = (src: string, size: number, purpose: 'any' | 'maskable') => ({
  src,
  sizes: `${size}x${size}`,
  type: 'image/png',
  purpose,
});

/** The tenant's own pictures where the head is its own; anybody else's is a letter. */
const iconsOf = (application: string, input: HeadInput, tenant: TenantRow | undefined) =>
  tenant?.slug === application && headName(tenant.name) === input.name && tenant.color === input.color
    ? [
        pixels(tenantPictureUrl(tenant, 'icon-192.png'), 192, 'any'),
        pixels(tenantPictureUrl(tenant, 'icon-512.png'), 512, 'any'),
        pixels(tenantPictureUrl(tenant, 'maskable-512.png'), 512, 'maskable'),
      ]
    : [drawing(headOf(application, input).favicon_url)];

const manifestOf = (application: string, input: HeadInput, tenant: TenantRow | undefined, lang: Locale) => ({
  id: '/',
  name: input.name,
  short_name: shortName(input.name),
  lang,
  dir: 'ltr',
  start_url: '/',
  scope: '/',
  display: 'standalone',
  theme_color: input.color,
  background_color: '#ffffff',
  icons: iconsOf(application, input, tenant),
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The first letter on the tenant's colour, in black or white, whichever reads better. */
function iconOf({ name, color }: HeadInput): string {
  const letter = escaped(firstLetter(name));
  const ink = inkOn(color);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><rect width="64" height="64" rx="14" fill="${color}"/><text x="32" y="34" fill="${ink}" font-family="Lato,Arial,sans-serif" font-size="38" font-weight="700" text-anchor="middle" dominant-baseline="central">${letter}</text></svg>`;
}

function readHead(params: unknown, query: unknown): { application: string; input: HeadInput } {
  const path = v.safeParse(applicationParams, params);
  const input = v.safeParse(headInputSchema, query);
  if (!path.success || !input.success) throw new Failure('not_found');
  return { application: path.output.application, input: input.output };
}

/** The files that a head names: public, cacheable, made from the query alone. */
export function serveHeads(app: FastifyInstance): void {
  const day = 'public, max-age=86400';
  app.get('/api/v1/heads/:application/manifest.webmanifest', async (request, reply) => {
    const { application, input } = readHead(request.params, request.query);
    return reply
      .header('cache-control', day)
      .header('vary', 'Accept-Language, Cookie')
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(application, input, request.tenant, request.locale)));
  });
  app.get('/api/v1/heads/:application/favicon.svg', async (request, reply) => {
    const { input } = readHead(request.params, request.query);
    return reply.header('cache-control', day).type('image/svg+xml').send(iconOf(input));
  });
}
