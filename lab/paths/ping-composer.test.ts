import { expect } from '@playwright/test';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { findable } from '../../tests/support/account.ts';
import { type ApiClient, succeeded } from '../../tests/support/api-client.ts';
import { offer } from '../../tests/support/offer.ts';
import { handleFor, type Person } from '../../tests/support/people.ts';
import { ping } from './kit/elsewhere.ts';
import { reopenedBy } from './kit/returning.ts';
import type { Visit } from './kit/script.ts';
import { testPaths } from './kit/tests.ts';
import { pingComposerFlow } from './ping-composer.flow.ts';

interface Scene {
  readonly visit: Visit;
  readonly employee: Person;
  readonly applicant: Person;
  readonly colleague: ApiClient;
  /** How the company calls the applicant before a yes. */
  name: string;
}

/** The association publishes its templates, or takes all of them or this one back for as long as one answer takes. */
const publish = ({ visit: { world }, employee }: Scene, isPublished: boolean, id?: string) => {
  const [from, to] = isPublished ? (['archived', 'published'] as const) : (['published', 'archived'] as const);
  return inTenant(world.deps.db, employee.tenant.id, (tx) =>
    tx
      .updateTable('email_templates')
      .set({ status: to })
      .where('purpose', '=', 'ping')
      .where('status', '=', from)
      .$if(id !== undefined, (all) => all.where('id', '=', id ?? ''))
      .execute(),
  );
};

/** The company has never accepted its terms: the ledger can't be changed by requests. */
const forgetTerms = ({ visit: { world }, employee }: Scene) =>
  world.deps.db.kysely
    .deleteFrom('company_consents')
    .where('organization_id', '=', employee.organization_id ?? '')
    .execute();

/** The company's messages to this applicant; the search has no other way to them. */
async function count(scene: Scene): Promise<number> {
  const { data } = await succeeded(scene.colleague.call(pings.list));
  const own = data.flatMap((one) => (one.perspective === 'organization' && one.status !== 'revoked' ? [one] : []));
  scene.name = own[0]?.applicant.name ?? scene.name;
  return own.length;
}

const composes = 'Contact this applicant';
const isClosed = ({ visit }: Scene) => expect(visit.visitor.composer).toHaveCount(0);
/** Nothing is written any more, and the notification says what became of the message. */
const told = (english: string) => async (scene: Scene) => {
  await isClosed(scene);
  await scene.visit.visitor.sees(english, { 0: scene.name, whom: scene.name });
};

testPaths({
  flow: pingComposerFlow,
  scene: async (visit: Visit): Promise<Scene> => {
    const { world, slug, visitor, note } = visit;
    const employee = await world.person(slug, { type: 'employee', locale: visitor.locale });
    note(`${employee.email}, ${employee.password}`);
    const { organization_id = '' } = employee;
    const colleague = await world.as(await world.person(slug, { type: 'employee', organization_id }));
    await visitor.page.clock.install();
    await visitor.keepSession(employee);
    return { visit, employee, applicant: await world.person(slug, findable), colleague, name: '' };
  },
  open: async (scene, _, first) => {
    const { visit, employee, applicant } = scene;
    // a path may end while a template is taken back; what is asked beside the templates has to be true by then
    await publish(scene, true);
    if (first?.brings === 'newCompany') await forgetTerms(scene);
    const address = `/search?contact=${handleFor(employee, applicant)}&occupations=${offer.occupation_id}`;
    await visit.visitor.page.goto(address, { waitUntil: 'commit' });
  },
  outside: {
    'template.choose': async ({ visit }) => {
      const templates = visit.visitor.field('Template');
      const chosen = await templates.inputValue();
      const others = await templates.locator(`option:not([value="${chosen}"])`).first().getAttribute('value');
      await templates.selectOption(others);
    },
    'offer.choose': async ({ visit }) => {
      const kinds = visit.visitor.field('You offer');
      await kinds.selectOption((await kinds.inputValue()) === 'talk' ? 'internship' : 'talk');
    },
    'line.write': async ({ visit }) => {
      const line = visit.visitor.field('A line of your own (optional)');
      await line.fill(`${await line.inputValue()}Hello `);
    },
    'person.show': () => Promise.resolve(),
  },
  become: async (scene, { brings }) => {
    const { world, visitor } = scene.visit;
    if (brings === 'noTemplate') await publish(scene, false);
    if (brings === 'archived') await publish(scene, false, await visitor.field('Template').inputValue());
    if (brings === 'newCompany') await forgetTerms(scene);
    if (brings === 'gone') await world.move(scene.applicant, 'onboarded');
    if (brings === 'goneOut') await world.pass(61_000);
    if (brings === 'contacted') await ping(scene.colleague, scene.employee, scene.applicant);
  },
  arrive: async (scene, { move }) => {
    if (move.kind !== 'answer') return;
    if (move.fact === 'noTemplate') await publish(scene, true);
    if (move.fact === 'archived' && move.output['kind'] === 'ok') await publish(scene, true);
    const left = { sent: 1, undone: 0 }[move.output['kind'] === 'ok' ? (move.fact ?? '') : ''];
    if (left !== undefined) await expect.poll(() => count(scene), 'messages').toBe(left);
  },
  // It stands beside the search, whose buttons are its own.
  buttons: () => null,
  shows: {
    opening: composes,
    failed: { text: 'The preview couldn’t be loaded just now.' },
    withoutTemplate: {
      text: 'There is no published template for a first message yet. Please ask your association to publish one.',
    },
    choosing: composes,
    'choosing.previewing': null,
    'choosing.unreadable': { text: 'The preview couldn’t be loaded just now.' },
    'choosing.previewed': 'What the applicant reads',
    'choosing.unsent': { text: 'The message wasn’t sent just now. Nothing is lost: please try again.' },
    'choosing.passedOver': null,
    'choosing.unrelated': null,
    'choosing.warned': null,
    agreeing: {
      text: 'Before its first message your company accepts these terms, once and for all colleagues. Your message goes out as soon as you have.',
    },
    'agreeing.reading': null,
    'agreeing.accepting': null,
    'agreeing.unaccepted': { text: 'That wasn’t saved just now, and nothing was sent: please try again.' },
    sending: composes,
    unavailable: ({ visit }) => visit.visitor.page.getByRole('alert').waitFor(),
    undoable: told('To {whom}'),
    undoing: told('Taking your message to {0} back'),
    sent: told('Your message to {0} is on its way'),
    undone: told('Taken back'),
    cancelled: isClosed,
  },
  reopened: (_, __, fact) => {
    // a message that was created unseen answers as a colleague's does
    const known = fact === 'sent' ? 'contacted' : fact === 'noTemplate' ? undefined : fact;
    const open = reopenedBy(pingComposerFlow, 'opening', known === 'newCompany' ? known : undefined);
    return reopenedBy(pingComposerFlow, 'choosing.previewing', known, open);
  },
  // its minute is counted down in the new document as well
  beside: (fact) => (fact === 'sent' ? ['ping.undo'] : []),
  standing: () => ({ situation: 'ready', role: 'employee' }),
});
