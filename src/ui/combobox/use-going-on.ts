import { useEffectEvent, useLayoutEffect } from 'react';
import type { EarlyInput } from './multi-combobox-box.tsx';

/** Whoever was in the field before this was fetched stays there, behind the letters. */
export function useGoingOn(id: string, early: EarlyInput | undefined): void {
  const goOn = useEffectEvent(() => {
    const input = early?.isHeld ? document.getElementById(id) : null;
    if (!(input instanceof HTMLInputElement)) return;
    input.focus();
    input.setSelectionRange(input.value.length, input.value.length);
  });
  useLayoutEffect(() => goOn(), []);
}
