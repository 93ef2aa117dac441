import { Outlet, useMatches } from '@tanstack/react-router';
import { type ComponentType, lazy, type ReactNode, Suspense } from 'react';
import type { RouteName } from '../../routes/pages.ts';
import { StandalonePage } from './standalone-layout.tsx';
import { WhatHappens } from './what-happens.tsx';

/** Not on the page that everybody loads first; where it doesn't come, its place stays empty. */
const BesideForm = lazy(() =>
  import('./beside-form.tsx').then(
    (module): { default: ComponentType<{ drawing: Drawing }> } => ({ default: module.BesideForm }),
    () => ({ default: () => null }),
  ),
);

type Drawing = 'password' | 'registration';

const drawings: Partial<Record<RouteName, Drawing>> = {
  'forgot-password': 'password',
  'reset-password': 'password',
  'register-applicant': 'registration',
  'register-employee': 'registration',
};

/** The front door: what happens here stands beside it, and below it on a phone. */
export function FrontDoor({ children }: { children: ReactNode }) {
  return <StandalonePage aside={<WhatHappens />}>{children}</StandalonePage>;
}

/** The layout of login, registration and forgotten passwords. */
export function GuestLayout() {
  const name = useMatches({ select: (matches) => matches.at(-1)?.staticData.name });
  const drawing = name && drawings[name];
  const beside = drawing ? (
    <Suspense>
      <BesideForm drawing={drawing} />
    </Suspense>
  ) : (
    <WhatHappens />
  );
  return (
    <StandalonePage aside={beside}>
      <Outlet />
    </StandalonePage>
  );
}
