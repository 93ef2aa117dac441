import { expect } from '@playwright/test';
import { giveSession } from '../../paths/kit/login.ts';
import type { Standing } from '../../paths/kit/verdict.ts';
import type { BrowserWorld } from '../../../tests/support/browser-world.ts';
import { Visitor } from '../../../tests/support/visitor.ts';
import type { BrowserMove } from './browser-moves.ts';
import type { Member } from './members.ts';
import { guest } from './standings.ts';
import type { WatchedPage } from './watched-page.ts';

const sessionCookie = 'session';
const hintCookie = 'session_hint';

/** Somebody who does the moves: at the page, in another tab of the same browser, or to its cookies. */
export class Walker {
  readonly visitor: Visitor;
  readonly #watched: WatchedPage;
  readonly #world: BrowserWorld;
  readonly #members: readonly Member[];
  /** Whose each session is that the browser has had. */
  readonly #holders = new Map<string, Member>();
  #typed: Member | undefined;

  constructor(watched: WatchedPage, visitor: Visitor, world: BrowserWorld, members: readonly Member[]) {
    this.#watched = watched;
    this.visitor = visitor;
    this.#world = world;
    this.#members = members;
  }

  /** What the server would say now, and whether the page would ask. */
  async facts(): Promise<{ truth: Standing; hasHint: boolean }> {
    const cookies = await this.visitor.context.cookies();
    const session = cookies.find(({ name }) => name === sessionCookie)?.value;
    // a session that no move has given is that of the login form
    if (session !== undefined && !this.#holders.has(session) && this.#typed) this.#holders.set(session, this.#typed);
    const holder = session === undefined ? undefined : this.#holders.get(session);
    return { truth: holder?.standing ?? guest, hasHint: cookies.some(({ name }) => name === hintCookie) };
  }

  async beSomebody(account: number): Promise<void> {
    const member = this.#members[account];
    if (!member) throw new Error(`There is no account ${account}`);
    await giveSession({ world: this.#world, visitor: this.visitor }, member.person);
    const cookies = await this.visitor.context.cookies();
    const session = cookies.find(({ name }) => name === sessionCookie)?.value;
    if (session !== undefined) this.#holders.set(session, member);
  }

  async make(move: BrowserMove): Promise<void> {
    const { page, weather } = this.#watched;
    const { context } = this.visitor;
    switch (move.do) {
      case 'deepLink':
        return void (await page.goto(move.href, { waitUntil: 'commit' }));
      case 'visit':
        return page.evaluate((to) => {
          if (window.location.pathname + window.location.search !== to) window.history.pushState({}, '', to);
        }, move.href);
      case 'reload':
        return void (await page.reload({ waitUntil: 'commit' }));
      case 'back':
        // before the walk there was an empty page, which is nobody's to judge
        return void ((await page.evaluate(() => navigation.canGoBack)) && (await page.goBack({ waitUntil: 'commit' })));
      case 'forward':
        return void (await page.goForward({ waitUntil: 'commit' }));
      case 'focus':
        return page.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
      case 'retry':
        return this.#press(this.visitor.button('Try again'));
      case 'logOut':
        return this.#press(this.visitor.link('Log out'));
      case 'logIn':
        return this.#logIn(move.account);
      case 'fault':
        return weather.call(move.fault);
      case 'loseSession':
        return context.clearCookies({ name: sessionCookie });
      case 'passTime':
        return this.#passTime();
      case 'beSomebodyElse':
        return this.beSomebody(move.account);
      case 'otherTabLogsIn':
        await this.beSomebody(move.account);
        return this.#inAnotherTab('/imprint', ({ page: tab }) =>
          expect(tab.locator('html')).toHaveAttribute('data-started', 'true'),
        );
      case 'otherTabLogsOut':
        return this.#inAnotherTab('/logout', (other) => expect(other.heading('Log in')).toBeVisible());
    }
  }

  /** Where there is such a control. */
  async #press(control: ReturnType<Visitor['link']>): Promise<void> {
    if (await control.first().isVisible()) await control.first().click();
  }

  async #logIn(account: number): Promise<void> {
    const { visitor } = this;
    const member = this.#members[account];
    if (!member || !(await visitor.button('Log in').isVisible())) return;
    this.#typed = member;
    await visitor.fillIn({ 'E-mail address': member.person.email, Password: member.person.password });
    await visitor.button('Log in').click();
  }

  async #passTime(): Promise<void> {
    const { context } = this.visitor;
    await context.clearCookies({ name: sessionCookie });
    const cookies = await context.cookies();
    const hint = cookies.find(({ name }) => name === hintCookie);
    if (hint) await context.addCookies([{ ...hint, value: String(Math.floor(Date.now() / 1000) - 60) }]);
  }

  async #inAnotherTab(path: string, until: (visitor: Visitor) => Promise<void>): Promise<void> {
    const { context, locale } = this.visitor;
    const tab = await context.newPage();
    await tab.goto(path);
    await until(new Visitor(tab, locale));
    await tab.close();
  }
}
