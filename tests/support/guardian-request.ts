import { updateApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import {
  answerLegalContact,
  createLegalContact,
  lookupLegalContact,
  requestNewLink,
  transitionLegalContact,
  withdrawLegalContact,
} from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { type ApiClient, succeeded } from './api-client.ts';
import type { BrowserWorld } from './browser-world.ts';
import type { Person } from './people.ts';
import { bornYearsAgo, mailedLink } from './steps.ts';
import { hashesOf, publishTerms } from './terms.ts';

const minute = 60_000;
/** A link's fourteen days, and one more. */
const tooLong = 15 * 86_400_000;
let guardians = 0;

/** Somebody for whom a guardian is asked, and what both do at other places than the page: by mail, and by the API. */
export class GuardianRequest {
  readonly guardian: { readonly firstname: string; readonly lastname: string };
  readonly child: Person;
  /** By the newest mail to the guardian. */
  link = '';
  withdrawal = '';
  readonly #world: BrowserWorld;
  readonly #client: ApiClient;
  #email = '';

  private constructor(world: BrowserWorld, child: Person, client: ApiClient, guardian: GuardianRequest['guardian']) {
    this.#world = world;
    this.child = child;
    this.#client = client;
    this.guardian = guardian;
  }

  static async of(
    world: BrowserWorld,
    child: Person,
    guardian: GuardianRequest['guardian'] = { firstname: 'Svenja', lastname: 'Kramer' },
  ): Promise<GuardianRequest> {
    return new GuardianRequest(world, child, await world.as(child), guardian);
  }

  /** An address that nobody has had before. */
  newAddress(): string {
    guardians += 1;
    return `svenja${guardians}@example.net`;
  }

  /** One that only the server knows to be the child's own. */
  get ownAddress(): string {
    return this.child.email.replace('@', '+mama@');
  }

  /** The child names a new guardian, somewhere else. */
  async ask(): Promise<void> {
    const email = this.newAddress();
    const body = { ...this.guardian, email, gender: 'female', relation: 'mother' } as const;
    await succeeded(this.#client.call(createLegalContact, { body }));
    await this.sentTo(email);
  }

  /** The child names the guardian without an address, somewhere else: a letter is to be signed. */
  async print(): Promise<void> {
    const body = { ...this.guardian, email: null, gender: 'female', relation: 'mother' } as const;
    await succeeded(this.#client.call(createLegalContact, { body }));
  }

  /** A mail with a link has gone to this address, or once more to the last one. */
  async sentTo(email = this.#email): Promise<void> {
    this.#email = email;
    this.link = await this.#mailed();
    this.withdrawal = '';
  }

  /** The day's four links are used up. */
  async sendAll(): Promise<void> {
    await this.pending();
    for (let sent = 1; sent < 4; sent += 1) {
      this.#world.clock.advance(minute);
      // oxlint-disable-next-line no-await-in-loop -- one after the other, a minute apart
      await succeeded(this.#client.call(transitionLegalContact, { params: this.#params, body: { event: 'resend' } }));
      // oxlint-disable-next-line no-await-in-loop -- see above
      await this.sentTo();
    }
  }

  /** Somebody is asked, whoever it is. */
  async pending(): Promise<void> {
    if (this.link === '') await this.ask();
  }

  async answer(event: 'accept' | 'decline' | 'not_me'): Promise<void> {
    await this.pending();
    const [token, params] = [tokenOf(this.link), this.#params];
    const { terms } = (await succeeded(this.#client.call(lookupLegalContact, { params, body: { token } }))).data;
    const yes = { event: 'accept', token, custody: true, ...hashesOf(terms), releases: 'ask' } as const;
    const body = event === 'accept' ? yes : { event, token };
    await succeeded(this.#client.call(answerLegalContact, { params, body }));
    if (event === 'accept') this.withdrawal = await this.#mailed();
  }

  /** The guardian agrees and takes it back a minute later. */
  async withdraw(): Promise<void> {
    if (this.withdrawal === '') await this.answer('accept');
    this.#world.clock.advance(minute);
    const body = { token: tokenOf(this.withdrawal) };
    await succeeded(this.#client.call(withdrawLegalContact, { params: this.#params, body }));
  }

  /** Nobody answers for longer than the link is valid. */
  async expire(): Promise<void> {
    await this.pending();
    await this.#world.pass(tooLong);
  }

  /** The guardian asks for a new link, somewhere else, and it arrives: only then the earlier one ends. */
  async renew(): Promise<void> {
    const body = { token: tokenOf(this.link) };
    await succeeded(this.#client.call(requestNewLink, { params: this.#params, body }));
    await this.#world.pass(0);
  }

  /** Who was old enough corrects the date of birth, somewhere else, and isn't any more. */
  async becomeChild(): Promise<void> {
    const params = { id: this.child.applicant_id ?? '' };
    await succeeded(this.#client.call(updateApplicant, { params, body: { date_of_birth: this.#born(15) } }));
    await this.#world.pass(0);
  }

  /** The child comes of age: by the stored date instead of the clock, so that nothing else runs out; the rest happens. */
  async comeOfAge(): Promise<void> {
    const { applicant_id = '', tenant } = this.child;
    const change = { date_of_birth: this.#born(17) };
    await inTenant(this.#world.deps.db, tenant.id, (tx) =>
      tx.updateTable('applicants').set(change).where('id', '=', applicant_id).execute(),
    );
    await this.#world.pass(0);
  }

  #born(years: number): string {
    return bornYearsAgo(years, this.#world.clock.now());
  }

  /** Another text is in force from now on. */
  async changeTerms(): Promise<void> {
    const { deps, clock } = this.#world;
    const { tenant } = this.child;
    const { version } = await inTenant(deps.db, tenant.id, (tx) =>
      tx.selectFrom('terms').select('version').orderBy('version', 'desc').limit(1).executeTakeFirstOrThrow(),
    );
    await publishTerms({ db: deps.db, clock }, tenant, version + 1);
  }

  get id(): string {
    return /\/legal-contacts\/([^/]+)\//.exec(this.link)?.[1] ?? '';
  }

  get #params(): { readonly id: string } {
    return { id: this.id };
  }

  #mailed(): Promise<string> {
    return mailedLink(this.#world, this.#email, /\/legal-contacts\/.*\/verify#token=/);
  }
}

const tokenOf = (link: string): string => /#token=(.*)$/.exec(link)?.[1] ?? '';
