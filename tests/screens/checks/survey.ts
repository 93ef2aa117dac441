/** What a page looks like at its present size, as far as a program can see it; each finding in words. */
export interface Survey {
  /** What sticks out of the window, where the page scrolls sideways. */
  readonly sideways: readonly string[];
  /** Text cut off without a way to read it. */
  readonly cut: readonly string[];
  /** Texts that lie upon each other. */
  readonly overlapping: readonly string[];
  /** What moves although less motion was asked for. */
  readonly moving: readonly string[];
  /** Forms whose asterisk is not explained though it tells fields apart, or is though it tells none. */
  readonly unexplained: readonly string[];
}

/** Runs in the page. */
export function surveyPage(): Survey {
  const round = (size: number): number => Math.round(size);
  const name = (element: Element): string => {
    const words = (element.textContent ?? '').trim().replaceAll(/\s+/gu, ' ').slice(0, 50);
    const { width, height } = element.getBoundingClientRect();
    return `<${element.localName} class="${element.getAttribute('class') ?? ''}"> “${words}” ${round(width)}×${round(height)}`;
  };
  /** Kept out of sight on purpose: one pixel for a screen reader. */
  const isForEars = (element: Element): boolean => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { clipPath, clip, position } = getComputedStyle(one);
      if (position === 'absolute' && (clipPath !== 'none' || clip !== 'auto')) return true;
    }
    return false;
  };
  const all = [...document.body.querySelectorAll('*')].filter(
    (element) =>
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) && element.closest('svg') === null,
  );
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  const scene = dialogs.at(-1) ?? document.body;
  const scrolls = (element: Element): boolean => /auto|scroll/u.test(getComputedStyle(element).overflowX);

  const width = document.documentElement.clientWidth;
  const isContained = (element: Element): boolean => {
    for (let one = element.parentElement; one && one !== document.body; one = one.parentElement)
      if (scrolls(one) || /hidden|clip/u.test(getComputedStyle(one).overflowX)) return true;
    return false;
  };
  const sticksOut = (element: Element): boolean => {
    const box = element.getBoundingClientRect();
    return box.width > 1 && (box.right > width + 1 || box.left < -1) && !isForEars(element) && !isContained(element);
  };
  const isWide = document.documentElement.scrollWidth > width;
  const outside = all.filter(sticksOut);
  const sideways = isWide ? [`${document.documentElement.scrollWidth} px`, ...outside.slice(-4).map(name)] : [];

  const cut = all.filter((element) => {
    if (!(element instanceof HTMLElement) || element.matches('input, select, textarea, html, body')) return false;
    const { overflowX, overflowY } = getComputedStyle(element);
    const isCutAside = /hidden|clip/u.test(overflowX) && element.scrollWidth > element.clientWidth + 1;
    const isCutBelow = /hidden|clip/u.test(overflowY) && element.scrollHeight > element.clientHeight + 2;
    if (!isCutAside && !isCutBelow) return false;
    if ((element.textContent ?? '').trim() === '' || isForEars(element)) return false;
    return element.closest('[title]') === null && element.closest('[aria-hidden=true]') === null;
  });

  /** Texts of one layer (page, bar, list of suggestions, dialog) must not lie upon each other; layers may. */
  const layerOf = (element: Element): Element => {
    for (let one: Element | null = element; one; one = one.parentElement) {
      const { position, zIndex } = getComputedStyle(one);
      if (/fixed|sticky/u.test(position) || (position === 'absolute' && zIndex !== 'auto')) return one;
    }
    return document.body;
  };
  const visiblePart = (box: DOMRect, element: Element): DOMRect => {
    let [left, top, right, bottom] = [box.left, box.top, box.right, box.bottom];
    for (let one: Element | null = element; one && one !== document.body; one = one.parentElement) {
      if (getComputedStyle(one).overflow === 'visible') continue;
      const frame = one.getBoundingClientRect();
      left = Math.max(left, frame.left);
      right = Math.min(right, frame.right);
      top = Math.max(top, frame.top);
      bottom = Math.min(bottom, frame.bottom);
    }
    return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
  };
  const texts = all
    .filter((element) => scene.contains(element) && !isForEars(element) && !element.matches('option, select, textarea'))
    .flatMap((element) =>
      [...element.childNodes].flatMap((node) => {
        if (node.nodeType !== Node.TEXT_NODE || (node.textContent ?? '').trim() === '') return [];
        const range = document.createRange();
        range.selectNodeContents(node);
        const layer = layerOf(element);
        return [...range.getClientRects()].map((box) => ({ element, layer, box: visiblePart(box, element) }));
      }),
    );
  const overlapping = new Set<string>();
  for (const [index, one] of texts.entries()) {
    for (const other of texts.slice(index + 1)) {
      if (one.element === other.element || one.layer !== other.layer) continue;
      const across = Math.min(one.box.right, other.box.right) - Math.max(one.box.left, other.box.left);
      const down = Math.min(one.box.bottom, other.box.bottom) - Math.max(one.box.top, other.box.top);
      // line boxes of tight headings touch by some pixels of empty leading
      if (across > 3 && down > Math.min(one.box.height, other.box.height) * 0.15)
        overlapping.add(`${name(one.element)} and ${name(other.element)}`);
    }
  }

  const longest = (list: string): number =>
    Math.max(...list.split(',').map((time) => Number.parseFloat(time) * (time.trim().endsWith('ms') ? 1 : 1000)));
  const moving = all.filter((element) => {
    const { transitionDuration, animationName, animationDuration } = getComputedStyle(element);
    return longest(transitionDuration) > 1 || (animationName !== 'none' && longest(animationDuration) > 1);
  });
  // Where everything is asked an asterisk tells nothing apart, and its line is only noise above the fields (LOOK).
  const unexplained = all.filter((element) => {
    if (!(element instanceof HTMLFormElement)) return false;
    const isAnyOptional =
      element.querySelector(':optional:not([type=hidden], [type=radio], [aria-required=true], button)') !== null;
    const isMarked = all.some((one) => element.contains(one) && one.textContent?.trim() === '*');
    return (isAnyOptional && isMarked) !== /\* (sind|are) /u.test(element.innerText);
  });
  return {
    sideways,
    cut: cut.map(name),
    overlapping: [...overlapping],
    moving: moving.map(name),
    unexplained: unexplained.map(name),
  };
}
