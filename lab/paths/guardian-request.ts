import {
  answerLegalContact,
  createLegalContact,
  lookupLegalContact,
  requestNewLink,
  transitionLegalContact,
  withdrawLegalContact,
} from '../../contract/legal-contacts/legal-contacts.endpoints.ts';
import { updateApplicant } from '../../contract/applicants/applicants.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import type { ApiClient } from '../../tests/support/api-client.ts';
import type { Person } from '../../tests/support/people.ts';
import { bornYearsAgo, linkIn } from '../../tests/support/steps.ts';
import { hashesOf, publishTerms } from '../../tests/support/terms.ts';
import type { Visit } from './kit/script.ts';

/** As the server would see it, and nobody asked yet. */
type Status = 'unnamed' | 'pending' | 'confirmed' | 'declined' | 'expired' | 'withdrawn';

const minute = 60_000;
const day = 86_400_000;
/** A link's fourteen days, and one more. */
const tooLong = 15 * day;
const firstnames = ['Mats', 'Enie', 'Juri', 'Ayla'] as const;
const answerPage = /\/legal-contacts\/.*\/verify#token=/;
let guardians = 0;

/** Somebody for whom a guardian is asked, and what both do at other places than the page: by mail, and by the API. */
export class GuardianRequest {
  readonly guardian = { firstname: 'Svenja', lastname: 'Kramer' } as const;
  readonly child: Person;
  readonly firstname: string;
  status: Status = 'unnamed';
  /** By the newest mail to the guardian. */
  link = '';
  withdrawal = '';
  readonly #visit: Visit;
  readonly #client: ApiClient;
  #email = '';

  private constructor(visit: Visit, child: Person, firstname: string, client: ApiClient) {
    this.#visit = visit;
    this.child = child;
    this.firstname = firstname;
    this.#client = client;
  }

  /** A child that has come as far as the terms, at a tenant that admits fourteen-year-olds. */
  static async begin(visit: Visit): Promise<GuardianRequest> {
    const { world, slug, seed, visitor, note } = visit;
    const { id } = world.tenant(slug);
    await world.deps.db.kysely.updateTable('tenants').set({ minimum_age: 14 }).where('id', '=', id).execute();
    const firstname = seed.pick(firstnames);
    const child = await world.person(slug, {
      stage: 'onboarded',
      firstname,
      locale: visitor.locale,
      date_of_birth: bornYearsAgo(15, world.clock.now()),
    });
    note('the child', `${child.email}, ${child.password}`);
    return new GuardianRequest(visit, child, firstname, await world.as(child));
  }

  /** An address that nobody has had before. */
  newAddress(): string {
    guardians += 1;
    return `svenja${guardians}.${this.#visit.id}@example.net`.toLowerCase();
  }

  /** One that only the server knows to be the child's own. */
  get ownAddress(): string {
    return this.child.email.replace('@', '+mama@');
  }

