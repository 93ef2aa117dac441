import { expect, type Locator } from '@playwright/test';
import type { Visitor } from './visitor.ts';

/** More stops than any page has. */
const mostStops = 90;

interface Stop {
  /** What has the focus, to read in a failure; `body` where nothing has it. */
  readonly name: string;
  /** Something drawn says so: on the control, what it stands in, or its label. */
  readonly isMarked: boolean;
  /** It lies within the window, where one looks. */
  readonly isInView: boolean;
}

/** Somebody without a mouse: goes everywhere by Tab and presses keys, and sees where they are at each stop. */
export class Keyboard {
  readonly #visitor: Visitor;

  constructor(visitor: Visitor) {
    this.#visitor = visitor;
  }

  get #keys() {
    return this.#visitor.page.keyboard;
  }

  /** Tabs on until the control has the focus; each stop on the way has to show that it has it. */
  async to(target: Locator): Promise<void> {
    await expect(target).toBeVisible();
    for (let stops = 0; stops < mostStops; stops += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      if (await this.#isAt(target)) return;
    }
    throw new Error(`Tab never comes to ${String(target)}.`);
  }

  /** Whether the control has the focus; if not, one stop further. */
  async #isAt(target: Locator): Promise<boolean> {
    // In one look: a field may be drawn anew, focus and all, between finding it and asking it.
    await target.waitFor({ state: 'attached' });
    const found = await target.evaluateAll((elements) => elements.map((element) => element === document.activeElement));
    expect(found.length, `${String(target)} is one control`).toBeLessThanOrEqual(1);
    if (found[0] !== false) return found[0] ?? false;
    await this.#keys.press('Tab');
    const { name, isMarked, isInView } = await this.stop();
    // Past the last control the window itself has a turn.
    if (name !== 'body') {
      expect({ name, isMarked, isInView }, 'the focus is seen').toEqual({ name, isMarked: true, isInView: true });
    }
    return false;
  }

  async type(target: Locator, text: string): Promise<void> {
    await this.to(target);
    await this.#keys.press('ControlOrMeta+A');
    await this.#keys.type(text);
  }

  async press(target: Locator, key = 'Enter'): Promise<void> {
    await this.to(target);
    await this.#keys.press(key);
  }

  async escape(): Promise<void> {
    await this.#keys.press('Escape');
  }

  /** Goes to the one of a group that Tab comes to, and on by arrows until this one is chosen. */
  async mark(group: Locator, radio: Locator): Promise<void> {
    await this.to(group.getByRole('radio').first());
    for (let stops = 0; stops < mostStops; stops += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      if (await radio.isChecked()) return;
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      await this.#keys.press('ArrowDown');
    }
    throw new Error(`The arrows never come to ${String(radio)}.`);
  }

  /** Arrows through a native select until it shows the option. */
  async choose(select: Locator, option: RegExp): Promise<void> {
    await this.to(select);
    const isShown = async (): Promise<boolean> => {
      const shown = await select.evaluate((element) => (element as HTMLSelectElement).selectedOptions[0]?.text ?? '');
      if (!option.test(shown)) await this.#keys.press('ArrowDown');
      return option.test(shown);
    };
    for (let stops = 0; stops < mostStops; stops += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one key after the other
      if (await isShown()) return;
    }
    throw new Error(`The arrows never come to ${option}.`);
  }

  /** Types into a combobox and takes the first thing it offers by that name. */
  async pick(field: Locator, text: string, offered: RegExp = new RegExp(`^${text}`, 'u')): Promise<void> {
    await this.type(field, text);
    await expect(this.#visitor.page.getByRole('option', { name: offered }).first()).toBeVisible();
    const highlighted = this.#visitor.page.getByRole('option', { selected: true });
    if (!offered.test((await highlighted.allTextContents())[0] ?? '')) await this.#keys.press('ArrowDown');
    await this.#keys.press('Enter');
  }

  /** After a change of page, or a dialog that closed: the focus is somewhere one can go on from. */
  async isKept(): Promise<void> {
    await expect.poll(async () => (await this.stop()).name, 'the focus is not lost').not.toBe('body');
  }

  async stop(): Promise<Stop> {
    return this.#visitor.page.evaluate(() => {
      const control = document.activeElement;
      if (control === null || control === document.body || control === document.documentElement) {
        return { name: 'body', isMarked: false, isInView: false };
      }
      const near = [control, control.parentElement, control.closest('label'), control.nextElementSibling];
      const isOutlined = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration): boolean =>
        outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1 && !outlineColor.endsWith(', 0)');
      // what opens a whole row draws it around the row
      const after = getComputedStyle(control, '::after');
      const isMarked =
        near.some((element) => element !== null && isOutlined(getComputedStyle(element))) ||
        (after.content !== 'none' && isOutlined(after));
      const { left, right, top, bottom } = control.getBoundingClientRect();
      const isInView = right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
      const words = control.getAttribute('aria-label') ?? control.getAttribute('name') ?? control.textContent;
      return { name: `${control.localName} ${words.trim().slice(0, 60)}`, isMarked, isInView };
    });
  }
}
