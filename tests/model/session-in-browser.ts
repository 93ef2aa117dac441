import { expect, type Route } from '@playwright/test';
import type { AnyEventObject, SnapshotFrom } from 'xstate';
import type { Me } from '../../contract/users/me.schema.ts';
import { patchedMe, type SessionStage, sessionStages } from '../../machines/session/session.me.ts';
import type { sessionMachine } from '../../machines/session/session.machine.ts';
import type { SessionEvent, SessionHint } from '../../machines/session/session.types.ts';
import type { Visitor } from '../support/visitor.ts';
import { type Answer, broken, data, gateRefused, invalid, nothing, reply, unauthenticated } from './answers.ts';

type Snapshot = SnapshotFrom<typeof sessionMachine>;
/** The calls that the session makes itself: each waits for what the model says the answer is. */
const ownCall = /\/api\/auth\/(me|login|logout|register\/applicant)$/;

const headings: Record<SessionStage, readonly [string, Record<string, string>?]> = {
  unverified: ['Check your mail'],
  needsOnboarding: ['One more step, and companies can find you'],
  needsTos: ['One last step, then companies can find you'],
  ready: ['Companies can find you, {name}', { name: 'Kim' }],
};

/** The session in a real page: does what the model does, answers as it says, and looks whether the page agrees. */
export class SessionInBrowser {
  readonly #visitor: Visitor;
  readonly #ready: Me;
  readonly #code: string;
  readonly #origin: string;
  #model: Snapshot | undefined;
  #held: Route[] = [];
  #next: Answer = unauthenticated;

  constructor(visitor: Visitor, { ready, code, origin }: { ready: Me; code: string; origin: string }) {
    this.#visitor = visitor;
    this.#ready = ready;
    this.#code = code;
    this.#origin = origin;
  }

  /** Me as the server would tell it at a stage. */
  me(stage: SessionStage): Me {
    const { applicant, user } = this.#ready;
    if (!applicant) throw new Error('The walk is an applicant’s.');
    const verified = stage !== 'unverified';
    const accepted = stage === 'ready';
    return patchedMe(
      { ...this.#ready, user: { ...user, verified, tos_accepted: accepted } },
      {
        applicant: {
          ...applicant,
          tos_status: accepted ? 'accepted' : 'pending',
          ...(stage === 'needsOnboarding' && { address: null }),
        },
      },
    );
  }

  /** Takes the page's calls over; the rest goes to the server. */
  async connect(): Promise<void> {
    const { page } = this.#visitor;
    await page.route(/\/api\//, async (route) => {
      const { pathname } = new URL(route.request().url());
      const method = route.request().method();
      if (ownCall.test(pathname))
        return this.#isCalling() ? void this.#held.push(route) : reply(route, this.#currentMe());
      if (pathname.endsWith('/auth/email/verification')) return reply(route, data(openVerification));
      if (method === 'GET') return route.continue();
      if (pathname.endsWith('/lookup')) return route.continue();
      return reply(route, this.#next);
    });
  }

  async open(hint: SessionHint, after: Snapshot): Promise<void> {
    const { page } = this.#visitor;
    this.#model = after;
    this.#held = [];
    await this.#hint(hint);
    await page.goto('/', { waitUntil: 'commit' });
    await this.#agrees(after);
  }

  async take(event: AnyEventObject, after: Snapshot, before: Snapshot): Promise<void> {
    this.#model = after;
    if (event.type.startsWith('xstate.')) await this.#answer(event['output'] as Record<string, unknown>);
    else await this.#do[event.type as SessionEvent['type']](event as never, before);
    // Who was ready is set back at the next step they take, never under a form.
    if (before.matches('ready') && !after.matches('ready') && isStage(after)) {
      return expect(async () => {
        await this.#go('/');
        await expect(this.#visitor.heading(...headings[stageIn(after)])).toBeVisible({ timeout: 2_000 });
      }).toPass();
    }
    await this.#agrees(after);
  }

  readonly #do = {
    'login.submit': async () => {
      await this.#go('/login');
      await this.#visitor.fillIn({ 'E-mail address': 'kim@example.org', Password: 'Lehrstelle-2026' });
      await this.#visitor.button('Log in').click();
    },
    'register.submit': async () => {
      await this.#go(`/register/applicant?code=${this.#code}`);
      await this.#visitor.fillIn({
        'First name': 'Kim',
        'Last name': 'Muster',
        'E-mail address': 'kim@example.org',
        Password: 'Lehrstelle-2026',
      });
      await this.#visitor.button('Create my account').click();
    },
    'logout.request': () => this.#go('/logout'),
    'session.retry': () => this.#visitor.button('Try again').click(),
    'me.patched': async ({ patch }: Extract<SessionEvent, { type: 'me.patched' }>, before: Snapshot) => {
      await this.#call(before, data(patch.applicant));
    },
    'me.outdated': (_event: unknown, before: Snapshot) => this.#call(before, nothing),
    'session.renewed': async () => {
      this.#next = nothing;
      await this.#visitor.field('Code from the mail').fill('');
      await this.#visitor.field('Code from the mail').fill('123456');
    },
    'session.expired': (_event: unknown, before: Snapshot) => this.#call(before, unauthenticated),
    'gate.refused': (_event: unknown, before: Snapshot) => this.#call(before, gateRefused),
    'tab.focused': async () => {
      await this.#hint('fresh');
      await this.#visitor.page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    },
    'otherTab.loggedIn': ({ userId }: Extract<SessionEvent, { type: 'otherTab.loggedIn' }>) =>
      this.#tell({ type: 'loggedIn', userId }),
    'otherTab.loggedOut': () => this.#tell({ type: 'loggedOut' }),
  } satisfies Record<SessionEvent['type'], (event: never, before: Snapshot) => Promise<void>>;