  /** The child names a new guardian, somewhere else. */
  async ask(): Promise<void> {
    const email = this.newAddress();
    const body = { ...this.guardian, email, gender: 'female', relation: 'mother' } as const;
    succeed(await this.#client.call(createLegalContact, { body }));
    await this.sentTo(email);
  }

  /** A mail with a link has gone to this address, or once more to the last one. */
  async sentTo(email = this.#email): Promise<void> {
    this.#email = email;
    this.status = 'pending';
    this.link = await this.#readLink();
    this.#visit.note('the guardian’s link', this.link);
  }

  /** The child sends the link again, as soon as that is possible. */
  async resend(): Promise<void> {
    this.#visit.world.clock.advance(minute);
    succeed(await this.#client.call(transitionLegalContact, { params: this.#params, body: { event: 'resend' } }));
    await this.sentTo();
  }

  /** The day's four links are used up. */
  async sendAll(): Promise<void> {
    await this.pending();
    for (let sent = 1; sent < 4; sent += 1) {
      // oxlint-disable-next-line no-await-in-loop -- one after the other, a minute apart
      await this.resend();
    }
  }

  /** Somebody is asked, whoever it is. */
  async pending(): Promise<void> {
    if (this.status !== 'pending') await this.ask();
  }

  async answer(event: 'accept' | 'decline' | 'not_me'): Promise<void> {
    await this.pending();
    const token = tokenOf(this.link);
    const params = this.#params;
    if (event !== 'accept') {
      succeed(await this.#client.call(answerLegalContact, { params, body: { event, token } }));
      this.status = 'declined';
      return;
    }
    const { terms } = succeed(await this.#client.call(lookupLegalContact, { params, body: { token } })).data;
    const body = { event, token, custody: true, ...hashesOf(terms), releases: 'ask' } as const;
    succeed(await this.#client.call(answerLegalContact, { params, body }));
    this.status = 'confirmed';
    this.withdrawal = await this.#readLink();
    this.#visit.note('the link to withdraw', this.withdrawal);
  }

  /** The guardian agrees and takes it back a minute later. */
  async withdraw(): Promise<void> {
    if (this.status !== 'confirmed') await this.answer('accept');
    this.#visit.world.clock.advance(minute);
    const body = { token: tokenOf(this.withdrawal) };
    succeed(await this.#client.call(withdrawLegalContact, { params: this.#params, body }));
    this.status = 'withdrawn';
  }

  /** Nobody answers for longer than the link is valid. */
  async expire(): Promise<void> {
    await this.pending();
    await this.#visit.world.pass(tooLong);
    this.status = 'expired';
  }

  /** The guardian asks for a new link, somewhere else, and it arrives: only then the earlier one ends. */
  async renew(): Promise<void> {
    const body = { token: tokenOf(this.link) };
    succeed(await this.#client.call(requestNewLink, { params: this.#params, body }));
    await this.#visit.world.pass(0);
  }

  /** Who was old enough corrects the date of birth, somewhere else, and isn't any more. */
  async becomeChild(): Promise<void> {
    const date_of_birth = bornYearsAgo(15, this.#visit.world.clock.now());
    const params = { id: this.child.applicant_id ?? '' };
    succeed(await this.#client.call(updateApplicant, { params, body: { date_of_birth } }));
    await this.#visit.world.pass(0);
  }

  /** The child comes of age: by the stored date instead of the clock, so that nothing else runs out; the rest happens. */
  async comeOfAge(): Promise<void> {
    const { world } = this.#visit;
    const date_of_birth = bornYearsAgo(17, world.clock.now());
    await inTenant(world.deps.db, this.child.tenant.id, (tx) =>
      tx
        .updateTable('applicants')
        .set({ date_of_birth })
        .where('id', '=', this.child.applicant_id ?? '')
        .execute(),
    );
    await world.pass(0);
  }

  /** Another text is in force from now on. */
  async changeTerms(): Promise<void> {
    const { deps, clock } = this.#visit.world;
    const { tenant } = this.child;
    const { version } = await inTenant(deps.db, tenant.id, (tx) =>
      tx.selectFrom('terms').select('version').orderBy('version', 'desc').limit(1).executeTakeFirstOrThrow(),
    );
    await publishTerms({ db: deps.db, clock }, tenant, version + 1);
  }

  get #params(): { readonly id: string } {
    return { id: /\/legal-contacts\/([^/]+)\//.exec(this.link)?.[1] ?? '' };
  }

  /** Of the next mail that has one: a copy of a refusal has none. */
  async #readLink(): Promise<string> {
    const { text } = await this.#visit.world.mail(this.#email);
    return answerPage.test(text) ? linkIn(text, answerPage) : this.#readLink();
  }
}

const tokenOf = (link: string): string => /#token=(.*)$/.exec(link)?.[1] ?? '';

function succeed<T>({ status, body }: { readonly status: number; readonly body: T }): T {
  if (status >= 300) throw new Error(`the server answered ${status}: ${JSON.stringify(body)}`);
  return body;
}
