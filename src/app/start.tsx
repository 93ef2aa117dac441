import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { ApiError } from '../api/api-error.ts';
import { readCookie } from '../api/cookies.ts';
import type { TenantInfo } from '../api/tenant.ts';
import { keepEarlyInput } from '../features/authentication/early-input.ts';
import { PageError } from '../features/errors/page-error.ts';
import { chooseLocale, localeCookie, showLocale } from '../i18n/locale.ts';
import { showLato } from '../theme/lato.ts';
import { App } from './app.tsx';
import { guardChunks } from './chunk-guard.ts';
import { keepFocus } from './focus-keeper.ts';
import { keepLayersAtHand } from './notification-region.tsx';
import { createNotifications, type Notifications } from './notifications.ts';
import { followPages } from './page-titles.ts';
import { createAppRouter, firstSight, followLanguage, followSession } from './router.ts';
import { startSession } from './session.ts';
import { lendStyleNonce } from './style-nonce.ts';
import { startTenant, type Tenant } from './tenant.ts';

/** Said once, however many calls are refused (specification, section 8). */
const tooManyRequests = msg`Too many requests. Please wait a minute and try again.`;

/** Stays until it is answered: what is half typed is the reader's to finish (specification, section 8). */
const newVersion = {
  title: msg`A new version is available.`,
  message: msg`Finish what you are doing, then reload the page.`,
  reload: msg`Reload`,
};

const showNewVersion = (notifications: Notifications): void => {
  notifications.show({
    id: 'new-version',
    tone: 'info',
    title: i18n._(newVersion.title),
    message: i18n._(newVersion.message),
    timeout: 0,
    action: { label: i18n._(newVersion.reload), onSelect: () => window.location.reload() },
  });
};

/** Pages that say what is wrong are no bugs. */
const reportUnlessSaid = (error: unknown): void => {
  if (!(error instanceof PageError) && !(error instanceof ApiError)) reportError(error);
};

/** Only where the server did not write the colours into the page. */
async function showTenantColor(color: string): Promise<void> {
  if (getComputedStyle(document.documentElement).getPropertyValue('--light-color-primary') !== '') return;
  const { applyTenantColor } = await import('../theme/tenant-color.ts');
  applyTenantColor(color);
}

/** Only where the server did not write manifest and icon into the page. */
async function completeHead(tenant: TenantInfo): Promise<void> {
  if (document.querySelector('link[rel="manifest"]')) return;
  const { fetchHead } = await import('../features/tenants/head.ts');
  void fetchHead(tenant);
}

/** The tenant's colour, icon and language, as far as they are not in the page; whose page it is, null where nobody's. */
async function dress(tenant: Tenant): Promise<TenantInfo | null> {
  await tenant.settled();
  const info = tenant.info();
  if (info) await Promise.all([showTenantColor(info.color), completeHead(info)]);
  await showLocale(chooseLocale(readCookie(localeCookie), navigator.languages, info?.default_locale));
  return info;
}

/**
 * Starts the browser's program: whose page, which language, who is logged in; then the first page
 * is loaded behind the static one, which React replaces in one step.
 */
export async function startApp(): Promise<void> {
  guardChunks();
  lendStyleNonce();
  const tenant = startTenant(window.location);
  const notifications = createNotifications();
  const dressed = dress(tenant);
  const session = startSession({
    onTooManyRequests: () =>
      notifications.show({ id: 'too-many-requests', tone: 'warning', title: i18n._(tooManyRequests) }),
    // Already the first answer may bring it, before there are words.
    onNewerProgram: () => void dressed.then(() => showNewVersion(notifications)),
  });
  keepLayersAtHand(session);
  const info = await dressed;

  const router = createAppRouter({ session, tenant });
  await firstSight(router);
  followSession(router, session);
  followLanguage(router);

  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  keepEarlyInput();
  const root = createRoot(element, { onCaughtError: reportUnlessSaid });
  flushSync(() => root.render(<App router={router} session={session} notifications={notifications} tenant={info} />));
  showLato();
  followPages(router, info?.name ?? 'Werdegang');
  keepFocus();
}
