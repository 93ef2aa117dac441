import { useLingui } from '@lingui/react/macro';
import { useMe } from '../../api/session.ts';
import { AboutYouStep } from './about-you-step.tsx';
import { OnboardingWizard } from './onboarding-wizard.tsx';
import { UsageTypeStep } from './usage-type-step.tsx';
import { type OnboardingActor, type Place, useOnboarding } from './use-onboarding.ts';

/** What the company wants to do, then who is asking. */
export function EmployeeOnboardingScreen(place: Place) {
  return <EmployeeOnboarding actor={useOnboarding(place)} />;
}

export function EmployeeOnboarding({ actor }: { actor: OnboardingActor }) {
  const { t } = useLingui();
  const { user, employee, organization } = useMe();
  if (!employee || !organization) return null;
  return (
    <OnboardingWizard
      actor={actor}
      label={t`Setting up`}
      about={t`Two steps, about a minute.`}
      words={{
        'usage-type': {
          name: t`Your aim`,
          title: t`Are you looking for applicants, or do you have too many?`,
          lead: t`So that you see what helps ${organization.name} first.`,
          form: <UsageTypeStep userId={user.id} organization={organization} />,
        },
        'about-you': {
          name: t`About you`,
          title: t`Who may applicants turn to?`,
          lead: t`Young people like to know who is writing to them.`,
          form: <AboutYouStep userId={user.id} employee={employee} />,
          continueLabel: t`Finish`,
        },
      }}
    />
  );
}
