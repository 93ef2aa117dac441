import { type BrowserContext, expect, type Locator, type Page } from '@playwright/test';
import type { Locale } from '../../contract/kit/fields.ts';
import { barriers } from './barriers.ts';
import type { BrowserWorld, Credentials } from './browser-world.ts';
import { type Say, speech } from './speech.ts';
import { isWhole } from './whole.ts';

type SessionOf = (person: Credentials) => ReturnType<BrowserWorld['session']>;

/** Somebody at a browser: finds things by what they are called in their language. */
export class Visitor {
  readonly page: Page;
  locale: Locale;

  readonly #session: SessionOf | undefined;

  constructor(page: Page, locale: Locale, session?: SessionOf) {
    this.page = page;
    this.locale = locale;
    this.#session = session;
  }

  get context(): BrowserContext {
    return this.page.context();
  }

  get say(): Say {
    return speech(this.locale);
  }

  heading(english: string, values?: Parameters<Say>[1]): Locator {
    return this.page.getByRole('heading', { name: this.say(english, values), exact: true });
  }

  button(english: string, values?: Parameters<Say>[1]): Locator {
    return this.page.getByRole('button', { name: this.say(english, values), exact: true });
  }

  link(english: string): Locator {
    return this.page.getByRole('link', { name: this.say(english), exact: true });
  }

  /** The control that a label names; its asterisk is no part of the name. */
  field(english: string): Locator {
    const name = this.say(english).replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
    const controls = this.page.locator('input, select, textarea, [role=switch]');
    return this.page.getByLabel(new RegExp(`^${name}( \\*)?$`, 'u')).and(controls);
  }

  /** Where a message to an applicant is written, beside the search. */
  get composer(): Locator {
    return this.page.locator('[data-own-keys]');
  }

  text(english: string, values?: Parameters<Say>[1]): Locator {
    return this.page.getByText(this.say(english, values));
  }

  /** Sees a sentence: all that an element says. */
  async sees(english: string, values?: Parameters<Say>[1]): Promise<void> {
    const found = this.page.getByText(this.say(english, values), { exact: true });
    await expect(found.filter({ visible: true }).first()).toBeVisible();
  }

  async fillIn(values: Readonly<Record<string, string>>): Promise<void> {
    // oxlint-disable-next-line no-await-in-loop -- one field after the other, as people do
    for (const [english, value] of Object.entries(values)) await this.field(english).fill(value);
  }

  /** The browser keeps a session of this person, as after a login; the login page has tests of its own. */
  async keepSession(person: Credentials): Promise<void> {
    if (!this.#session) throw new Error('Nobody logs in to this page but by its form.');
    await this.context.addCookies(await this.#session(person));
  }

  /** Opens `path` in a browser in which this person has logged in before. */
  async enter(person: Credentials, path = '/'): Promise<void> {
    await this.keepSession(person);
    await this.page.goto(path);
  }

  /** Comes back to the tab. */
  async comeBack(): Promise<void> {
    await this.page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  }

  /** As a link within the page goes. */
  async follow(path: string): Promise<void> {
    await this.page.evaluate((to) => {
      if (window.location.pathname + window.location.search !== to) window.history.pushState({}, '', to);
    }, path);
  }

  /** From wherever: through the login page to `path`. */
  async login(person: Credentials, path = '/'): Promise<void> {
    await this.page.goto(path);
    await expect(this.heading('Log in')).toBeVisible();
    await this.fillIn({ 'E-mail address': person.email, Password: person.password });
    await this.button('Log in').click();
    await expect(this.page).not.toHaveURL(/\/login/);
  }

  /**
   * No violation of the accessibility rules that a program can check (WCAG 2.2 A and AA), once what fades in is there;
   * in a whole run, for each of these screens is in the catalogue, and examined there.
   */
  async seesNoBarrier(): Promise<void> {
    if (!isWhole) return;
    // what the document drew is inert until the program has come (src/app/start.tsx)
    await expect(this.page.locator('#root[inert]')).toHaveCount(0);
    await expect.poll(() => this.page.evaluate(fades)).toBe(0);
    expect(await barriers(this.page), `accessibility of ${this.page.url()}`).toEqual([]);
  }
}

/** Runs in the page: how many movements are under way that come to an end. */
const fades = () =>
  document
    .getAnimations()
    .filter(({ playState, effect }) => playState === 'running' && effect?.getComputedTiming().endTime !== Infinity)
    .length;
