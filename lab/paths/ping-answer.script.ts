import { expect } from '@playwright/test';
import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import type { ApiClient } from '../../tests/support/api-client.ts';
import { findable } from '../../tests/support/account.ts';
import { handleFor, type Person } from '../../tests/support/people.ts';
import { linkIn } from '../../tests/support/steps.ts';
import { GuardianRequest } from './guardian-request.ts';
import type { Script, Staged, Visit } from './kit/script.ts';
import { unseen } from './kit/script.ts';
import { reopenedBy } from './kit/reopened.ts';
import { type Fact, pingAnswerPlan } from './ping-answer.plan.ts';

const reason = 'Zu weit';
const answerPage = /\/answer#token=/;

/** A company's message to somebody, who answers it by the mail's link or, elsewhere, in the dashboard. */
class PingScene implements Staged {
  readonly visit: Visit;
  organization = '';
  guardian = '';
  link = '';
  #id = '';
  #company: ApiClient | undefined;
  #applicant: ApiClient | undefined;

  constructor(visit: Visit) {
    this.visit = visit;
  }

  /** The company writes, and a minute later the mail is there. */
  async begin(isMinor: boolean): Promise<void> {
    const { world, slug, visitor, note } = this.visit;
    const company = await world.person(slug, { type: 'employee' });
    const applicant = isMinor
      ? await this.#aMinor()
      : await world.person(slug, { ...findable, locale: visitor.locale });
    this.#company = await world.as(company);
    this.#applicant = await world.as(applicant);
    const query = { filter: { purpose: 'ping', status: 'published' } };
    const [template] = (await this.#company.call(emailTemplates.list, { query })).body.data;
    const body = { handle: handleFor(company, applicant), email_template_id: template?.id ?? '' };
    const sent = await this.#company.call(createPing, { body }, { key: `paths-${applicant.id}` });
    expect(sent.status).toBe(201);
    this.#id = sent.body.data.id;
    await world.pass(61_000);
    this.link = await this.#readLink(applicant.email);
    note('link of a company', this.link);
    // the tick after the one that sent the mail finds it delivered
    await world.pass(60_000);
    this.organization = (await this.#own()).organization.name;
  }

  async #readLink(email: string): Promise<string> {
    const { text } = await this.visit.world.mail(email);
    return answerPage.test(text) ? linkIn(text, answerPage) : this.#readLink(email);
  }

  async #aMinor(): Promise<Person> {
    const request = await GuardianRequest.begin(this.visit);
    await request.answer('accept');
    this.guardian = request.guardian.firstname;
    return request.child;
  }

  /** Three weeks are over for this message alone; the rest happens. */
  async #expire(): Promise<void> {
    const { world, slug } = this.visit;
    const expires_at = new Date(world.clock.now().getTime() - 60_000);
    await inTenant(world.deps.db, world.tenant(slug).id, (tx) =>
      tx.updateTable('pings').set({ expires_at }).where('id', '=', this.#id).execute(),
    );
    await world.pass(0);
  }

  async #own() {
    const { body } = await (this.#applicant as ApiClient).call(pings.show, { params: { id: this.#id } });
    if (body.data.perspective !== 'applicant') throw new Error('Not the applicant’s message.');
    return body.data;
  }

  async #move(who: ApiClient | undefined, event: 'accept' | 'decline' | 'withdraw' | 'revoke' | 'archive') {
    const moved = await who?.call(pings.transition, { params: { id: this.#id }, body: { event } });
    expect(moved?.status).toBe(200);
  }

  /** Brings about at the server that it stands so. */
  async become(fact: Fact, before: Fact | undefined): Promise<void> {
    if (fact === 'accepted' || fact === 'guardianAsked') await this.#move(this.#applicant, 'accept');
    if (fact === 'declined' || fact === 'archived') await this.#move(this.#applicant, 'decline');
    if (fact === 'archived') await this.#move(this.#company, 'archive');
    if (fact === 'withdrawn') {
      if (before !== 'accepted') await this.#move(this.#applicant, 'accept');
      await this.#move(this.#applicant, 'withdraw');
    }
    if (fact === 'revoked') await this.#move(this.#company, 'revoke');
    if (fact === 'expired') await this.#expire();
  }
}

export const pingAnswerScript: Script<typeof pingAnswerPlan.machine, PingScene> = {
  plan: pingAnswerPlan,
  scene: (visit) => Promise.resolve(new PingScene(visit)),
  open: async (scene, _, next) => {
    const fact = next?.move?.kind === 'answer' ? next.move.fact : undefined;
    await scene.begin(fact === 'minor' || fact === 'guardianAsked');
    if (fact === 'invalid') scene.link = scene.link.slice(0, -1);
    await scene.visit.visitor.page.goto(scene.link, { waitUntil: 'commit' });
  },
  fill: {
    'decline.confirm': ({ visit }) => visit.visitor.field('Would you like to say why? (optional)').fill(reason),
  },
  become: (scene, fact, before) => scene.become(fact as Fact, before as Fact | undefined),
  values: ({ organization, guardian }) => ({ name: organization, organization, guardian }),
  shows: {
    opening: ({ visit }) => expect(visit.visitor.text('Opening the message …')).toBeAttached(),
    sorting: unseen,
    failed: 'The message could not be loaded',
    invalid: 'This link is not valid',
    expired: 'The time to answer is over',
    revoked: 'This message has ended',
    asking: '{name} would like to get to know you',
    guardianAsked: 'We have asked {guardian}',
    confirmingAccept: releases,
    accepting: releases,
    confirmingDecline: 'A no is fine, too',
    declining: 'A no is fine, too',
    accepted: 'You have said yes to {organization}',
    declined: 'You have said no',
    confirmingWithdraw: takesBack,
    withdrawing: takesBack,
    withdrawn: 'Your yes has been taken back',
  },
  address: ({ link }) => link,
  reopened: (_, __, fact) => reopenedBy(pingAnswerPlan, 'opening', fact ?? 'pending'),
  standing: () => ({ situation: 'loggedOut' }),
  deepLink: '/dashboard',
};

/** The question says what is given to whom, before anything is. */
async function releases({ visit: { visitor }, organization, guardian }: PingScene): Promise<void> {
  const asked =
    guardian === '' ? '{organization} gets this from you' : 'Ask {guardian} whether {organization} may get this?';
  await expect(visitor.heading(asked, { organization, guardian })).toBeVisible();
}

/** Whoever said no, and finds a yes given elsewhere, is told so and keeps what was typed. */
async function takesBack(
  { visit: { visitor } }: PingScene,
  { context: { declined } }: { context: { declined: string | null } },
): Promise<void> {
  await expect(visitor.heading(declined === null ? 'Take your yes back?' : 'You have already said yes')).toBeVisible();
  await expect(visitor.field('Would you like to say why? (optional)')).toHaveValue(declined === null ? '' : reason);
}
