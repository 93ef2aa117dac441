import { tenantUrl } from '../tenants/tenant-url.ts';
import { shareSize } from '../tenants/drawn-pictures.ts';
import { tenantPictureUrl } from '../tenants/tenant-pictures.ts';
import type { Config } from '../config.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { translate } from '../i18n/texts.ts';
import { shareMessages } from './share.messages.ts';

interface Shared {
  readonly config: Config;
  readonly tenant: TenantRow;
  readonly locale: Locale;
  readonly path: string;
}

/** Pages that people send each other; of every other one the front door is shown. None of them names anybody. */
const shared: Readonly<Record<string, Exclude<keyof typeof shareMessages, 'picture'>>> = {
  '/register/applicant': 'code',
  '/register/employee': 'company',
  '/help': 'help',
};

/** Whole without a query or a secret. */
const addressed: ReadonlySet<string> = new Set(['/', '/login', '/help']);

/**
 * What a chat shows of a link to a page (ogp.me): the tenant's name, in its own address, never one from the request. The
 * page's own query is left out, so the address itself is told only of pages that are whole without it.
 */
export function shareTags({ config, tenant, locale, path }: Shared): readonly (readonly [string, string])[] {
  const page = shared[path] ?? 'door';
  const say = (part: 'title' | 'description') => translate(locale, shareMessages[page][part], { tenant: tenant.name });
  return [
    ['description', say('description')],
    ['og:type', 'website'],
    ['og:site_name', tenant.name],
    ['og:locale', locale === 'de' ? 'de_DE' : 'en_GB'],
    ['og:title', say('title')],
    ['og:description', say('description')],
    ...(addressed.has(path) ? [['og:url', tenantUrl(config, tenant, path === '/' ? '/login' : path)] as const] : []),
    ['og:image', tenantUrl(config, tenant, tenantPictureUrl(tenant, 'share.png'))],
    ['og:image:width', String(shareSize.width)],
    ['og:image:height', String(shareSize.height)],
    ['og:image:type', 'image/png'],
    ['og:image:alt', `${tenant.name}: ${translate(tenant.default_locale, shareMessages.picture)}`],
    ['twitter:card', 'summary_large_image'],
  ];
}
