import { useRef } from 'react';
import { focusPart, surroundings } from './nearest-part.ts';

/**
 * Gives the focus to a dialog's title, so that reading begins there and no button looks chosen, and back to what had
 * it before. Radix gives it to the first button and back to triggers only, and these dialogs have none: whoever opens
 * them keeps the state. A list that was answered anew meanwhile has the same control once more, known by its id. A
 * control that has gone leaves it to the nearest part around it: the row whose button has done its work, not the
 * page's heading.
 */
export function useReturningFocus() {
  const before = useRef<Element | null>(null);
  const around = useRef<HTMLElement[]>([]);
  const title = useRef<HTMLHeadingElement>(null);
  const content = {
    onOpenAutoFocus: (event: Event) => {
      event.preventDefault();
      before.current = document.activeElement;
      around.current = before.current ? surroundings(before.current) : [];
      title.current?.focus();
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const control = connected(before.current);
      if (control) control.focus();
      else {
        const nearest = around.current.find((part) => part.isConnected);
        if (nearest && nearest !== document.body) focusPart(nearest);
      }
    },
  };
  return { content, title };
}

function connected(control: Element | null): HTMLElement | null {
  if (!(control instanceof HTMLElement)) return null;
  return control.isConnected ? control : document.getElementById(control.id);
}
