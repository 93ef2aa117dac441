import { acceptTerms, currentTerms } from '../../contract/terms/terms.endpoints.ts';
import { resendVerification } from '../../contract/authentication/authentication.endpoints.ts';
import type { Stage } from '../../contract/kit/roles.ts';
import type { SessionStage } from '../../machines/session/session.me.ts';
import type { Person } from '../../tests/support/people.ts';
import { aLink, codeFor } from '../../tests/support/steps.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import { hashesOf } from '../../tests/support/terms.ts';
import { giveSession } from './kit/login.ts';
import type { Staged, Visit } from './kit/script.ts';

const minute = 60_000;
const stages: Record<SessionStage, Exclude<Stage, 'public'>> = {
  unverified: 'session',
  needsOnboarding: 'verified',
  needsTos: 'onboarded',
  ready: 'tos',
};
const firstnames = ['Kim', 'Ayla', 'Jonas', 'Mira', 'Nour', 'Tim'] as const;

/** Somebody at a page, and how far they have come at the server. */
export class SessionScene implements Staged {
  readonly visit: Visit;
  /** Who is logged in, or would log in. */
  person: Person;
  firstname: string;
  stage: SessionStage;
  /** The digits of the newest mail, where the address is unverified. */
  code = '';
  #newcomer: string | undefined;

  private constructor(visit: Visit, person: Person, firstname: string) {
    this.visit = visit;
    this.person = person;
    this.firstname = firstname;
    this.stage = 'ready';
  }

  static async begin(visit: Visit): Promise<SessionScene> {
    const firstname = visit.seed.pick(firstnames);
    return new SessionScene(visit, await aPerson(visit, firstname), firstname);
  }

  get visitor(): Visitor {
    return this.visit.visitor;
  }

  /** Brings the person this far, or back, at the server; whoever has to verify gets a code by mail. */
  async place(stage: SessionStage): Promise<void> {
    const { world, slug } = this.visit;
    if (this.#newcomer !== undefined) this.person = await world.find(slug, this.#newcomer);
    else if (stage === this.stage) return;
    this.#newcomer = undefined;
    this.stage = stage;
    await world.move(this.person, stages[stage]);
    if (stage !== 'unverified') return;
    world.clock.advance(minute);
    const { status } = await (await world.as(this.person)).call(resendVerification);
    if (status !== 200) throw new Error(`asking for a code answered ${status}`);
    this.code = await codeFor(world, this.person.email);
  }

  /** The person agrees to the terms in a second browser. */
  async agreeElsewhere(): Promise<void> {
    const browser = await this.visit.world.as(this.person);
    const { body } = await browser.call(currentTerms);
    const { status } = await browser.call(acceptTerms, { body: hashesOf(body.data) });
    if (status !== 204) throw new Error(`agreeing elsewhere answered ${status}`);
    this.stage = 'ready';
  }

  /** The browser has a session of this person, as after a login. */
  async logIn(): Promise<void> {
    await giveSession(this.visit, this.person);
  }

  /** The session is gone, as the server will find at the next call. */
  async loseSession(): Promise<void> {
    await this.visitor.context.clearCookies({ name: 'session' });
  }

  async expireHint(): Promise<void> {
    const { world, slug } = this.visit;
    const value = String(Math.floor(Date.now() / 1000) - 60);
    await this.visitor.context.addCookies([{ name: 'session_hint', value, url: world.origin(slug) }]);
  }

  /** Somebody else, who is ready, from now on. */
  async beSomebodyElse(): Promise<void> {
    this.firstname = this.visit.seed.pick(firstnames);
    this.person = await aPerson(this.visit, this.firstname);
    this.stage = 'ready';
    this.#newcomer = undefined;
  }

  /** A link of a company, and an address that is new. @param typed the password that is tried */
  async newcomer(typed: string): Promise<{ link: string; firstname: string; email: string }> {
    const { id, world, slug, seed, note } = this.visit;
    const { link } = await aLink(world, slug);
    newcomers += 1;
    const email = `${id}-${newcomers}@example.net`;
    this.firstname = seed.pick(firstnames);
    this.#newcomer = email;
    this.stage = 'unverified';
    note('registers', `${email}, ${typed}`);
    note('link of a company', link);
    return { link, firstname: this.firstname, email };
  }

  /** As a link within the page goes. */
  go(path: string): Promise<void> {
    return this.visitor.page.evaluate((to) => {
      if (window.location.pathname + window.location.search !== to) window.history.pushState({}, '', to);
    }, path);
  }
}

let newcomers = 0;

async function aPerson({ world, slug, visitor, note }: Visit, firstname: string): Promise<Person> {
  const person = await world.person(slug, { firstname, locale: visitor.locale });
  note('logs in', `${person.email}, ${person.password}`);
  return person;
}
