import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { forgetAnswers } from '../api/answers-at-hand.ts';
import { ApiError } from '../api/api-error.ts';
import { readCookie } from '../api/cookies.ts';
import { pageSettings } from '../api/page-settings.ts';
import type { TenantInfo } from '../api/tenant.ts';
import { keepEarlyInput } from '../features/authentication/early-input.ts';
import { PageError } from '../features/errors/page-error.ts';
import { chooseLocale, localeCookie, showLocale } from '../i18n/locale.ts';
import { showLato } from '../theme/lato.ts';
import { App } from './app.tsx';
import { guardChunks } from './chunk-guard.ts';
import { reportDefects } from './defects.ts';
import { keepFocus } from './focus-keeper.ts';
import { keepPages } from './kept-pages.ts';
import { keepLayersAtHand } from './notification-region.tsx';
import { createNotifications, type Notifications } from './notifications.ts';
import { followPages } from './page-titles.ts';
import { type AppRouter, createAppRouter, firstSight, followLanguage, followSession } from './router.ts';
import { startSession } from './session.ts';
import { lendStyleNonce } from './style-nonce.ts';
import { startTenant, type Tenant } from './tenant.ts';

/** Said once, however many calls are refused (specification, section 8). */
const tooManyRequests = msg`Too many requests. Please wait a minute and try again.`;

/** Until it could be read, or is left. */
const readInVain = msg`This page could not be refreshed just now. What you see may be out of date.`;

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

/** Pages that say what is wrong are no bugs; an answer that isn't what the contract says is one. */
const isSaid = (error: unknown): boolean =>
  error instanceof PageError || (error instanceof ApiError && error.code !== 'invalid_answer');
const reportUnlessSaid = (error: unknown): void => {
  if (!isSaid(error)) reportError(error);
};

/** React keeps nothing in sight of what it can't catch. */
async function showAnything(root: HTMLElement): Promise<void> {
  const { showLastResort } = await import('./last-resort.ts');
  showLastResort(root);
}

/** Only where the server did not write the colours into the page. */
async function showTenantColor(color: string): Promise<void> {
  if (getComputedStyle(document.documentElement).getPropertyValue('--light-color-primary') !== '') return;
  const { applyTenantColor } = await import('../theme/tenant-color.ts');
  applyTenantColor(color);
}

/** Only where the server did not write manifest and icon into the page, or the settings name a service that has others. */
async function completeHead(tenant: TenantInfo): Promise<void> {
  const { manifest_service: service } = pageSettings();
  if (service === undefined && document.querySelector('link[rel="manifest"]')) return;
  const { fetchHead } = await import('../features/tenants/head.ts');
  void fetchHead(tenant, service);
}

/** The tenant's colour, icon and language, as far as they are not in the page; whose page it is, null where nobody's. */
async function dress(tenant: Tenant): Promise<TenantInfo | null> {
  await tenant.settled();
  const info = tenant.info();
  if (info) {
    completeHead(info).catch(() => undefined);
    await showTenantColor(info.color);
  }
  await showLocale(chooseLocale(readCookie(localeCookie), navigator.languages, info?.default_locale));
  return info;
}

/**
 * Starts the browser's program: whose page, which language, who is logged in; then the first page
 * is loaded behind the static one, which React replaces in one step.
 */
export async function startApp(): Promise<void> {
  let router: AppRouter | undefined;
  reportDefects(() => router?.state.matches.findLast(({ staticData }) => staticData.name)?.staticData.name);
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

  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no #root');
  router = createAppRouter({ session, tenant });
  await firstSight(router, { isDrawn: element.inert, onLoaded: forgetAnswers });
  keepPages(router, {
    say: () => notifications.show({ id: 'read-in-vain', tone: 'warning', title: i18n._(readInVain), timeout: 0 }),
    takeBack: () => notifications.dismiss('read-in-vain'),
  });
  followSession(router, session);
  followLanguage(router);

  keepEarlyInput();
  const root = createRoot(element, {
    onCaughtError: reportUnlessSaid,
    onUncaughtError: (error) => {
      reportError(error);
      void showAnything(element);
    },
  });
  flushSync(() => root.render(<App router={router} session={session} notifications={notifications} tenant={info} />));
  element.inert = false;
  showLato();
  followPages(router, info?.name ?? 'Werdegang');
  keepFocus();
}
