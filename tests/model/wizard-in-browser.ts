import { expect, type Route } from '@playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { Me, OwnApplicant } from '../../contract/users/me.schema.ts';
import { patchedMe } from '../../machines/session/session.me.ts';
import { selectStep, type wizardMachine } from '../../machines/wizard/wizard.machine.ts';
import type { WizardEvent, WizardStep } from '../../machines/wizard/wizard.types.ts';
import { fillAddress, fillProfile } from '../support/steps.ts';
import type { Visitor } from '../support/visitor.ts';
import { type Answer, broken, data, invalid, nothing, reply, tooYoung, unauthenticated } from './answers.ts';

type Snapshot = SnapshotFrom<typeof wizardMachine>;

/** What a complete step has stored. */
const stored = (whole: OwnApplicant): Record<string, Partial<OwnApplicant>> => ({
  profile: {
    occupation_id: whole.occupation_id,
    graduation_type_id: whole.graduation_type_id,
    date_of_birth: whole.date_of_birth,
  },
  phonenumber: { meta: whole.meta },
  address: { address: whole.address },
});
const bare: Partial<OwnApplicant> = {
  occupation_id: null,
  graduation_type_id: null,
  date_of_birth: null,
  meta: { phonenumber: null },
  address: null,
  tos_status: 'pending',
};

/** One field of each step, by which it is recognized, and one that the server may find wrong. */
const signs: Record<string, { readonly label: string; readonly name: string }> = {
  profile: { label: 'School-leaving certificate', name: 'graduation_type_id' },
  phonenumber: { label: 'Phone number', name: 'meta.phonenumber' },
  address: { label: 'Postcode', name: 'address.postcode' },
};
const stepNames: Record<string, string> = { profile: 'Your goal', phonenumber: 'Phone number', address: 'Address' };
export const returnOn = '2029-03-14';

/** An applicant's onboarding in a real page, beside the model of the wizard. */
export class WizardInBrowser {
  readonly #visitor: Visitor;
  readonly #whole: Me;
  readonly #origin: string;
  #me: Me;
  #held: Route[] = [];

  constructor(visitor: Visitor, { ready, origin }: { ready: Me; origin: string }) {
    this.#visitor = visitor;
    this.#whole = ready;
    this.#me = ready;
    this.#origin = origin;
  }

  /** Me with these steps complete. */
  me(complete: readonly string[]): Me {
    const { applicant, user } = this.#whole;
    if (!applicant) throw new Error('The walk is an applicant’s.');
    const parts = Object.assign({}, ...complete.map((slug) => stored(applicant)[slug])) as Partial<OwnApplicant>;
    return patchedMe(
      { ...this.#whole, user: { ...user, tos_accepted: false } },
      { applicant: { ...applicant, ...bare, ...parts } },
    );
  }

  async connect(): Promise<void> {
    await this.#visitor.page.route(/\/api\//, async (route) => {
      if (new URL(route.request().url()).pathname.endsWith('/auth/me')) return reply(route, data(this.#me));
      return route.request().method() === 'GET' ? route.continue() : void this.#held.push(route);
    });
  }

  async open(steps: readonly WizardStep[], after: Snapshot): Promise<void> {
    const { page, context } = this.#visitor;
    this.#me = this.me(completeOf(steps));
    this.#held = [];
    const value = String(Math.floor(Date.now() / 1000) + 86_400);
    await context.addCookies([{ name: 'session_hint', value, url: this.#origin }]);
    await page.goto('/imprint');
    await page.evaluate(() => [sessionStorage, localStorage].forEach((kept) => kept.clear()));
    await page.goto('/onboarding');
    await this.#agrees(after);
  }

  async take(event: AnyEventObject, after: Snapshot, before: Snapshot): Promise<void> {
    if (event.type.startsWith('xstate.')) await this.#answer(event['output'] as Record<string, unknown>, before);
    else await this.#do[event.type as WizardEvent['type']](event as never, before);
    await this.#agrees(after);
  }

  readonly #do = {
    'step.continue': async (_event: unknown, before: Snapshot) => {
      const slug = selectStep(before)?.slug;
      if (slug === 'profile') {
        await fillProfile(this.#visitor, { occupation: 'Koch/Köchin', certificate: /Abitur/, birthday: '2009-03-14' });
      } else if (slug === 'phonenumber') await this.#visitor.field('Phone number').fill('0221 9901234');
      else await fillAddress(this.#visitor, '50667', 'Köln');
      await this.#visitor.page.locator('[type=submit]').click();
    },
    'step.back': () => this.#visitor.button('Back').click(),
    'step.skip': () => this.#visitor.button('Skip').click(),
    'step.goto': ({ slug }: { slug: string }) =>
      this.#visitor.page
        .getByRole('navigation')
        .getByRole('button', { name: this.#visitor.say(stepNames[slug] ?? slug) })
        .click(),
    'facts.changed': async () => {
      const fetched = this.#visitor.page.waitForResponse(/\/auth\/me$/);
      await this.#visitor.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
      await fetched;
    },
    'session.resumed': () => Promise.reject(new Error('Who was logged out is on the login page.')),
    'birthDate.correct': () => this.#visitor.button('I mistyped: correct the date').click(),
    'account.delete': () => this.#visitor.button('Delete my details').click(),
  } satisfies Record<WizardEvent['type'], (event: never, before: Snapshot) => Promise<void>>;

  async #answer({ kind, steps }: Record<string, unknown>, before: Snapshot): Promise<void> {
    await expect.poll(() => this.#held.length).toBe(1);
    const [route] = this.#held.splice(0);
    if (!route) return;
    const slug = selectStep(before)?.slug ?? '';
    if (kind === 'ok' && steps !== undefined) {
      this.#me = this.me(completeOf(steps as WizardStep[]));
      return reply(route, data(this.#me.applicant));
    }
    const answers: Record<string, Answer> = {
      ok: nothing,
      refused: invalid(signs[slug]?.name ?? ''),
      tooYoung: tooYoung(returnOn),
      unauthenticated,
    };
    return reply(route, answers[String(kind)] ?? broken);
  }

  async #agrees(after: Snapshot): Promise<void> {
    const { page } = this.#visitor;
    if (after.matches('saving') || after.matches('withdrawing')) return expect.poll(() => this.#held.length).toBe(1);
    if (after.matches('paused')) return expect(page).toHaveURL(/\/login/);
    if (after.matches('finished')) return expect(page).toHaveURL(/\/tos\/accept/);
    if (after.matches('withdrawn')) return expect(this.#visitor.heading('Everything is deleted')).toBeVisible();
    if (after.matches('tooYoung')) {
      const failed = this.#visitor.text('That didn’t work. Your details are still there; please try again.');
      await expect(failed).toHaveCount(after.matches({ tooYoung: 'failed' }) ? 1 : 0);
      return expect(this.#visitor.button('Delete my details')).toBeEnabled();
    }
    await expect(this.#visitor.field(signs[selectStep(after)?.slug ?? '']?.label ?? '')).toBeVisible();
    const next = after.matches({ editing: 'failed' }) ? 'Try again' : 'Continue';
    await expect(this.#visitor.button(next)).toBeEnabled();
  }
}

export const completeOf = (steps: readonly WizardStep[]): string[] =>
  steps.filter(({ complete }) => complete).map(({ slug }) => slug);
