/** Lets a part of the page that isn't a control have the focus, as long as it has it. */
export function focusPart(part: HTMLElement): void {
  if (!part.hasAttribute('tabindex')) {
    part.tabIndex = -1;
    part.addEventListener('blur', () => part.removeAttribute('tabindex'), { once: true });
  }
  part.focus({ preventScroll: true });
}

/** What stands around an element, from the inside out. */
export function surroundings(element: Element): HTMLElement[] {
  const around: HTMLElement[] = [];
  for (let part = element.parentElement; part !== null; part = part.parentElement) around.push(part);
  return around;
}
