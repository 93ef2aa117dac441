import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { contrast } from '../../contract/kit/contrast.ts';
import { applicationParams, type Head, headInputSchema } from '../../contract/tenants/tenants.schema.ts';
import { Failure } from '../http/failure.ts';

type HeadInput = v.InferOutput<typeof headInputSchema>;

/** Addresses of a tenant's manifest and icon, and the colour of the browser's frame. Nothing is stored: the query carries both. */
export function headOf(application: string, { name, color }: HeadInput): Head {
  const base = `/api/v1/heads/${application}`;
  const query = new URLSearchParams({ name, color });
  return {
    manifest_url: `${base}/manifest.webmanifest?${query}`,
    favicon_url: `${base}/favicon.svg?${new URLSearchParams({ name, color })}`,
    theme_color: color,
  };
}

const manifestOf = (application: string, { name, color }: HeadInput) => ({
  id: '/',
  name,
  short_name: name.slice(0, 12),
  start_url: '/',
  display: 'standalone',
  theme_color: color,
  background_color: '#ffffff',
  icons: [
    { src: headOf(application, { name, color }).favicon_url, sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  ],
});

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** The first letter on the tenant's colour, in black or white, whichever reads better. */
function iconOf({ name, color }: HeadInput): string {
  const letter = escaped([...new Intl.Segmenter().segment(name.toUpperCase())][0]?.segment ?? '');
  const ink = contrast(color, '#ffffff') >= contrast(color, '#111111') ? '#ffffff' : '#111111';
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
      .type('application/manifest+json')
      .send(JSON.stringify(manifestOf(application, input)));
  });
  app.get('/api/v1/heads/:application/favicon.svg', async (request, reply) => {
    const { input } = readHead(request.params, request.query);
    return reply.header('cache-control', day).type('image/svg+xml').send(iconOf(input));
  });
}
