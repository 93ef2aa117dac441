import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode, useEffect, useRef } from 'react';
import { selectStep } from '../../../machines/wizard/wizard.machine.ts';
import { Do, pressing, Submit } from '../../kit/do.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { Text } from '../../ui/heading/heading.tsx';
import { Icon } from '../../ui/icon/icon.tsx';
import { Stack } from '../../ui/stack/stack.tsx';
import { WizardFrame, type WizardStep as WizardFrameStep } from '../../ui/wizard-frame/wizard-frame.tsx';
import * as css from './onboarding.css.ts';
import { OnboardingContext, type OnboardingActor } from './use-onboarding.ts';

/** The form of the open step has this id; Continue submits it. */
export const stepFormId = 'onboarding-step';

interface StepWords {
  readonly name: string;
  readonly title: string;
  /** One sentence: why it is asked. */
  readonly lead: ReactNode;
  readonly form: ReactNode;
  readonly continueLabel?: string;
}

interface OnboardingWizardProps {
  readonly actor: OnboardingActor;
  readonly label: string;
  /** What still comes after the last step, on another page: counted from the start. */
  readonly beyond?: Pick<StepWords, 'name' | 'lead'>;
  /** How long it all takes. */
  readonly about: string;
  /** What comes of the answers, beside them. */
  readonly aside?: ReactNode;
  /** What stands in each step, by slug. */
  readonly words: Readonly<Record<string, StepWords>>;
}

const standing = (isHere: boolean, isComplete: boolean): WizardFrameStep['state'] =>
  isHere ? (isComplete ? 'again' : 'current') : isComplete ? 'done' : 'open';

/** The frame around the open step: where one is, what may be opened, Back, Skip and Continue. */
export function OnboardingWizard({ actor, label, beyond, about, aside, words }: OnboardingWizardProps) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (current) => current);
  const title = useRef<HTMLHeadingElement>(null);
  const step = selectStep(snapshot);
  const slug = step?.slug ?? '';
  const isOverview = snapshot.matches('overview');
  const seen = isOverview ? '' : slug;
  const first = useRef<string>(seen);

  useEffect(() => {
    if (first.current === seen) return;
    first.current = 'another';
    title.current?.focus();
    window.scrollTo({ top: 0 });
  }, [seen]);

  const word = words[slug];
  if (!step || !word) return null;
  const isPending = !snapshot.matches('editing');
  const openingOf = (target: string) => {
    const press = pressing(actor, { type: 'step.goto', slug: target });
    return press.disabled ? undefined : press;
  };
  const steps = [
    ...snapshot.context.steps.map((known) => ({
      id: known.slug,
      label: words[known.slug]?.name ?? known.slug,
      state: standing(known.slug === seen, known.complete),
      open: openingOf(known.slug),
    })),
    ...(beyond === undefined ? [] : [{ id: 'beyond', label: beyond.name, state: 'open' as const }]),
  ];
  if (isOverview) {
    const missing = snapshot.context.steps.find(({ complete }) => !complete)?.slug ?? slug;
    return (
      <WizardFrame
        label={label}
        steps={steps}
        title={label}
        titleRef={title}
        lead={about}
        aside={aside}
        next={
          <Do on={actor} event={{ type: 'step.goto', slug: missing }}>
            <Trans>Go on</Trans>
          </Do>
        }
      >
        <Way steps={steps} leadOf={(id) => words[id]?.lead ?? beyond?.lead} />
      </WizardFrame>
    );
  }
  return (
    <WizardFrame
      label={label}
      steps={steps}
      title={word.title}
      titleRef={title}
      lead={word.lead}
      back={pressing(actor, { type: 'step.back' })}
      aside={aside}
      skip={step.optional ? pressing(actor, { type: 'step.skip' }) : undefined}
      next={
        <Submit on={actor} event="step.continue" form={stepFormId} isPending={isPending}>
          {snapshot.matches({ editing: 'failed' }) ? t`Try again` : (word.continueLabel ?? <Trans>Continue</Trans>)}
        </Submit>
      }
    >
      {snapshot.matches('paused') ? (
        <Banner tone="info">{t`You have been logged out. What you typed is kept.`}</Banner>
      ) : null}
      <OnboardingContext value={actor}>
        <Suspense
          key={slug}
          fallback={
            <Loading label={t`Loading`}>
              <Skeleton height="5rem" />
            </Loading>
          }
        >
          {word.form}
        </Suspense>
      </OnboardingContext>
    </WizardFrame>
  );
}

/** All steps with what each is for: seen before the first one. */
function Way({
  steps,
  leadOf,
}: {
  readonly steps: readonly WizardFrameStep[];
  readonly leadOf: (id: string) => ReactNode;
}) {
  return (
    <Stack gap={6}>
      <ol className={css.way}>
        {steps.map(({ id, label, state }, index) => (
          <li key={id} className={css.stage}>
            <span className={state === 'done' ? css.done : css.number} aria-hidden="true">
              {state === 'done' ? <Icon name="check" /> : index + 1}
            </span>
            <div>
              <Text look="strong">{label}</Text>
              <Text>{leadOf(id)}</Text>
            </div>
          </li>
        ))}
      </ol>
      <Text>
        <Trans>What you have typed stays here. Go on whenever you like.</Trans>
      </Text>
    </Stack>
  );
}

/** A step while what it offers is being fetched. */
export function OnboardingPending() {
  return (
    <div className={css.narrow}>
      <Skeleton height="2.25rem" />
      <PageSkeleton>
        <Skeleton height="4.75rem" />
        <Skeleton height="4.75rem" />
        <Skeleton height="4.75rem" />
      </PageSkeleton>
    </div>
  );
}
