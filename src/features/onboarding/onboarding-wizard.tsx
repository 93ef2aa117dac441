import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { Suspense, type ReactNode, useEffect, useRef } from 'react';
import { selectStep } from '../../../machines/wizard/wizard.machine.ts';
import { pressing, Submit } from '../../kit/do.tsx';
import { Banner } from '../../ui/banner/banner.tsx';
import { Loading, Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { PageSkeleton } from '../../ui/skeleton/page-skeleton.tsx';
import { WizardFrame } from '../../ui/wizard-frame/wizard-frame.tsx';
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
  readonly beyond?: string;
  /** What stands in each step, by slug. */
  readonly words: Readonly<Record<string, StepWords>>;
}

/** The frame around the open step: where one is, what may be opened, Back, Skip and Continue. */
export function OnboardingWizard({ actor, label, beyond, words }: OnboardingWizardProps) {
  const { t } = useLingui();
  const snapshot = useSelector(actor, (current) => current);
  const title = useRef<HTMLHeadingElement>(null);
  const step = selectStep(snapshot);
  const slug = step?.slug ?? '';
  const first = useRef(slug);

  useEffect(() => {
    if (first.current === slug) return;
    first.current = '';
    title.current?.focus();
    window.scrollTo({ top: 0 });
  }, [slug]);

  const word = words[slug];
  if (!step || !word) return null;
  const isPending = !snapshot.matches('editing');
  const openingOf = (target: string) => {
    const press = pressing(actor, { type: 'step.goto', slug: target });
    return press.disabled ? undefined : press;
  };
  return (
    <WizardFrame
      label={label}
      steps={[
        ...snapshot.context.steps.map((known) => ({
          id: known.slug,
          label: words[known.slug]?.name ?? known.slug,
          state: known.slug === slug ? ('current' as const) : known.complete ? ('done' as const) : ('open' as const),
          open: openingOf(known.slug),
        })),
        ...(beyond === undefined ? [] : [{ id: 'beyond', label: beyond, state: 'open' as const }]),
      ]}
      title={word.title}
      titleRef={title}
      lead={word.lead}
      back={snapshot.context.index > 0 ? pressing(actor, { type: 'step.back' }) : undefined}
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
