import type { Page } from '@playwright/test';

/** Where the focus is after a press of Tab. */
interface Stop {
  /** The number of the control in the order of the page; -1 for what scrolls and holds none, undefined for nowhere. */
  readonly index: number | undefined;
  readonly name: string;
  readonly faults: readonly string[];
}

interface Numbered {
  readonly count: number;
  /** Buttons and boxes of a list's rows that are out of the order and join it once their row is current. */
  readonly joining: number;
}

/** Names so many controls that Tab should reach, and notes how each looks without the focus. Runs in the page. */
function numberControls(most: number | null): Numbered {
  const dialogs = [...document.querySelectorAll('[role=dialog], [role=alertdialog]')];
  const scene = dialogs.at(-1) ?? document.body;
  const candidates =
    'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex="0"], [contenteditable=true]';
  const groups = new Set<string>();
  const looks = new WeakMap<Element, string>();
  const look = (element: Element): string => {
    const around = element.closest('label') ?? element.parentElement ?? element;
    // where all of a row can be pressed, the ring is that of what spreads the link over it
    const shown = [element, around, ...around.querySelectorAll('*')].slice(0, 40).map((one) => getComputedStyle(one));
    return [getComputedStyle(element, '::after'), ...shown]
      .map(({ outlineStyle, outlineWidth, outlineColor, boxShadow }) => {
        return outlineStyle === 'none' ? boxShadow : `${outlineStyle} ${outlineWidth} ${outlineColor} ${boxShadow}`;
      })
      .join('|');
  };
  let count = 0;
  let joining = 0;
  for (const element of scene.querySelectorAll<HTMLElement>(candidates)) {
    if (count === most) break;
    if (element.matches('li :is(button, input)[tabindex="-1"]') && element.checkVisibility()) joining += 1;
    if (!element.checkVisibility({ visibilityProperty: true }) || element.matches(':disabled') || element.tabIndex < 0)
      continue;
    if (element.closest('[inert], [aria-hidden=true], [data-radix-focus-guard]')) continue;
    // hands the focus on to the tab that is open
    if (element.role === 'tablist') continue;
    // one pixel that hands the focus on to where it belongs
    if (element.getBoundingClientRect().width <= 1 && getComputedStyle(element).position === 'fixed') continue;
    if (element instanceof HTMLInputElement && element.type === 'radio') {
      if (groups.has(element.name)) continue;
      groups.add(element.name);
      for (const other of scene.querySelectorAll<HTMLElement>(`input[type=radio][name="${element.name}"]`))
        other.dataset['stop'] = String(count);
    }
    element.dataset['stop'] = String(count);
    count += 1;
  }
  (document.activeElement as HTMLElement | null)?.blur();
  // what scrolls and holds no control is a stop of its own
  const scrolls = ({ scrollHeight, clientHeight, scrollWidth, clientWidth }: Element) =>
    scrollHeight > clientHeight || scrollWidth > clientWidth;
  for (const element of document.querySelectorAll('*'))
    if (element instanceof HTMLElement && (element.tabIndex >= 0 || scrolls(element)))
      looks.set(element, look(element));
  Object.assign(window, { lookOf: look, looksBefore: looks });
  if (dialogs.length === 0) {
    document.body.tabIndex = -1;
    document.body.focus();
    document.body.removeAttribute('tabindex');
    window.scrollTo(0, 0);
  } else {
    (scene as HTMLElement).focus();
  }
  return { count, joining };
}

