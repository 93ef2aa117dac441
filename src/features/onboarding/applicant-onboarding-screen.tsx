import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import type { FieldErrors } from '../../../contract/kit/errors.ts';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { useMe } from '../../api/session.ts';
import { AddressStep } from './address-step.tsx';
import { OnboardingWizard } from './onboarding-wizard.tsx';
import { PhonenumberStep } from './phonenumber-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { TooYoung, Withdrawn } from './too-young.tsx';
import { type OnboardingActor, type Place, useOnboarding } from './use-onboarding.ts';

export interface Choices {
  readonly occupations: readonly Occupation[];
  readonly graduationTypes: readonly GraduationType[];
}

/** Three questions before companies can find somebody; each is saved by itself. */
export function ApplicantOnboardingScreen({ step, onStep, ...choices }: Place & Choices) {
  return <ApplicantOnboarding actor={useOnboarding({ step, onStep })} {...choices} />;
}

export function ApplicantOnboarding({ actor, occupations, graduationTypes }: Choices & { actor: OnboardingActor }) {
  const { t } = useLingui();
  const { user, applicant } = useMe();
  const snapshot = useSelector(actor, (current) => current);
  const [refusal, setRefusal] = useState<FieldErrors>();
  useEffect(() => {
    const settled = actor.on('step.settled', ({ result }) =>
      setRefusal(result.kind === 'tooYoung' ? result.errors : undefined),
    );
    return () => settled.unsubscribe();
  }, [actor]);

  if (snapshot.matches('withdrawn')) return <Withdrawn />;
  if (snapshot.matches('tooYoung') || snapshot.matches('withdrawing')) return <TooYoung actor={actor} />;
  if (!applicant) return null;
  const left = Math.max(1, snapshot.context.steps.filter(({ complete }) => !complete).length);
  const title =
    left === 3
      ? t`Four short steps, then companies find you`
      : left === 2
        ? t`Three more steps, then companies find you`
        : t`Two more steps, then companies find you`;
  const common = { userId: user.id, applicant };
  return (
    <OnboardingWizard
      actor={actor}
      label={t`Your way to being found`}
      beyond={applicant.minor ? t`A parent’s yes` : t`Agreement`}
      words={{
        profile: {
          name: t`Your goal`,
          title,
          lead: t`So that the right companies find you, we need to know what you are looking for.`,
          form: (
            <ProfileStep {...common} occupations={occupations} graduationTypes={graduationTypes} refusal={refusal} />
          ),
        },
        phonenumber: {
          name: t`Phone number`,
          title,
          lead: t`So that a company can reach you quickly once you have said yes to it.`,
          form: <PhonenumberStep {...common} />,
        },
        address: {
          name: t`Address`,
          title,
          lead: t`So that companies find you whose way you can manage every day.`,
          form: <AddressStep {...common} />,
        },
      }}
    />
  );
}
