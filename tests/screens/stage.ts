import { setTimeout as delay } from 'node:timers/promises';
import type { Browser, BrowserContext, Page } from '@playwright/test';
import { formatLocales } from '../../contract/kit/dates.ts';
import type { Locale } from '../../contract/kit/fields.ts';
import { inTenant, type TenantTx } from '../../server/db/scope.ts';
import { mintToken } from '../../server/tokens/tokens.service.ts';
import { type BrowserWorld, createBrowserWorld } from '../support/browser-world.ts';
import { Faults } from '../support/faults.ts';
import { type Person, type PersonWishes, Population } from '../support/people.ts';
import type { TenantRow } from '../../server/tenants/tenants.repository.ts';
import { Visitor } from '../support/visitor.ts';
import { bareTenant } from './bare-tenant.ts';
import { crowdedTenant } from './crowd.ts';
import { dropHeld, failHeld, type Maker, type Screen } from './screen.ts';

/** The running product with everybody whom the screens need, made when the first screen asks for them. */
export class Stage {
  readonly world: BrowserWorld;
  readonly faults = new Faults();
  readonly #browser: Browser;
  readonly #people = new Map<Maker, Promise<Person>>();
  readonly #contexts = new Map<string, Promise<BrowserContext>>();
  readonly #population: Population;
  /** The tenant in which everything is too long and too much. */
  readonly crowd: TenantRow;
  /** The tenant in which nothing has happened yet. */
  readonly bare: TenantRow;

  private constructor(world: BrowserWorld, tenants: Pick<Stage, 'crowd' | 'bare'>, browser: Browser) {
    this.world = world;
    this.crowd = tenants.crowd;
    this.bare = tenants.bare;
    this.#browser = browser;
    this.#population = new Population(world.deps.db, world.clock);
  }

  static async open(browser: Browser): Promise<Stage> {
    const world = await createBrowserWorld();
    // Before the first page: the server learns of a new tenant only after a while.
    const tenants = { crowd: await crowdedTenant(world), bare: await bareTenant(world) };
    return new Stage(world, tenants, browser);
  }

  /** The person of a maker, the same one each time. */
  person(maker: Maker): Promise<Person> {
    const known = this.#people.get(maker) ?? maker(this);
    this.#people.set(maker, known);
    return known;
  }

  /** Somebody new in any tenant. */
  add(tenant: TenantRow, wishes: Omit<PersonWishes, 'tenant'>): Promise<Person> {
    return this.#population.add(tenant, wishes);
  }

  /** Works on the tables of a tenant, for what no page can bring about. */
  within<T>(tenant: TenantRow, work: (tx: TenantTx) => Promise<T>): Promise<T> {
    return inTenant(this.world.deps.db, tenant.id, work);
  }

  /** The secret of a mail's link, as if the mail had been sent; one with a life below zero has expired. */
  token(tenant: TenantRow, purpose: string, subject_id: string, ttl_ms = 86_400_000): Promise<string> {
    const now = this.world.clock.now();
    return this.within(tenant, (tx) => mintToken(tx, { purpose, subject_id, ttl_ms, now }));
  }

  /** Opens a screen in a new page and waits until it stands. The caller closes it by `leave`. */
  async open(screen: Screen, locale: Locale, size = { width: 1280, height: 800 }): Promise<Visitor> {
    const person = screen.as && (await this.person(screen.as));
    const context = await this.#context(screen, person, locale);
    const page = await context.newPage();
    const visitor = new Visitor(page, locale);
    const scene = { stage: this, locale, person };
    this.faults.allow(...(screen.allows ?? []));
    // A page that has been translated has left its language behind.
    await context.addCookies([
      { name: 'i18n_redirected', value: locale, url: this.world.origin(hostOf(screen, person)) },
    ]);
    if (person) await this.#speak(person, locale);
    await page.setViewportSize(size);
    await screen.prepare?.(page);
    await page.goto(typeof screen.path === 'string' ? screen.path : await screen.path(scene), {
      waitUntil: 'domcontentloaded',
    });
    await screen.act?.(visitor, scene);
    await screen.sees(visitor).waitFor({ timeout: 10_000 });
    await settle(page, screen);
    return visitor;
  }

  /** What a screen waits for fails: the page becomes the screen that shows so. */
  async fail(visitor: Visitor, screen: Screen): Promise<void> {
    this.faults.allow(...(screen.allows ?? []));
    await failHeld(visitor.page);
    await screen.failure?.act?.(visitor);
    await screen.sees(visitor).waitFor({ timeout: 10_000 });
    await settle(visitor.page, screen);
  }