/** Says where the focus is and whether one can see it. Runs in the page. */
function readStop(): Stop {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body || element === document.documentElement)
    return { index: undefined, name: '', faults: [] };
  const words = (
    element.getAttribute('aria-label') ||
    element.textContent ||
    element.getAttribute('name') ||
    ''
  ).trim();
  const name = `<${element.localName} class="${element.getAttribute('class') ?? ''}"> “${words.replaceAll(/\s+/gu, ' ').slice(0, 40)}”`;
  const faults: string[] = [];
  const { lookOf, looksBefore } = window as unknown as {
    lookOf: (element: Element) => string;
    looksBefore: WeakMap<Element, string>;
  };
  const before = looksBefore.get(element);
  if (before !== undefined && before === lookOf(element)) faults.push('looks as without the focus');

  const input = element instanceof HTMLInputElement ? element : undefined;
  const shown = input && /checkbox|radio/u.test(input.type) ? (input.labels?.[0] ?? input) : element;
  const box = shown.getBoundingClientRect();
  const inside =
    Math.min(box.right, window.innerWidth) - Math.max(box.left, 0) > Math.min(box.width, 24) - 1 &&
    Math.min(box.bottom, window.innerHeight) - Math.max(box.top, 0) > Math.min(box.height, 24) - 1;
  if (!inside) faults.push(`is outside the window (${Math.round(box.left)}, ${Math.round(box.top)})`);
  else {
    const x = (Math.max(box.left, 0) + Math.min(box.right, window.innerWidth)) / 2;
    const top = Math.max(box.top, 0);
    const bottom = Math.min(box.bottom, window.innerHeight);
    const hits = [top + 2, (top + bottom) / 2, bottom - 2].map((y) => document.elementFromPoint(x, y));
    const isOwn = (hit: Element | null): boolean =>
      hit !== null && (shown.contains(hit) || hit.contains(shown) || hit.closest('label') === shown);
    const covers = hits.filter((hit) => !isOwn(hit));
    if (covers.length > 1)
      faults.push(`is covered by <${covers[0]?.localName} class="${covers[0]?.getAttribute('class') ?? ''}">`);
  }
  return { index: element.dataset['stop'] === undefined ? -1 : Number(element.dataset['stop']), name, faults };
}

/** Reads where the focus is before it is moved on: one answer for many presses. Runs in the page. */
function noteStops(): void {
  const page = window as unknown as { readStop: () => Stop; stops?: Stop[] };
  const isAnew = page.stops === undefined;
  page.stops = [];
  const note = ({ key }: KeyboardEvent) => void (key === 'Tab' && page.stops?.push(page.readStop()));
  if (isAnew) window.addEventListener('keydown', note, { capture: true });
}

/** Where the focus has been since it was asked last, and where it is now. Runs in the page. */
function takeStops(): readonly Stop[] {
  const { readStop: read, stops } = window as unknown as { readStop: () => Stop; stops: Stop[] };
  // the first is where the focus was when it was asked last
  return [...stops.splice(0).slice(1), read()];
}

const gone = 'something that has gone';

/**
 * Walks through the page by Tab from its beginning, over so many controls; what is wrong with the walk, in words. A page
 * that was drawn anew meanwhile, as one is whose list or fields come late, is walked once more, for three such parts at
 * most; what was wrong until then stays.
 */
export async function walkByKeyboard(page: Page, most: number | null = null, mayBegin = 4): Promise<readonly string[]> {
  const { count, joining } = await page.evaluate(numberControls, most);
  await page.evaluate(`window.readStop = ${readStop.toString()}; (${noteStops.toString()})();`);
  const seen = new Set<number>();
  const faults: string[] = [];
  let left = count + joining + 12;
  for (let isInPage = true; isInPage && left > 0 && seen.size < count;) {
    const presses = Math.min(left, count - seen.size);
    left -= presses;
    // oxlint-disable-next-line no-await-in-loop -- one press after the other
    for (let press = 0; press < presses; press += 1) await page.keyboard.press('Tab');
    // oxlint-disable-next-line no-await-in-loop -- see above
    for (const stop of await page.evaluate(takeStops)) {
      isInPage &&= stop.index !== undefined;
      if (!isInPage) break;
      if (stop.index !== undefined && stop.index >= 0) seen.add(stop.index);
      faults.push(...stop.faults.map((fault) => `${stop.name} ${fault}`));
    }
  }
  const missed = Array.from({ length: count }, (_, index) => index).filter((index) => !seen.has(index));
  const names = await page.evaluate(
    (indexes) => indexes.map((index) => document.querySelector(`[data-stop="${index}"]`)?.outerHTML.slice(0, 120)),
    missed,
  );
  if (names.includes(undefined) && mayBegin > 1)
    return [...new Set([...faults, ...(await walkByKeyboard(page, most, mayBegin - 1))])];
  return [...new Set(faults), ...names.map((html = gone) => `Tab does not reach ${html}`)];
}
