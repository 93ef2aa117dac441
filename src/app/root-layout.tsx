import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { EndOfSession } from './end-of-session.tsx';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineBanner } from './offline-banner.tsx';

/** What every page says by itself, an error too. */
export const RootFrame = ({ children }: { readonly children: ReactNode }) => (
  <>
    <NavigationProgress />
    <OfflineBanner />
    <EndOfSession />
    {children}
  </>
);

/** Around every page. */
export const RootLayout = () => (
  <RootFrame>
    <Outlet />
  </RootFrame>
);
