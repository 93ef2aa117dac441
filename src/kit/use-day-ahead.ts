import { useLingui } from '@lingui/react';
import { useId, useState } from 'react';
import type { RuleKey } from '../../contract/kit/rules.messages.ts';
import { serverNow } from '../api/server-time.ts';
import { ruleSentence } from '../forms/rule-sentence.ts';

/** A day to come, or none, typed in the question before something. */
export function useDayAhead(name: string) {
  const { i18n } = useLingui();
  const id = useId();
  const [day, setDay] = useState('');
  const [broken, setBroken] = useState<RuleKey>();
  return {
    details: day === '' ? {} : { [name]: day },
    /** Whether it is one, which the field shows where it isn't, and is gone to. */
    check: () => {
      const control = document.getElementById(id);
      // half a day reads as none to everything but the control
      const isIncomplete = control instanceof HTMLInputElement && control.validity.badInput;
      const isOver = day !== '' && Date.parse(`${day}T00:00`) <= serverNow();
      setBroken(isIncomplete ? 'date_incomplete' : isOver ? 'date_future' : undefined);
      if (isIncomplete || isOver) control?.focus();
      return !isIncomplete && !isOver;
    },
    /** For the field it is typed in. */
    field: {
      id,
      name,
      type: 'date',
      value: day,
      onChange: (typed: string) => {
        setDay(typed);
        setBroken(undefined);
      },
      errors: broken && [ruleSentence(i18n, name, { rule: broken })],
    },
  } as const;
}
