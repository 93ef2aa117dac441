import { expect, type Locator, type Page, type Route } from '@playwright/test';
import { errorMessages } from '../../contract/kit/errors.messages.ts';
import { type ErrorCode, errorStatus } from '../../contract/kit/errors.ts';
import type { Endpoint } from '../../contract/kit/endpoint.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { translate } from '../../server/i18n/texts.ts';
import type { RouteName } from '../../src/routes/pages.ts';
import type { Person } from '../support/people.ts';
import type { Visitor } from '../support/visitor.ts';
import { withoutAnswers } from '../support/without-answers.ts';
import type { Stage } from './stage.ts';

/** Makes somebody as far along as a screen needs; the stage calls each maker once. */
export type Maker = (stage: Stage) => Promise<Person>;

/** Where a screen is opened. */
export interface Scene {
  readonly stage: Stage;
  readonly locale: Locale;
  /** Who is logged in; undefined for a guest. */
  readonly person: Person | undefined;
}

/** What is there once the screen stands. */
export type Sight = (visitor: Visitor) => Locator;

/** One screen of the product in one situation. */
export interface Screen {
  /** `search`, `search.empty`, `pings.drawer.accepted`: what it is, then its situation. */
  readonly name: string;
  /** The page it is on; `none` for what stands outside every page. */
  readonly route: RouteName | 'none';
  readonly as?: Maker;
  /** The label of a guest's host; `app` unless said otherwise. Whoever is logged in stays at home. */
  readonly host?: string;
  readonly path: string | ((scene: Scene) => string | Promise<string>);
  /** In a browser of its own: somebody is logged in by what it shows. */
  readonly isAlone?: boolean;
  /** Before the page is opened: faults on the wire. */
  readonly prepare?: (page: Page) => Promise<unknown>;
  /** Opens what the screen is about: a dialog, an error, the next question. */
  readonly act?: (visitor: Visitor, scene: Scene) => Promise<void>;
  readonly sees: Sight;
  /** Console lines and answers that belong to the situation. */
  readonly allows?: readonly RegExp[];
  /** Exists only where there is no room for more (a drawer in place of a column). */
  readonly isNarrow?: boolean;
  /** Nothing is settled yet: what loads can't be operated. */
  readonly isLoading?: boolean;
  /** Where a screen shows that a call has failed: the one that waits for this call, and what is done once it has. */
  readonly failure?: { readonly of: string; readonly act?: (visitor: Visitor) => Promise<void> };
}

const serverError = [/status of 500/, /^answer 500/];

const localeOf = (route: Route): Locale =>
  route.request().headers()['accept-language']?.startsWith('de') ? 'de' : 'en';

/** Calls on the wire: a glob of their address, or one of the contract's. */
type Calls = string | Pick<Endpoint, 'method' | 'path'>;

/** Answers calls in the server's place. */
async function answering(page: Page, calls: Calls, answer: (route: Route) => Promise<void>): Promise<unknown> {
  await withoutAnswers(page);
  if (typeof calls === 'string') return page.route(calls, answer);
  const pathname = new RegExp(`^/api${calls.path.replaceAll(/\{\w+\}/g, '[^/]+')}$`, 'u');
  return page.route(
    (url) => pathname.test(url.pathname),
    (route) => (route.request().method() === calls.method ? answer(route) : route.fallback()),
  );
}

const refuse = (route: Route, code: ErrorCode): Promise<void> =>
  route.fulfill({
    status: errorStatus[code],
    json: { code, message: translate(localeOf(route), errorMessages[code]) },
  });

/** Answers calls as the server refuses them. */
export const refusing =
  (calls: Calls, code: ErrorCode): NonNullable<Screen['prepare']> =>
  (page) =>
    answering(page, calls, (route) => refuse(route, code));

/** Answers calls with a failure of the server. */
export const failing = (calls: Calls): NonNullable<Screen['prepare']> => refusing(calls, 'internal');

/** The calls that each page waits for in vain. */
const held = new WeakMap<Page, Route[]>();
/** Pages whose held calls fail from now on. */
const cut = new WeakSet<Page>();

/** Keeps calls from ever being answered, or until they fail. */
export const holding =
  (calls: Calls): NonNullable<Screen['prepare']> =>
  (page) =>
    answering(page, calls, async (route) => {
      if (cut.has(page)) await refuse(route, 'internal');
      else held.set(page, [...(held.get(page) ?? []), route]);
    });

