import { useActorRef, useSelector } from '@xstate/react';
import { useState } from 'react';
import type { Refused } from '../../machines/kit/results.ts';
import type { LinkResult } from '../../machines/link/link.machine.ts';
import type { LinkReasons } from '../../machines/link/link.types.ts';
import { useTellSession } from '../api/tell-session.ts';
import { outcomeOf } from '../api/results.ts';
import { noError } from '../forms/form-error.ts';
import { noAnswer } from '../forms/no-answer.ts';
import { untilSettled } from '../forms/until-settled.ts';
import { useSettledError } from '../forms/use-settled-error.ts';
import { providedLink } from './link.actors.ts';

interface LinkOptions<Use extends keyof LinkReasons, Values extends object, Answer> {
  /** Its secrets stay in here. */
  readonly submit: (values: Values, signal: AbortSignal) => Promise<Answer>;
  /** Why it doesn't count, where a refusal is about the thing itself and not about what is typed beside it. */
  readonly reasonOf: (refused: Refused) => LinkReasons[Use] | undefined;
  /** Submitted as the page opens. */
  readonly given?: Values | undefined;
  readonly takesAnother?: boolean;
}

/** Submits what somebody was given, and tells whether it counts; `use` names it in the words of the charts. */
export function useLink<Use extends keyof LinkReasons, Values extends object, Answer>(
  _use: Use,
  { submit, reasonOf, given, takesAnother = false }: LinkOptions<Use, Values, Answer>,
) {
  const [machine] = useState(() => {
    const answered = async (values: Values, signal: AbortSignal): Promise<LinkResult> => {
      try {
        return { kind: 'ok', answer: await submit(values, signal) };
      } catch (error) {
        const outcome = outcomeOf(error);
        if (outcome.kind !== 'refused') return { kind: 'failed', error };
        const reason = reasonOf(outcome);
        return reason === undefined ? outcome : { kind: 'closed', reason };
      }
    };
    return providedLink({ submit: (values, signal) => answered(values as Values, signal) });
  });
  const actor = useActorRef(machine, { input: { given, takesAnother } });
  useTellSession(actor);
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const settled = useSettledError(actor, value === 'pending');
  const formError = value === 'failed' && settled !== noError ? noAnswer : settled;
  return {
    actor,
    state: value,
    answer: context.answer as Answer | null,
    reason: context.reason as LinkReasons[Use] | null,
    /** Why nothing came of it: what the server says to it, or that it says nothing. */
    formError,
    /** For a form: resolves to why it didn't get through. */
    submit: (values: Values) =>
      untilSettled(actor, { type: 'link.submit', values }, (snapshot) => snapshot.matches('pending')),
  };
}
