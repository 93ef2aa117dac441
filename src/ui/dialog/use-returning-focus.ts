import { useRef } from 'react';

/**
 * Gives the focus back to what had it when a dialog opened. Radix does so for triggers only, and these
 * dialogs have none: whoever opens them keeps the state.
 */
export function useReturningFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    },
  };
}
