import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineBanner } from './offline-banner.tsx';

/** What every page says by itself, an error too. */
export const RootFrame = ({ children }: { readonly children: ReactNode }) => (
  <>
    <NavigationProgress />
    <OfflineBanner />
    {children}
  </>
);

/** Around every page. */
export const RootLayout = () => (
  <RootFrame>
    <Outlet />
  </RootFrame>
);
