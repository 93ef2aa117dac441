/**
 * Controls too small for a thumb, each in words. Runs in the page. A link within a sentence is exempt (WCAG 2.5.8);
 * what a label or a pseudo-element adds to a control counts.
 */
export function smallTargets(): readonly string[] {
  const least = 44;
  const controls =
    'button, a[href], input, select, textarea, summary, [role=tab], [role=menuitem], [role=switch], [role=option]';
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  const scene = dialogs.at(-1) ?? document.body;

  const isInSentence = (element: Element): boolean => {
    if (element.localName !== 'a' || getComputedStyle(element).display !== 'inline') return false;
    const around = [...(element.parentElement?.childNodes ?? [])].filter((node) => node !== element);
    return around.some((node) => node.nodeType === Node.TEXT_NODE && (node.textContent ?? '').trim().length > 1);
  };
  /** What of a control can be pressed: its label counts where it is a box to tick. */
  const boxOf = (element: Element): DOMRect => {
    const input = element instanceof HTMLInputElement ? element : undefined;
    const label = input && /checkbox|radio/u.test(input.type) ? (input.labels?.[0] ?? input) : element;
    return label.getBoundingClientRect();
  };
  const belongs = (hit: Element | null, element: Element): boolean => {
    if (!hit) return false;
    if (element.contains(hit) || hit.contains(element)) return true;
    const label = hit.closest('label');
    return label !== null && element instanceof HTMLInputElement && [...(element.labels ?? [])].includes(label);
  };
  /** Pseudo-elements have no box of their own, so their reach is felt for. */
  const reaches = (element: Element): boolean => {
    element.scrollIntoView({ block: 'center', inline: 'center' });
    const box = boxOf(element);
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const reach = least / 2 - 1;
    const across = box.width >= least ? [] : [[x - reach, y] as const, [x + reach, y] as const];
    const down = box.height >= least ? [] : [[x, y - reach] as const, [x, y + reach] as const];
    return [...across, ...down].every(([left, top]) => {
      const hit = document.elementFromPoint(left, top);
      return (
        hit !== null && hit !== element.parentElement && belongs(hit, element) && !hit.contains(element.parentElement)
      );
    });
  };
  const { scrollX, scrollY } = window;
  const small = [...scene.querySelectorAll(controls)].filter((element) => {
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled, [aria-disabled=true]'))
      return false;
    if (element.closest('[inert]')) return false;
    if (element.matches('input[type=hidden], [tabindex="-1"]:not([role])') || isInSentence(element)) return false;
    const box = boxOf(element);
    if (box.width === 0 || (box.width >= least - 0.5 && box.height >= least - 0.5)) return false;
    return !reaches(element);
  });
  window.scrollTo(scrollX, scrollY);
  return small.map((element) => {
    const { width, height } = boxOf(element);
    const words = (
      element.textContent ||
      element.getAttribute('aria-label') ||
      element.getAttribute('name') ||
      ''
    ).trim();
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> “${words.slice(0, 40)}” ${Math.round(width)}×${Math.round(height)}`;
  });
}
