import { Outlet } from '@tanstack/react-router';
import { NavigationProgress } from './navigation-progress.tsx';
import { OfflineBanner } from './offline-banner.tsx';

/** Around every page. */
export function RootLayout() {
  return (
    <>
      <NavigationProgress />
      <OfflineBanner />
      <Outlet />
    </>
  );
}
