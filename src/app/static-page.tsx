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
import { GuestPage } from './layouts/guest-layout.tsx';

export { tenantStyle } from '../theme/tenant-palette.ts';

const messages = { de: german, en: english };
const session = createActor(sessionMachine, { input: { hint: 'none' } }).start();
const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory(), isServer: true });

/**
 * Runs before the program has arrived, with the page's nonce: an early submit is remembered, so that
 * React sends it once it has taken the form over (`early-input.ts`).
 */
export const staticPageScript = `document.addEventListener('submit',function(e){var f=e.target;if(f.hasAttribute('data-static-login')&&!document.documentElement.dataset.started){e.preventDefault();f.dataset.submitted='true'}},true)`;

/**
 * The login page as HTML for `#root`: the very components the browser draws, so nothing moves when
 * they take over. Undefined for every other path.
 */
export function renderStaticPage({ path, locale, tenant }: { path: string; locale: Locale; tenant: TenantInfo }) {
  if (path !== '/login') return undefined;
  const html = renderToStaticMarkup(
    <I18nProvider i18n={setupI18n({ locale, messages: { [locale]: messages[locale] } })}>
      <TenantContext value={tenant}>
        <SessionContext value={session}>
          <RouterContextProvider router={router}>
            <GuestPage>
              <LoginScreen />
            </GuestPage>
          </RouterContextProvider>
        </SessionContext>
      </TenantContext>
    </I18nProvider>,
  );
  return { html, script: staticPageScript };
}
