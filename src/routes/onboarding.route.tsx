import { getRouteApi } from '@tanstack/react-router';
import { ApplicantOnboardingScreen } from '../features/onboarding/applicant-onboarding-screen.tsx';
import { EmployeeOnboardingScreen } from '../features/onboarding/employee-onboarding-screen.tsx';

const route = getRouteApi('/stage/onboarding');

export function OnboardingRoute() {
  const { step } = route.useSearch();
  const lists = route.useLoaderData();
  const navigate = route.useNavigate();
  const onStep = (slug: string, { replace }: { replace: boolean }) =>
    void navigate({ search: (current) => ({ ...current, step: slug }), replace, resetScroll: false });
  return lists ? (
    <ApplicantOnboardingScreen {...lists} step={step} onStep={onStep} />
  ) : (
    <EmployeeOnboardingScreen step={step} onStep={onStep} />
  );
}
