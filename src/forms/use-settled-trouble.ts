import { useEffect, useState } from 'react';
import type { Failed, Refused } from '../../machines/kit/results.ts';
import { calm, type FormTrouble, troubleOf } from './trouble.ts';

/** An actor that tells how each answer ended. */
export interface Answering {
  on(
    type: 'answer.settled',
    tell: (event: { readonly result: Refused | Failed | { readonly kind: string } }) => void,
  ): { unsubscribe(): void };
}

const isTrouble = (result: { readonly kind: string }): result is Refused | Failed =>
  result.kind === 'refused' || result.kind === 'failed';

/** Why the last answer didn't get through; calm again while the next one is on its way. */
export function useSettledTrouble(actor: Answering, isPending: boolean): FormTrouble {
  const [trouble, setTrouble] = useState<FormTrouble>(calm);
  useEffect(() => {
    const settled = actor.on('answer.settled', ({ result }) =>
      setTrouble(isTrouble(result) ? troubleOf(result) : calm),
    );
    return () => settled.unsubscribe();
  }, [actor]);
  return isPending ? calm : trouble;
}
