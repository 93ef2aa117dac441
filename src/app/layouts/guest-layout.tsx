import { Trans } from '@lingui/react/macro';
import { Outlet } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { LoginIllustration } from '../../ui/illustrations/login.tsx';
import { StandalonePage } from './standalone-layout.tsx';

/** A guest's page with a drawing beside it, where there is room. */
export function GuestPage({ children }: { children: ReactNode }) {
  return (
    <StandalonePage
      aside={
        <>
          <LoginIllustration />
          <p>
            <Trans>Companies of this region pass good applicants on to each other. Nobody sees a name before the applicant says yes.</Trans>
          </p>
        </>
      }
    >
      {children}
    </StandalonePage>
  );
}

/** The layout of login, registration and forgotten passwords. */
export function GuestLayout() {
  return (
    <GuestPage>
      <Outlet />
    </GuestPage>
  );
}
