import { createHash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { inTenant } from '../db/scope.ts';
import type { Deps } from '../deps.ts';
import { Failure } from '../http/failure.ts';
import { translate } from '../i18n/texts.ts';
import { shareMessages } from '../shell/share.messages.ts';
import { drawIcon, drawShare } from './drawn-pictures.ts';
import { findLogos } from './tenant-logos.repository.ts';
import type { TenantRow } from './tenants.repository.ts';

/** Pictures drawn of a tenant, by the name of their file. */
const drawings = {
  'icon-192.png': (drawn) => drawIcon(drawn, 192, false),
  'icon-512.png': (drawn) => drawIcon(drawn, 512, false),
  'maskable-512.png': (drawn) => drawIcon(drawn, 512, true),
  'touch-icon.png': (drawn) => drawIcon(drawn, 180, true),
  'share.png': drawShare,
} as const satisfies Record<string, typeof drawShare>;

export type TenantPicture = keyof typeof drawings;

/** Changes with what is drawn and with how. */
const style = '2';
const sentenceOf = ({ default_locale }: TenantRow): string => translate(default_locale, shareMessages.picture);
const lookOf = (tenant: TenantRow): string =>
  createHash('sha256')
    .update(JSON.stringify([style, tenant.name, tenant.color, tenant.logo?.hash, sentenceOf(tenant)]))
    .digest('hex')
    .slice(0, 16);

/** Address of a tenant's picture on its own host; it says nothing but how the tenant looks. */
export const tenantPictureUrl = (tenant: TenantRow, file: TenantPicture): string =>
  `/api/v1/tenant-pictures/${lookOf(tenant)}/${file}`;

const isPicture = (file: string): file is TenantPicture => Object.hasOwn(drawings, file);
/** Five of each of many tenants. */
const mostKept = 200;

/** Draws a tenant's pictures when they are first asked for: only those that the tenant has now, so nobody makes it draw others. */
export function serveTenantPictures(app: FastifyInstance, { db }: Deps): void {
  const kept = new Map<string, Promise<Buffer>>();
  const draw = async (tenant: TenantRow, file: TenantPicture): Promise<Buffer> => {
    const hash = tenant.logo?.hash;
    const logos = hash === undefined ? undefined : await inTenant(db, tenant.id, (tx) => findLogos(tx, [hash]));
    const { name, color } = tenant;
    return drawings[file]({ name, color, logo: logos?.get(hash ?? ''), sentence: sentenceOf(tenant) });
  };
  app.get<{ Params: { look: string; file: string } }>(
    '/api/v1/tenant-pictures/:look/:file',
    async ({ tenant, params: { look, file } }, reply) => {
      if (!tenant || !isPicture(file) || look !== lookOf(tenant)) throw new Failure('not_found');
      const key = `${tenant.id} ${look} ${file}`;
      if (kept.size >= mostKept) kept.clear();
      const drawn = kept.get(key) ?? draw(tenant, file);
      kept.set(key, drawn);
      drawn.catch(() => kept.delete(key));
      return reply
        .header('cache-control', 'public, max-age=31536000, immutable')
        .type('image/png')
        .send(await drawn);
    },
  );
}
