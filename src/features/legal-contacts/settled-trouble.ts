import { useLingui } from '@lingui/react';
import { useEffect, useState } from 'react';
import { calm, type FormTrouble, troubleOf } from '../../forms/trouble.ts';
import type { GuardianAnswerActor } from './guardian-answer-screen.tsx';

/** Why the last answer didn't get through; calm again with the next try. */
export function useSettledTrouble(actor: GuardianAnswerActor): FormTrouble {
  const { i18n } = useLingui();
  const [trouble, setTrouble] = useState<FormTrouble>(calm);
  useEffect(() => {
    const settled = actor.on('answer.settled', ({ result }) => {
      setTrouble(result.kind === 'refused' || result.kind === 'failed' ? troubleOf(i18n, result) : calm);
    });
    return () => settled.unsubscribe();
  }, [actor, i18n]);
  return trouble;
}
