import { expect } from '@playwright/test';
import type { Fact as Standing } from './guardian-consent.plan.ts';
import { GuardianRequest } from './guardian-request.ts';
import { giveSession } from './kit/login.ts';
import type { Staged, Visit } from './kit/script.ts';
import type { Visitor } from '../../tests/support/visitor.ts';

const current = /\/api\/v1\/legal-contacts\/current$/;

/** What the applicant's own data tells, not the guardian's. */
const toldByMe: readonly Standing[] = ['adult', 'accepted', 'withdrawn', 'withdrawnLimited'];

/** An applicant at the page of the terms; a minor of fifteen unless the path says otherwise. */
export class ConsentScene implements Staged {
  readonly visit: Visit;
  readonly request: GuardianRequest;
  /** They had accepted before they came: the page is for reading. */
  hasAcceptedBefore = false;
  /** The guardian's address, as last typed at the page. */
  entered = '';
  #standing: Standing = 'unnamed';
  #looking = 0;
  #looked = 0;
  #known = 0;

  private constructor(visit: Visit, request: GuardianRequest) {
    this.visit = visit;
    this.request = request;
  }

  static async begin(visit: Visit): Promise<ConsentScene> {
    const scene = new ConsentScene(visit, await GuardianRequest.begin(visit));
    const { page } = visit.visitor;
    await page.clock.install();
    page.on('request', (request) => {
      if (current.test(request.url())) scene.#looking += 1;
    });
    const ended = (url: string) => {
      if (!current.test(url)) return;
      scene.#looking -= 1;
      scene.#looked += 1;
    };
    page.on('requestfinished', (request) => ended(request.url()));
    page.on('requestfailed', (request) => ended(request.url()));
    return scene;
  }

  get visitor(): Visitor {
    return this.visit.visitor;
  }

  get guardian(): string {
    const { firstname, lastname } = this.request.guardian;
    return `${firstname} ${lastname}`;
  }

  async logIn(): Promise<void> {
    await giveSession(this.visit, this.request.child);
  }

  /** The page asks nothing at the moment. */
  async isAtRest(): Promise<void> {
    await expect.poll(() => this.#looking, 'calls for the state of the consent').toBe(0);
    this.#known = this.#looked;
  }

  /** The page has asked since it was last at rest, and heard. */
  async hasLookedAgain(): Promise<void> {
    await expect.poll(() => this.#looked, 'looks for an answer').toBeGreaterThan(this.#known);
  }

  /** What the page asks first, and what must be true by then: who the applicant is and what they agreed to. */
  async prepare(standing: Standing | undefined, { isOpening }: { readonly isOpening: boolean }): Promise<void> {
    this.hasAcceptedBefore = isOpening && standing === 'accepted';
    if (standing && toldByMe.includes(standing)) await this.become(standing);
  }

  /** Brings about at the server that the consent stands so; nothing where it does already. */
  async become(standing: Standing): Promise<void> {
    if (standing === this.#standing) return;
    this.#standing = standing;
    await bringAbout[standing](this.request);
  }

  /** What was done at the page has succeeded. */
  async saved(state: string): Promise<void> {
    if (state === 'accepting') return;
    this.#standing = 'awaiting';
    await this.request.sentTo(state === 'resending' ? undefined : this.entered);
  }
}

const bringAbout: Record<Standing, (request: GuardianRequest) => Promise<void>> = {
  // Only who was old enough before gets here.
  unnamed: (request) => request.becomeChild(),
  adult: (request) => request.comeOfAge(),
  newText: (request) => request.changeTerms(),
  awaiting: (request) => request.pending(),
  another: (request) => request.ask(),
  limited: (request) => request.sendAll(),
  declined: (request) => request.answer('decline'),
  expired: (request) => request.expire(),
  withdrawn: (request) => request.withdraw(),
  withdrawnLimited: async (request) => {
    await request.sendAll();
    await request.withdraw();
  },
  accepted: (request) => request.answer('accept'),
};
