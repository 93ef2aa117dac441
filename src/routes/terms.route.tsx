import { getRouteApi, useRouter } from '@tanstack/react-router';
import { Suspense } from 'react';
import { MeanwhileLater } from '../features/applicants/meanwhile/meanwhile-later.tsx';
import { useMe } from '../api/session.ts';
import { TermsScreen } from '../features/terms/terms-screen.tsx';

const route = getRouteApi('/stage/tos/accept');

export function TermsRoute() {
  const { data } = route.useLoaderData();
  const router = useRouter();
  const { applicant } = useMe();
  return (
    <TermsScreen terms={data} onNewerText={() => void router.invalidate()}>
      {applicant ? (
        <Suspense>
          <MeanwhileLater applicant={applicant} at="/tos/accept" />
        </Suspense>
      ) : null}
    </TermsScreen>
  );
}
