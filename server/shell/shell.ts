import type { Locale } from '../../contract/kit/fields.ts';
import type { Role } from '../../contract/kit/roles.ts';
import { basePalette, defaultTenantColor } from '../../contract/kit/palette.ts';
import type { Config } from '../config.ts';
import { headOf } from '../tenants/head.ts';
import { tenantPictureUrl } from '../tenants/tenant-pictures.ts';
import { publicTenant } from '../tenants/public-tenant.ts';
import type { TenantRow } from '../tenants/tenants.repository.ts';
import { pageSettings } from './page-settings.ts';
import { shareTags } from './share.ts';
import type { Answers, Files, OpenBuild, StaticPage } from './build.ts';

export interface ShellInput {
  readonly path: string;
  readonly tenant: TenantRow | undefined;
  readonly locale: Locale;
  readonly config: Config;
  readonly nonce: string;
  /** No session cookie came: the login form may stand in the page at once. */
  readonly isGuest: boolean;
  /** Somebody is logged in, as far as the browser knows. */
  readonly session: { readonly role: Role | undefined } | undefined;
  /** Drawn for this very request, in place of what everybody's page begins with. */
  readonly drawn?: StaticPage | undefined;
  /** Of what the program would ask at first, as far as that is known. */
  readonly answers?: Answers | undefined;
  /** The address asks for more than the page's first answers. */
  readonly hasQuery: boolean;
}

const product = 'Werdegang';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');

/** JSON that can stand inside a script element. */
const embedded = (value: unknown): string =>
  JSON.stringify(value).replaceAll('<', '\\u003c').replaceAll('\u2028', '\\u2028');

/** Lato at once where an earlier document has fetched it (src/theme/lato.ts); a first visit reads the fallback until then. */
const latoScript = "try{localStorage.lato&&document.documentElement.classList.add('lato')}catch{}";

/** The modules in a page's bundle are found there by whatever imports them, and by the program's loader. */
const importMap = ({ scripts: [bundle], bundled }: Files, nonce: string): string[] =>
  bundled.length === 0
    ? []
    : [
        `<script type="importmap" nonce="${nonce}">${embedded({ imports: Object.fromEntries(bundled.map((file) => [file, bundle])) })}</script>`,
      ];

const preloaded = (file: string): string => `<link rel="modulepreload" href="${file}">`;

function staticPage(build: OpenBuild, { path, tenant, locale, isGuest }: ShellInput): StaticPage | undefined {
  const isLogin = tenant !== undefined && isGuest && (path === '/' || path === '/login');
  return build.renderStaticPage({
    page: isLogin ? 'login' : 'waiting',
    locale,
    tenant: tenant ? publicTenant(tenant) : null,
  });
}

/** The HTML document of every page: whose it is, its colours, the entry's styles inline, and the program. */
export function renderShell(build: OpenBuild, input: ShellInput): string {
  const { tenant, locale, nonce } = input;
  const name = tenant?.name ?? product;
  const color = tenant?.color ?? defaultTenantColor;
  const head = headOf(tenant?.slug ?? 'app', { name, color });
  const page = input.drawn ?? staticPage(build, input);
  const answers = page?.answers ?? input.answers;
  const settings = pageSettings(input.config, tenant);
  const ahead = build.filesOf({ path: input.path, locale, role: input.session?.role });
  const asksItself = input.session !== undefined && (!answers || input.hasQuery);
  const known = new Set([...ahead.scripts, ...ahead.bundled]);
  const client = asksItself ? build.clientScripts.filter((file) => !known.has(file)) : [];
  const lines = [
    '<!doctype html>',
    `<html lang="${locale}">`,
    '<head>',
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover">',
    `<title>${escaped(name)}</title>`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="${color}">`,
    // By night the browser's frame is as dark as the page: a bright bar above it would be a lamp.
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="${basePalette.dark.ground}">`,
    // whatever draws a card of a link has no session
    ...(tenant && input.isGuest ? shareTags({ ...input, tenant }) : []).map(
      ([key, text]) => `<meta ${key.startsWith('og:') ? 'property' : 'name'}="${key}" content="${escaped(text)}">`,
    ),
    `<meta property="csp-nonce" nonce="${nonce}">`,
    `<link rel="icon" type="image/svg+xml" href="${escaped(head.favicon_url)}">`,
    ...(tenant ? [`<link rel="apple-touch-icon" href="${tenantPictureUrl(tenant, 'touch-icon.png')}">`] : []),
    `<link rel="manifest" href="${escaped(head.manifest_url)}">`,
    `<style nonce="${nonce}">${[build.start.css, ahead.css, build.tenantStyle(color)].filter((css) => css !== '').join('\n')}</style>`,
    // For the program's loader, which would fetch what already stands in the page.
    ...[...build.start.sheets, ...ahead.sheets].map((file) => `<link rel="stylesheet" href="${file}" disabled>`),
    `<script nonce="${nonce}">${latoScript}</script>`,
    // The form is centred: drawn before its last line is there, it would jump. What is drawn for one person may be replaced.
    ...(page?.script !== undefined ? ['<link rel="expect" href="#tenant" blocking="render">'] : []),
    // before the first module is fetched
    ...importMap(ahead, nonce),
    ...build.start.scripts.map(preloaded),
    `<script type="module" src="${build.script}" nonce="${nonce}"></script>`,
    ...[...ahead.scripts, ...client].map(preloaded),
    '</head>',
    '<body>',
    ...(page?.before === undefined ? [] : [page.before]),
    `<div id="root"${page?.isInert ? ' inert' : ''}>${page?.html ?? ''}</div>`,
    ...(page?.script ? [`<script nonce="${nonce}">${page.script}</script>`] : []),
    ...(tenant
      ? [`<script type="application/json" id="tenant" nonce="${nonce}">${embedded(publicTenant(tenant))}</script>`]
      : []),
    ...(answers ? [`<script type="application/json" id="answers" nonce="${nonce}">${embedded(answers)}</script>`] : []),
    ...(settings
      ? [`<script type="application/json" id="settings" nonce="${nonce}">${embedded(settings)}</script>`]
      : []),
    '</body>',
    '</html>',
  ];
  return lines.join('\n');
}
