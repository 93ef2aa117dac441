import { useEffect, useState } from 'react';
import type { Failed, Refused } from '../../machines/kit/results.ts';
import { noError, type FormError, formErrorOf } from './form-error.ts';

/** An actor that tells how each answer ended. */
export interface Answering {
  on(
    type: 'answer.settled',
    tell: (event: { readonly result: Refused | Failed | { readonly kind: string } }) => void,
  ): { unsubscribe(): void };
}

const isFormError = (result: { readonly kind: string }): result is Refused | Failed =>
  result.kind === 'refused' || result.kind === 'failed';

/** Why the last answer didn't get through; calm again while the next one is on its way. */
export function useSettledError(actor: Answering, isPending: boolean): FormError {
  const [formError, setFormError] = useState<FormError>(noError);
  useEffect(() => {
    const settled = actor.on('answer.settled', ({ result }) =>
      setFormError(isFormError(result) ? formErrorOf(result) : noError),
    );
    return () => settled.unsubscribe();
  }, [actor]);
  return isPending ? noError : formError;
}
