import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { RouterProvider } from '@tanstack/react-router';
import { SessionContext, type SessionActor } from '../api/session.ts';
import { TenantContext, type TenantInfo } from '../api/tenant.ts';
import { NotifyContext } from '../ui/toast/notify.ts';
import { NotificationRegion } from './notification-region.tsx';
import type { Notifications } from './notifications.ts';
import type { AppRouter } from './router.ts';

type AppProps = { router: AppRouter; session: SessionActor; notifications: Notifications; tenant: TenantInfo | null };

/** Everything the screens find in context, and the router. */
export function App({ router, session, notifications, tenant }: AppProps) {
  return (
    <I18nProvider i18n={i18n}>
      <TenantContext value={tenant}>
        <SessionContext value={session}>
          <NotifyContext value={notifications}>
            <RouterProvider router={router} />
            <NotificationRegion notifications={notifications} />
          </NotifyContext>
        </SessionContext>
      </TenantContext>
    </I18nProvider>
  );
}
