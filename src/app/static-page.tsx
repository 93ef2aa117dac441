import { setupI18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { renderToStaticMarkup } from 'react-dom/server';
import { createActor } from 'xstate';
import type { Locale } from '../../contract/kit/fields.ts';
import { sessionMachine } from '../../machines/session/session.machine.ts';
import { messages as german } from '../../locales/de/start.po';
import { messages as english } from '../../locales/en/start.po';
import { SessionContext } from '../api/session.ts';
import { TenantContext, type TenantInfo } from '../api/tenant.ts';
import { LoginScreen } from '../features/authentication/login-screen.tsx';
import { FrontDoor } from './layouts/guest-layout.tsx';
import { WaitingPage, WithoutScript } from './waiting-page.tsx';

export { tenantStyle } from '../theme/tenant-palette.ts';
export { answersOf } from './page-answers.ts';
export { clientPart } from './page-files.ts';
export { openedMost, partsOfPage } from './page-parts.ts';
export { renderStaticDashboard } from './static-dashboard.tsx';

const messages = { de: german, en: english };
const session = createActor(sessionMachine, { input: { hint: 'none' } }).start();
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory(), isServer: true });

/**
 * Runs before the program has arrived, with the page's nonce: an early submit is remembered, so that
 * React sends it once it has taken the form over (`early-input.ts`).
 */
export const staticPageScript = `document.addEventListener('submit',function(e){var f=e.target;if(f.hasAttribute('data-static-login')&&!document.documentElement.dataset.started){e.preventDefault();f.dataset.submitted='true'}},true)`;

interface StaticPageInput {
  readonly page: 'login' | 'waiting';
  readonly locale: Locale;
  /** Null where none was found. */
  readonly tenant: TenantInfo | null;
}

/**
 * HTML for `#root`. The login page is drawn by the very components the browser draws, so nothing moves when they take
 * over; every other page is whose it is, and that it is on its way.
 */
export function renderStaticPage({ page, locale, tenant }: StaticPageInput) {
  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: messages[locale] } })}>
      <TenantContext value={tenant}>
        <SessionContext value={session}>
          <RouterContextProvider router={router}>
            {page === 'login' ? (
              <FrontDoor>
                <WithoutScript />
                <LoginScreen />
              </FrontDoor>
            ) : (
              <WaitingPage />
            )}
          </RouterContextProvider>
        </SessionContext>
      </TenantContext>
    </I18nProvider>,
  );
  return page === 'login' ? { html, script: staticPageScript } : { html };
}
