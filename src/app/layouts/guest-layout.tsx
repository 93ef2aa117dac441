import { Trans } from '@lingui/react/macro';
import { Outlet, useMatches } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactElement, type ReactNode, Suspense } from 'react';
import type { RouteName } from '../../routes/pages.ts';
import { StandalonePage } from './standalone-layout.tsx';
import { WhatHappens } from './what-happens.tsx';

/** Not on the page that everybody loads first; where one doesn't come, its place stays empty. */
const drawing = (load: () => Promise<ComponentType>) =>
  lazy(() =>
    load().then(
      (Drawing) => ({ default: Drawing }),
      () => ({ default: () => null }),
    ),
  );
const PasswordReset = drawing(
  async () => (await import('../../ui/illustrations/password-reset.tsx')).PasswordResetIllustration,
);
const Registration = drawing(
  async () => (await import('../../ui/illustrations/registration.tsx')).RegistrationIllustration,
);

const drawings: Partial<Record<RouteName, ReactElement>> = {
  'forgot-password': <PasswordReset />,
  'reset-password': <PasswordReset />,
  'register-applicant': <Registration />,
  'register-employee': <Registration />,
};

/** The front door: what happens here stands beside it, and below it on a phone. */
export function FrontDoor({ children }: { children: ReactNode }) {
  return <StandalonePage aside={<WhatHappens />}>{children}</StandalonePage>;
}

/** The layout of login, registration and forgotten passwords. */
export function GuestLayout() {
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.name });
  const beside = name && drawings[name];
  if (!beside) {
    return (
      <FrontDoor>
        <Outlet />
      </FrontDoor>
    );
  }
  return (
    <StandalonePage
      aside={
        <>
          <div>
            <Suspense>{beside}</Suspense>
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
      <Outlet />
    </StandalonePage>
  );
}