/** Lets the calls that are held fail, and whatever repeats them. */
export async function failHeld(page: Page): Promise<void> {
  cut.add(page);
  await Promise.all((held.get(page) ?? []).map((route) => refuse(route, 'internal')));
  held.delete(page);
}

/** Ends the calls that are held: they would go to the server as soon as nothing holds them. */
export async function dropHeld(page: Page): Promise<void> {
  await Promise.all((held.get(page) ?? []).map((route) => route.abort('aborted')));
  held.delete(page);
}

interface Call {
  /** Glob of the call that the screen waits for. */
  readonly url: string;
  readonly failed: Sight;
  readonly waits?: Sight;
}

/** The page stands and keeps the place of what comes. */
export const skeleton: Sight = ({ page }) => page.locator('[aria-busy=true]').first();

/** A screen, and the same while its data is on the way and after that has failed. */
export function withCall(screen: Screen, { url, failed, waits = skeleton }: Call): readonly Screen[] {
  const { name } = screen;
  return [
    screen,
    { ...screen, name: `${name}.loading`, prepare: holding(url), sees: waits, isLoading: true },
    {
      ...screen,
      name: `${name}.failing`,
      prepare: failing(url),
      sees: failed,
      allows: serverError,
      failure: { of: `${name}.loading` },
    },
  ];
}

interface Sending {
  readonly endpoint: Exclude<Calls, string>;
  /** What says that it was not sent; an alert unless said otherwise. */
  readonly unsent?: Sight;
  /** The same as a notification, in English: it stays for as long as the pointer rests on it. */
  readonly notified?: string;
  /** In a window of another kind it begins anew, or is told elsewhere: the two screens are two pages. */
  readonly isApart?: boolean;
}

/** A control whose press is still under way. */
const busy: Sight = ({ page }) => page.locator('button[aria-busy=true]').first();
const alert: Sight = ({ page }) => page.locator('[role=alert]').first();

/** A screen while what its `act` sends is on the way, and after that has failed. */
export function withSending(
  screen: Omit<Screen, 'sees'>,
  { endpoint, unsent = alert, notified, isApart = false }: Sending,
): readonly Screen[] {
  const { name, act } = screen;
  const note = notified === undefined ? undefined : text(notified);
  const hold = async (visitor: Visitor): Promise<void> => {
    await expect((note ?? unsent)(visitor)).toBeInViewport();
    await note?.(visitor).hover();
  };
  return [
    { ...screen, name: `${name}.sending`, prepare: holding(endpoint), sees: busy, isLoading: true },
    {
      ...screen,
      name: `${name}.unsent`,
      act: async (visitor, scene) => {
        await act?.(visitor, scene);
        await hold(visitor);
      },
      prepare: failing(endpoint),
      sees: note ?? unsent,
      allows: serverError,
      ...(!isApart && { failure: { of: `${name}.sending`, act: hold } }),
    },
  ];
}

export const heading =
  (english: string): Sight =>
  (visitor) =>
    visitor.heading(english);
export const button =
  (english: string): Sight =>
  (visitor) =>
    visitor.button(english).first();
export const text =
  (english: string): Sight =>
  (visitor) =>
    visitor.text(english).first();
export const selector =
  (css: string): Sight =>
  ({ page }) =>
    page.locator(css).first();
export const dialog: Sight = ({ page }) => page.getByRole('dialog').or(page.getByRole('alertdialog')).first();

/** Presses a button, then waits for what it brings. */
export const press =
  (...english: readonly string[]): NonNullable<Screen['act']> =>
  async (visitor) => {
    // oxlint-disable-next-line no-await-in-loop -- one after the other, as people do
    for (const name of english) await visitor.button(name).first().click();
  };

/** Fills in fields as soon as the program has started, and presses buttons. */
export const filled =
  (values: Readonly<Record<string, string>>, ...buttons: readonly string[]): NonNullable<Screen['act']> =>
  async (visitor, scene) => {
    await selector('html[data-started]')(visitor).waitFor();
    await visitor.fillIn(values);
    await press(...buttons)(visitor, scene);
  };

/** Presses the button that opens a question, and in the question the one that says yes. */
export const confirmed =
  (opens: string, yes: string): NonNullable<Screen['act']> =>
  async (visitor) => {
    await visitor.button(opens).first().click();
    await visitor.page
      .getByRole('alertdialog')
      .getByRole('button', { name: visitor.say(yes), exact: true })
      .click();
  };
