import { getRouteApi } from '@tanstack/react-router';
import { useMe } from '../api/session.ts';
import { ApplicantOnboardingScreen } from '../features/onboarding/applicant-onboarding-screen.tsx';
import { EmployeeOnboardingScreen } from '../features/onboarding/employee-onboarding-screen.tsx';

const route = getRouteApi('/stage/onboarding');

export function OnboardingRoute() {
  const { step } = route.useSearch();
  const lists = route.useLoaderData();
  // Whoever logs in in another tab begins for themselves: nothing of what somebody else typed here is theirs.
  const { id } = useMe().user;
  const navigate = route.useNavigate();
  const onStep = (slug: string, { replace }: { replace: boolean }) =>
    void navigate({ search: (current) => ({ ...current, step: slug }), replace, resetScroll: false });
  return lists ? (
    <ApplicantOnboardingScreen key={id} {...lists} step={step} onStep={onStep} />
  ) : (
    <EmployeeOnboardingScreen key={id} step={step} onStep={onStep} />
  );
}
