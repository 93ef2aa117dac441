import type { Page } from '@playwright/test';
import type { Say } from '../../../tests/support/speech.ts';

/** A button that can be pressed: the event it sends, where it is a machine's, or its name. */
export interface Usable {
  readonly event?: string;
  readonly name: string;
}

/** Every button that can be pressed now: not disabled, busy, hidden or behind a dialog; toasts close by themselves. */
export const usableOn = (page: Page, say: Say): Promise<Usable[]> =>
  page.evaluate((toasts) => {
    const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.innerText;
    return [...document.querySelectorAll<HTMLElement>('button, [role=button]')]
      .filter(
        (button) =>
          button.checkVisibility() &&
          !button.matches(':disabled, [aria-disabled=true]') &&
          button.closest('[aria-hidden=true], [inert]') === null &&
          (button.dataset['event'] !== undefined || button.closest(`[aria-label="${toasts}"]`) === null),
      )
      .map((button) => ({
        name: nameOf(button).replaceAll(/\s+/gu, ' ').trim(),
        ...(button.dataset['event'] !== undefined && { event: button.dataset['event'] }),
      }));
  }, say('Notifications (F8)'));

/**
 * Where the page and the machine differ, a sentence each.
 * @param takes the events that have a button, and whether the machine takes them now
 * @param known names of buttons that are no machine's
 */
export function differencesIn(
  usable: readonly Usable[],
  takes: ReadonlyMap<string, boolean>,
  known: ReadonlySet<string>,
): readonly string[] {
  const wrong = [...takes].flatMap(([event, isTaken]) => {
    const found = usable.filter((one) => one.event === event).length;
    const isRight = found === (isTaken ? 1 : 0);
    return isRight ? [] : [`${event}: ${found} buttons, and the machine ${isTaken ? 'takes' : 'refuses'} it`];
  });
  const strangers = usable.filter(({ event, name }) => event === undefined && !known.has(name));
  return [...wrong, ...strangers.map(({ name }) => `button ${name}: nobody has named it`)];
}
