import { useRef } from 'react';

/**
 * Gives the focus to a dialog's title, so that reading begins there and no button looks chosen, and back to what had
 * it before. Radix gives it to the first button and back to triggers only, and these dialogs have none: whoever opens
 * them keeps the state.
 */
export function useReturningFocus() {
  const before = useRef<Element | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const content = {
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      before.current = document.activeElement;
      title.current?.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement && before.current.isConnected) before.current.focus();
    },
  };
  return { content, title };
}
