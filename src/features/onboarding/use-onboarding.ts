import { useActorRef, useSelector } from '@xstate/react';
import { createContext, use, useEffect, useState } from 'react';
import type { ActorRefFrom } from 'xstate';
import { onboardingInput } from '../../../machines/onboarding/onboarding.ts';
import type { Failed, Refused, Unauthenticated } from '../../../machines/kit/results.ts';
import { selectStep, type wizardMachine } from '../../../machines/wizard/wizard.machine.ts';
import type { SaveStepResult, StepValues } from '../../../machines/wizard/wizard.types.ts';
import { useMe, useSessionActor } from '../../api/session.ts';
import { useTellSession } from '../../api/tell-session.ts';
import { discardDraft, keepDraft, readDraft } from '../../forms/drafts.ts';
import { providedOnboardingMachine } from './onboarding.actors.ts';

export type OnboardingActor = ActorRefFrom<typeof wizardMachine>;

export interface Place {
  /** The step in the address, as typed there. */
  readonly step: string | undefined;
  /** Puts a step into the address. */
  readonly onStep: (slug: string, options: { replace: boolean }) => void;
}

/** The step somebody was at, for coming back after a login: the address is not carried through it. */
const placeDraft = 'onboarding.place';
const placeOf = (userId: string): string | undefined => readDraft(placeDraft, userId, { step: '' })?.step;

export const draftOf = (slug: string): string => `onboarding.${slug}`;

/** The wizard of this page: it follows the address and the session. */
export function useOnboarding({ step, onStep }: Place): OnboardingActor {
  const session = useSessionActor();
  const me = useMe();
  const [machine] = useState(() => providedOnboardingMachine(session));
  const actor = useActorRef(machine, { input: onboardingInput(me, step ?? placeOf(me.user.id)) });
  const slug = useSelector(actor, (snapshot) => selectStep(snapshot)?.slug ?? '');
  const { steps } = me.user.onboarding;

  useTellSession(actor);
  useEffect(() => {
    const discarded = actor.on('draft.discarded', ({ userId }) => {
      for (const name of [...actor.getSnapshot().context.steps.map((known) => draftOf(known.slug)), placeDraft])
        discardDraft(name, userId);
    });
    return () => discarded.unsubscribe();
  }, [actor]);

  useEffect(() => actor.send({ type: 'facts.changed', steps }), [actor, steps]);

  useEffect(() => {
    if (step !== undefined && step !== slug) actor.send({ type: 'step.goto', slug: step });
    const now = selectStep(actor.getSnapshot())?.slug ?? '';
    if (now !== step) onStep(now, { replace: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the address has moved: the wizard follows
  }, [step]);

  useEffect(() => {
    keepDraft(placeDraft, me.user.id, { step: slug });
    if (step !== undefined && slug !== step) onStep(slug, { replace: false });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- the wizard has moved: the address follows
  }, [slug]);

  return actor;
}

/** The wizard, for the forms of its steps. */
export const OnboardingContext = createContext<OnboardingActor | null>(null);

/** Sends a step's values; resolves to what its form shows. */
export function useSubmitStep(): (values: StepValues) => Promise<{ kind: 'ok' } | Refused | Unauthenticated | Failed> {
  const actor = use(OnboardingContext);
  if (!actor) throw new Error('No onboarding is provided');
  return (values) =>
    new Promise((resolve) => {
      const settled = actor.on('step.settled', ({ result }) => {
        settled.unsubscribe();
        resolve(shown(result));
      });
      actor.send({ type: 'step.continue', values });
    });
}

function shown(result: SaveStepResult): { kind: 'ok' } | Refused | Unauthenticated | Failed {
  if (result.kind === 'tooYoung')
    return { kind: 'refused', code: 'too_young', message: '', errors: result.errors ?? {} };
  return result.kind === 'ok' ? { kind: 'ok' } : result;
}
