import { Trans } from '@lingui/react/macro';
import { Outlet, useMatches } from '@tanstack/react-router';
import type { ComponentType, ReactNode } from 'react';
import type { RouteName } from '../../routes/pages.ts';
import { LoginIllustration } from '../../ui/illustrations/login.tsx';
import { PasswordResetIllustration } from '../../ui/illustrations/password-reset.tsx';
import { RegistrationIllustration } from '../../ui/illustrations/registration.tsx';
import { StandalonePage } from './standalone-layout.tsx';

const drawings: Partial<Record<RouteName, ComponentType>> = {
  'forgot-password': PasswordResetIllustration,
  'reset-password': PasswordResetIllustration,
  'register-applicant': RegistrationIllustration,
  'register-employee': RegistrationIllustration,
};

/** A guest's page with a drawing beside it, where there is room. */
export function GuestPage({
  drawing: Drawing = LoginIllustration,
  children,
}: {
  drawing?: ComponentType | undefined;
  children: ReactNode;
}) {
  return (
    <StandalonePage
      aside={
        <>
          <div>
            <Drawing />
          </div>
          <p>
            <Trans>
              Companies of this region pass good applicants on to each other. Other companies see a name only once the
              applicant says yes.
            </Trans>
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
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.name });
  return (
    <GuestPage drawing={name && drawings[name]}>
      <Outlet />
    </GuestPage>
  );
}
