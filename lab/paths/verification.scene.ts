import { resendVerification, verifyEmail } from '../../contract/authentication/authentication.endpoints.ts';
import type { ApiClient } from '../../tests/support/api-client.ts';
import type { Person } from '../../tests/support/people.ts';
import { codeFor } from '../../tests/support/steps.ts';
import type { Visitor } from '../../tests/support/visitor.ts';
import type { Staged, Visit } from './kit/script.ts';
import { giveSession } from './kit/login.ts';

const minute = 60_000;
const triesPerCode = 5;

/** An applicant who has to prove the address, and a second browser in which the same person is logged in. */
export class VerificationScene implements Staged {
  readonly visit: Visit;
  readonly person: Person;
  /** The digits of the newest mail. */
  code = '';
  readonly #elsewhere: ApiClient;
  #wrong = 0;

  private constructor(visit: Visit, person: Person, elsewhere: ApiClient) {
    this.visit = visit;
    this.person = person;
    this.#elsewhere = elsewhere;
  }

  static async begin(visit: Visit): Promise<VerificationScene> {
    const { world, slug, visitor, note } = visit;
    const person = await world.person(slug, { stage: 'session', locale: visitor.locale });
    note('logs in', `${person.email}, ${person.password}`);
    await giveSession(visit, person);
    return new VerificationScene(visit, person, await world.as(person));
  }

  get visitor(): Visitor {
    return this.visit.visitor;
  }

  /** Asks for a code from elsewhere; false where there is none to be had now. */
  async sendCode(): Promise<boolean> {
    const { status } = await this.#elsewhere.call(resendVerification);
    if (status !== 200) return false;
    await this.readCode();
    return true;
  }

  async readCode(): Promise<void> {
    this.code = await codeFor(this.visit.world, this.person.email);
  }

  /** Uses up the day's codes. */
  async sendAll(): Promise<void> {
    while (await this.sendCode()) this.visit.world.clock.advance(minute);
  }

  /** Six digits that are not the code, others each time. */
  wrongCode(): string {
    this.#wrong += 1;
    return String((Number(this.code) + this.#wrong) % 1_000_000).padStart(6, '0');
  }

  /** Tries wrong codes from elsewhere. */
  async guess(times = triesPerCode): Promise<void> {
    for (let guess = 0; guess < times; guess += 1) {
      // oxlint-disable-next-line no-await-in-loop -- each one counts
      await this.#elsewhere.call(verifyEmail, { body: { code: this.wrongCode() } });
    }
  }

  /** Five wrong tries for each of five codes: the day's end for this account. */
  async guessAllDay(): Promise<void> {
    for (let code = 0; code < triesPerCode; code += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one code after the other
      await this.sendCode();
      // oxlint-disable-next-line no-await-in-loop -- see above
      await this.guess();
      this.visit.world.clock.advance(minute);
    }
  }
}
