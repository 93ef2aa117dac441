import type { Frame, Page, Request } from '@playwright/test';
import { Broken } from '../checks.ts';
import { Weather } from './weather.ts';

/** What can be seen of a page at one moment. */
export interface Sight {
  readonly pathname: string;
  readonly search: string;
  readonly title: string;
  /** The first heading that is visible in the page's main part; empty where there is none. */
  readonly heading: string;
  /** When this document began: tells it from the one before. */
  readonly document: number;
}

/** A move leads to a page by a redirect or two; whoever arrives more often is being sent in circles. */
const mostArrivals = 6;
/** Milliseconds in which a move must come to rest, on the slowest machine. */
const patience = 60_000;

/** A page, what it still waits for, and how often it has been sent somewhere since the last move began. */
export class WatchedPage {
  readonly page: Page;
  readonly weather: Weather;
  readonly #waiting = new Set<Request>();
  #arrivals = 0;
  #broken: string | undefined;
  #giveUp: (reason: Broken) => void = () => {};

  constructor(page: Page) {
    this.page = page;
    this.weather = new Weather(page);
    page.on('framenavigated', (frame) => this.#arrive(frame));
    page.on('request', (request) => this.#waiting.add(request));
    page.on('requestfailed', (request) => this.#waiting.delete(request));
    page.on('requestfinished', (request) => this.#waiting.delete(request));
    page.on('response', (response) => {
      if (response.status() >= 500 && !this.weather.isBehind(response.request()))
        this.#broken = `the server answers ${response.status()} to ${response.url()}`;
    });
    page.on('pageerror', (error) => (this.#broken = `a script fails: ${error.message}`));
  }

  #arrive(frame: Frame): void {
    if (frame !== this.page.mainFrame()) return;
    this.#arrivals += 1;
    if (this.#arrivals > mostArrivals) this.#giveUp(new Broken(`redirects go round at ${frame.url()}`));
  }

  /**
   * Does one move until it is over.
   * @throws Broken when the page is sent in circles or never comes to rest
   */
  async within<Result>(move: () => Promise<Result>): Promise<Result> {
    this.#arrivals = 0;
    const { promise, reject } = Promise.withResolvers<never>();
    this.#giveUp = reject;
    const late = () => reject(new Broken(`${this.page.url()} never comes to rest (${this.#whatIsMissing()})`));
    const timer = setTimeout(late, patience);
    try {
      return await Promise.race([move(), promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Looks after the next frame; nothing is at rest while the page changes or is waited for. */
  async glance(): Promise<{ readonly sight: Sight; readonly isResting: boolean } | undefined> {
    if (this.#broken !== undefined) throw new Broken(this.#broken);
    // between two documents there is nothing to look at
    const seen = await this.page.evaluate(look).catch(() => undefined);
    return seen && { ...seen, isResting: !seen.isBusy && this.#waiting.size === 0 };
  }

  #whatIsMissing(): string {
    const missing = [...this.#waiting].map((request) => request.url()).join(', ');
    return missing === '' ? 'it is busy' : `it waits for ${missing}`;
  }
}

/** Runs in the page. */
async function look() {
  const isBusy = () =>
    document.documentElement.dataset['started'] !== 'true' ||
    document.querySelector('[data-progress], main [aria-busy=true]') !== null;
  // what has just been asked for begins with the next frame; a page that is busy is given some more
  for (let frame = 0; frame === 0 || (frame < 30 && isBusy()); frame++) {
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  }
  const headings = [...document.querySelectorAll<HTMLElement>('main h1, main h2')];
  const shown = headings.find((heading) => heading.checkVisibility() && heading.innerText.trim() !== '');
  const sight = {
    pathname: window.location.pathname,
    search: window.location.search,
    title: document.title.trim(),
    heading: shown?.innerText.trim() ?? '',
    document: performance.timeOrigin,
  };
  return { sight, isBusy: isBusy() };
}
