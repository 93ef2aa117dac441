import { useEffect, useState } from 'react';
import { calm, type FormTrouble, troubleOf } from '../../forms/trouble.ts';
import type { GuardianAnswerActor } from './guardian-answer-screen.tsx';

/** Why the last answer didn't get through; calm again with the next try. */
export function useSettledTrouble(actor: GuardianAnswerActor): FormTrouble {
  const [trouble, setTrouble] = useState<FormTrouble>(calm);
  useEffect(() => {
    const settled = actor.on('answer.settled', ({ result }) => {
      setTrouble(result.kind === 'refused' || result.kind === 'failed' ? troubleOf(result) : calm);
    });
    return () => settled.unsubscribe();
  }, [actor]);
  return trouble;
}
