import { useRef, useState } from 'react';
import { outcomeOf } from '../api/results.ts';
import { formErrorOf, noError } from '../forms/form-error.ts';

/** One press, one call: which is under way, and why the last one was refused. */
export function useOneCall(onDone: () => Promise<void>) {
  const [pending, setPending] = useState<string>();
  const [formError, setFormError] = useState(noError);
  const latest = useRef<() => Promise<unknown>>(undefined);
  const press = async (name: string, send: () => Promise<unknown>) => {
    latest.current = send;
    setPending(name);
    setFormError(noError);
    try {
      await send();
      await onDone();
    } catch (error) {
      setFormError(formErrorOf(outcomeOf(error)));
    }
    // another that was pressed meanwhile is still under way
    if (latest.current === send) setPending(undefined);
  };
  return { pending, formError, press: (name: string, send: () => Promise<unknown>) => void press(name, send) };
}