  /**
   * The same screen in the other language: by the page's own switch, which leaves what is open as it stands and is many
   * times quicker than to open the screen anew; anew where there is no switch or something was closed by it.
   */
  async translate(visitor: Visitor, screen: Screen): Promise<Visitor> {
    const { page } = visitor;
    const translated = new Visitor(page, visitor.locale === 'de' ? 'en' : 'de');
    if (await isSwitched(translated, screen)) return translated;
    const size = page.viewportSize();
    await this.leave(visitor);
    return this.open(screen, translated.locale, size ?? undefined);
  }

  /**
   * Closes a page with whatever its calls still wait for. Chromium forgets to close one that is just showing another
   * document (crbug.com/536385539), and `page.close` then never ends; the page's whole profile closes always.
   */
  async leave({ page, context }: Visitor): Promise<void> {
    await dropHeld(page);
    await page.unrouteAll({ behavior: 'ignoreErrors' });
    // what was typed on this screen comes back on no other
    await Promise.race([page.evaluate(() => localStorage.clear()), delay(3_000, undefined, { ref: false })]).catch(
      () => undefined,
    );
    const closing = page.close().then(
      () => true,
      () => false,
    );
    if (!(await Promise.race([closing, delay(3_000, false, { ref: false })]))) await this.discard({ context });
  }

  /** Closes a page with its whole profile; whoever it was logs in anew. */
  async discard({ context }: Pick<Visitor, 'context'>): Promise<void> {
    for (const [key, known] of this.#contexts) {
      // oxlint-disable-next-line no-await-in-loop -- one browser
      if ((await known) === context) this.#contexts.delete(key);
    }
    await context.close();
  }

  async close(): Promise<void> {
    const contexts = await Promise.all(this.#contexts.values());
    await Promise.all(contexts.map((context) => context.close()));
    await this.world.close();
  }

  /** The language somebody has chosen is that of the picture. */
  #speak({ tenant, id }: Person, locale: Locale): Promise<unknown> {
    return this.within(tenant, (tx) => tx.updateTable('users').set({ locale }).where('id', '=', id).execute());
  }

  /** One browser profile per person and language, logged in without its form. */
  #context(screen: Screen, person: Person | undefined, locale: Locale): Promise<BrowserContext> {
    const host = hostOf(screen, person);
    const key = [host, person?.id, locale, screen.isAlone ? screen.name : ''].join(' ');
    const known = this.#contexts.get(key) ?? this.#newContext(host, person, locale);
    this.#contexts.set(key, known);
    return known;
  }

  async #newContext(host: string, person: Person | undefined, locale: Locale): Promise<BrowserContext> {
    const context = await this.#browser.newContext({
      baseURL: this.world.origin(host),
      locale: formatLocales[locale],
      timezoneId: 'Europe/Berlin',
      reducedMotion: 'reduce',
      permissions: ['clipboard-read', 'clipboard-write'],
    });
    await this.faults.watch(context);
    // a screen is looked at, not gone on from: what other pages need isn't fetched ahead (src/api/fetch-ahead.ts)
    await context.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true }, configurable: true }),
    );
    if (person) await context.addCookies(await this.world.session(host, person));
    return context;
  }
}

const hostOf = (screen: Screen, person: Person | undefined): string => person?.tenant.slug ?? screen.host ?? 'app';

/** Presses the page's switch of languages; whether the screen then stands there in the visitor's. */
async function isSwitched(visitor: Visitor, screen: Screen): Promise<boolean> {
  const { page, locale } = visitor;
  // Not as a person would: behind a dialog it can't be reached.
  const isThere = await page.evaluate((lang) => {
    const control = document.querySelector<HTMLElement>(`[role=group][lang=${lang}] button`);
    control?.click();
    return control !== null;
  }, locale);
  if (!isThere) return false;
  await page.waitForFunction((lang) => document.documentElement.lang === lang, locale);
  const stands = await screen
    .sees(visitor)
    .waitFor({ timeout: 3_000 })
    .then(
      () => true,
      () => false,
    );
  if (stands) await settle(page, screen);
  return stands;
}

/** Everything has come and can be operated, nothing keeps a place any more; the typeface is the one that stays. */
async function settle(page: Page, { isLoading = false }: Screen): Promise<void> {
  if (!isLoading) {
    // What the document drew is inert until the program has come (src/app/start.tsx).
    await page.waitForFunction(
      () => document.readyState === 'complete' && document.querySelector('[aria-busy=true], #root[inert]') === null,
    );
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
  }
  await page.evaluate(async () => {
    // What loads is seen after 200 ms, and until then it has no contrast. Only what ends by itself is waited for, and no
    // longer than that takes: a page that is drawn no more never ends it, and its next change of size tells so.
    const endOf = (animation: Animation) => Number(animation.effect?.getComputedTiming().endTime);
    const short = document.getAnimations().filter((animation) => endOf(animation) < 1_000);
    const seen = Promise.allSettled(short.map((animation) => animation.finished));
    await Promise.race([seen, new Promise((late) => setTimeout(late, 2_000))]);
  });
}
