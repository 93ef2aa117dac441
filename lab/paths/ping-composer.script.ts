import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { createPing, pings } from '../../contract/pings/pings.endpoints.ts';
import { emailTemplates } from '../../contract/email-templates/email-templates.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { findable } from '../../tests/support/account.ts';
import type { ApiClient } from '../../tests/support/api-client.ts';
import { handleFor, type Person } from '../../tests/support/people.ts';
import { giveSession } from './kit/login.ts';
import { reopenedBy } from './kit/reopened.ts';
import type { Script, Staged, Visit } from './kit/script.ts';
import { type Fact, pingComposerPlan } from './ping-composer.plan.ts';

type Snapshot = SnapshotFrom<typeof pingComposerPlan.machine>;

/** An employee who writes to somebody in the search, and a colleague at the same company. */
class ComposerScene implements Staged {
  readonly visit: Visit;
  readonly employee: Person;
  readonly applicant: Person;
  /** How the company calls the applicant before a yes. */
  name = '';
  readonly #colleague: ApiClient;

  private constructor(visit: Visit, employee: Person, applicant: Person, colleague: ApiClient) {
    this.visit = visit;
    this.employee = employee;
    this.applicant = applicant;
    this.#colleague = colleague;
  }

  static async begin(visit: Visit): Promise<ComposerScene> {
    const { world, slug, visitor, note } = visit;
    const employee = await world.person(slug, { type: 'employee', locale: visitor.locale });
    note('logs in', `${employee.email}, ${employee.password}`);
    const { organization_id = '' } = employee;
    const colleague = await world.as(await world.person(slug, { type: 'employee', organization_id }));
    await visitor.page.clock.install();
    await giveSession(visit, employee);
    return new ComposerScene(visit, employee, await world.person(slug, findable), colleague);
  }

  get handle(): string {
    return handleFor(this.employee, this.applicant);
  }

  async become(fact: Fact): Promise<void> {
    const { world } = this.visit;
    if (fact === 'noTemplate') await this.publish(false);
    if (fact === 'gone') await world.move(this.applicant, 'onboarded');
    if (fact === 'goneOut') await world.pass(61_000);
    if (fact !== 'contacted') return;
    const query = { filter: { purpose: 'ping', status: 'published' } };
    const [template] = (await this.#colleague.call(emailTemplates.list, { query })).body.data;
    const body = { handle: this.handle, email_template_id: template?.id ?? '' };
    const { status } = await this.#colleague.call(createPing, { body }, { key: `paths-${this.applicant.id}` });
    expect(status).toBe(201);
  }

  /** The association publishes its templates, or takes all of them back for as long as one answer takes. */
  async publish(isPublished: boolean): Promise<void> {
    const { deps } = this.visit.world;
    const [from, to] = isPublished ? (['archived', 'published'] as const) : (['published', 'archived'] as const);
    await inTenant(deps.db, this.employee.tenant.id, (tx) =>
      tx
        .updateTable('email_templates')
        .set({ status: to })
        .where('purpose', '=', 'ping')
        .where('status', '=', from)
        .execute(),
    );
  }

  /** The company's messages to this applicant; the search has no other way to them. */
  async count(): Promise<number> {
    const { body } = await this.#colleague.call(pings.list);
    const own = body.data.filter((one) => one.perspective === 'organization' && one.status !== 'revoked');
    const [first] = own;
    this.name = first?.perspective === 'organization' ? first.applicant.name : this.name;
    return own.length;
  }
}

const says = (english: string) => (scene: ComposerScene) =>
  expect(scene.visit.visitor.text(english, { 0: scene.name }).first()).toBeVisible();
const composes = 'Contact this applicant';
const unread = says('The preview couldn’t be loaded just now.');
const isClosed = ({ visit }: ComposerScene) => expect(visit.visitor.page.getByRole('dialog')).toHaveCount(0);
/** The drawer has closed, and the notification says what became of the message. */
const told = (english: string) => async (scene: ComposerScene) => {
  await isClosed(scene);
  await says(english)(scene);
};

const composing: readonly unknown[] = ['opening', 'failed', 'withoutTemplate', 'sending', 'unavailable'];

export const pingComposerScript: Script<typeof pingComposerPlan.machine, ComposerScene> = {
  plan: pingComposerPlan,
  scene: (visit) => ComposerScene.begin(visit),
  open: async ({ visit, handle }) => {
    await visit.visitor.page.goto(`/search?contact=${handle}`, { waitUntil: 'commit' });
  },
  outside: {
    'template.choose': async ({ visit }) => {
      const templates = visit.visitor.field('Template');
      const chosen = await templates.inputValue();
      const others = await templates.locator(`option:not([value="${chosen}"])`).first().getAttribute('value');
      await templates.selectOption(others);
    },
  },
  buttons: ['Close'],
  isElsewhere: ({ value }: Snapshot) => typeof value === 'string' && !composing.includes(value),
  become: (scene, fact) => scene.become(fact as Fact),
  aftermath: async (scene, { state, fact, output }) => {
    if (fact === 'noTemplate') await scene.publish(true);
    if (state === 'sending' && output['kind'] === 'ok') await expect.poll(() => scene.count(), 'messages sent').toBe(1);
    if (fact === 'undone') await expect.poll(() => scene.count(), 'messages left').toBe(0);
  },
  shows: {
    opening: composes,
    failed: unread,
    withoutTemplate: says(
      'There is no published template for a first message yet. Please ask your association to publish one.',
    ),
    choosing: composes,
    'choosing.previewing': null,
    'choosing.unreadable': unread,
    'choosing.previewed': 'What the applicant reads',
    'choosing.unsent': says('The message wasn’t sent just now. Nothing is lost: please try again.'),
    sending: ({ visit }) => expect(visit.visitor.button('Send message')).toHaveAttribute('aria-busy', 'true'),
    unavailable: async ({ visit }) => {
      await expect(visit.visitor.heading(composes)).toBeVisible();
      await expect(visit.visitor.page.getByRole('alert')).toBeVisible();
    },
    undoable: told('Your message to {0} is ready'),
    undoing: told('Taking your message to {0} back'),
    sent: told('Your message to {0} is on its way'),
    undone: told('Taken back'),
    cancelled: isClosed,
  },
  reopened: (_, __, fact) => {
    const open = reopenedBy(pingComposerPlan, 'opening');
    return reopenedBy(pingComposerPlan, 'choosing.previewing', fact === 'noTemplate' ? undefined : fact, open);
  },
  standing: () => ({ situation: 'ready', role: 'employee' }),
  deepLink: '/dashboard',
};