  /** What one can press at a stage that makes a call, and the answer it gets. */
  async #call(at: Snapshot, answer: Answer): Promise<void> {
    this.#next = answer;
    if (at.matches('unverified')) await this.#visitor.button('Send a new code').click();
    else if (at.matches('needsTos')) await this.#visitor.button('I agree').click();
    else if (at.matches('ready')) await this.#visitor.button('Extend').click();
    else {
      await this.#go('/onboarding?step=phonenumber');
      await expect(this.#visitor.field('Phone number')).toBeVisible();
      await this.#visitor.page.locator('[type=submit]').click();
    }
  }

  /** The page may ask who is there at the same moment; it hears the same. */
  async #answer(output: Record<string, unknown>): Promise<void> {
    await this.#hint('fresh');
    const answers: Record<string, Answer> = {
      ok: 'me' in output ? data(output['me']) : nothing,
      refused: invalid('email'),
      unauthenticated,
    };
    const answer = answers[String(output['kind'])] ?? broken;
    await Promise.all(this.#held.splice(0).map((route) => reply(route, answer)));
  }

  /** Looks for what the state shows, and that it calls whom it should. */
  async #agrees(after: Snapshot): Promise<void> {
    const { page } = this.#visitor;
    if (this.#isCalling())
      return expect.poll(() => this.#held.length, { message: 'the call of this state' }).toBeGreaterThan(0);
    if (after.matches('loggedOut')) {
      await expect(page).toHaveURL(/\/(login|register)/);
      return expect(this.#visitor.button('Log in').or(this.#visitor.button('Create my account'))).toBeVisible();
    }
    if (after.matches({ fetchingMe: 'failed' }))
      return expect(this.#visitor.heading('Unexpected error!')).toBeVisible();
    if (after.matches({ loggingOut: 'failed' }))
      return expect(this.#visitor.heading('You are still logged in')).toBeVisible();
    await expect(this.#visitor.heading(...headings[stageIn(after)])).toBeVisible();
    expect(this.#held, 'nothing is asked for').toHaveLength(0);
  }

  #isCalling(): boolean {
    const model = this.#model;
    return (
      model !== undefined &&
      (['loggingIn', 'registering'].some((state) => model.matches({ loggedOut: state } as never)) ||
        ['silent', 'required'].some((state) => model.matches({ fetchingMe: state } as never)) ||
        model.matches({ loggingOut: 'posting' }) ||
        sessionStages.some((stage) => model.matches({ [stage]: 'refreshing' })))
    );
  }

  /** Pages ask who is there as well; they get what the session has. */
  #currentMe(): Answer {
    const me = this.#model?.context.me;
    return me ? data(me) : unauthenticated;
  }

  /** As a link within the page goes. */
  #go(path: string): Promise<void> {
    return this.#visitor.page.evaluate((to) => {
      if (window.location.pathname + window.location.search !== to) window.history.pushState({}, '', to);
    }, path);
  }

  /** As another tab tells. */
  #tell(message: { type: string; userId?: string }): Promise<void> {
    return this.#visitor.page.evaluate((said) => {
      const channel = new BroadcastChannel('session');
      channel.postMessage(said);
      channel.close();
    }, message);
  }

  async #hint(hint: SessionHint): Promise<void> {
    const now = Math.floor(Date.now() / 1000);
    const { context } = this.#visitor;
    await context.clearCookies({ name: 'session_hint' });
    if (hint === 'none') return;
    const value = String(now + (hint === 'fresh' ? 86_400 : -60));
    await context.addCookies([{ name: 'session_hint', value, url: this.#origin }]);
  }
}

const openVerification = {
  email: 'k…@example.org',
  expires_at: '2100-01-01T00:00:00.000Z',
  resend_at: '2020-01-01T00:00:00.000Z',
  tries_left: 5,
  blocked: false,
};

const isStage = (snapshot: Snapshot): boolean => sessionStages.some((stage) => snapshot.matches(stage));
const stageIn = (snapshot: Snapshot): SessionStage => sessionStages.find((stage) => snapshot.matches(stage)) ?? 'ready';
