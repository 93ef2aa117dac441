import { useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { useEffect, useState } from 'react';
import { is } from 'valibot';
import type { GraduationType } from '../../../contract/graduation-types/graduation-types.schema.ts';
import { dayIn, hasReachedAge } from '../../../contract/kit/age.ts';
import type { FieldErrors } from '../../../contract/kit/errors.ts';
import { dateSchema } from '../../../contract/kit/fields.ts';
import type { Occupation } from '../../../contract/occupations/occupations.schema.ts';
import { stepsToBeFound } from '../../../contract/users/onboarding-steps.ts';
import { useMe } from '../../api/session.ts';
import { serverNow } from '../../api/server-time.ts';
import { useTenant, useTimezone } from '../../api/tenant.ts';
import { AddressStep } from './address-step.tsx';
import { OnboardingWizard } from './onboarding-wizard.tsx';
import { PhonenumberStep } from './phonenumber-step.tsx';
import { ProfileStep } from './profile-step.tsx';
import { TooYoung, Withdrawn } from './too-young.tsx';
import { type Typed, TypedContext } from './typed.ts';
import { type OnboardingActor, type Place, useOnboarding } from './use-onboarding.ts';
import { YourCard } from './your-card.tsx';

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
  const [typed, setTyped] = useState<Typed>({});
  const [hear] = useState(() => (news: Typed) => setTyped((known) => ({ ...known, ...news })));
  const guardianAge = useTenant()?.guardian_age;
  const today = dayIn(useTimezone(), new Date(serverNow()));
  useEffect(() => {
    const settled = actor.on('step.settled', ({ result }) =>
      setRefusal(result.kind === 'tooYoung' ? result.errors : undefined),
    );
    return () => settled.unsubscribe();
  }, [actor]);

  if (snapshot.matches('withdrawn')) return <Withdrawn />;
  if (snapshot.matches('tooYoung') || snapshot.matches('withdrawing')) return <TooYoung actor={actor} />;
  if (!applicant) return null;
  const isMinor = isMinorOn(today, guardianAge, typed.date_of_birth) ?? applicant.minor;
  const way = stepsToBeFound(isMinor);
  const count = way.length;
  const left = count - snapshot.context.steps.filter(({ complete }) => complete).length;
  const title =
    left === count
      ? t`Four short steps, then companies find you`
      : left > 2
        ? t`Three more steps, then companies find you`
        : t`Two more steps, then companies find you`;
  const common = { userId: user.id, applicant };
  return (
    <TypedContext value={hear}>
      <OnboardingWizard
        actor={actor}
        label={t`Your way to being found`}
        about={t`${count} steps, about five minutes.`}
        beyond={
          isMinor
            ? {
                name: t`A parent’s yes`,
                lead: t`Somebody with custody of you reads what it is about, and agrees by e-mail.`,
              }
            : { name: t`Agreement`, lead: t`You read what companies will see, and agree.` }
        }
        aside={
          <YourCard applicant={applicant} typed={typed} occupations={occupations} graduationTypes={graduationTypes} />
        }
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
            continueLabel: isMinor ? t`Continue to a parent’s yes` : t`Continue to your agreement`,
          },
        }}
      />
    </TypedContext>
  );
}

/** As the date that is being typed says; undefined while it says nothing. */
function isMinorOn(today: string, guardianAge: number | undefined, dateOfBirth: string | undefined) {
  if (guardianAge === undefined || !is(dateSchema, dateOfBirth)) return undefined;
  return !hasReachedAge(dateOfBirth, guardianAge, today);
}
