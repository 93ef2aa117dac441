import { expect } from '@playwright/test';
import { pings } from '../../contract/pings/pings.endpoints.ts';
import { inTenant } from '../../server/db/scope.ts';
import { findable } from '../../tests/support/account.ts';
import { type ApiClient, succeeded } from '../../tests/support/api-client.ts';
import { mailedLink } from '../../tests/support/steps.ts';
import { pingAnswerSays } from '../../tests/support/page-says.ts';
import { childAtTerms, ping } from './kit/elsewhere.ts';
import { reopenedBy } from './kit/returning.ts';
import type { Visit } from './kit/script.ts';
import { testPaths } from './kit/tests.ts';
import { pingAnswerFlow } from './ping-answer.flow.ts';

const reason = 'Zu weit';
const frequentReasons = [
  'I would like to learn something else.',
  'It is too far for me.',
  'I have something in prospect already.',
  'The time doesn’t suit me.',
];
const why = 'Would you like to say why? (optional)';
const releases = 'Ask {guardian} whether {organization} may get this?';

interface Scene {
  readonly visit: Visit;
  link: string;
  organization: string;
  guardian: string;
  become: (fact: string | undefined, before: string | undefined) => Promise<void>;
}

async function begin(scene: Scene, isMinor: boolean): Promise<void> {
  const { world, slug, visitor } = scene.visit;
  const request = isMinor ? await childAtTerms(scene.visit) : undefined;
  await request?.answer('accept');
  scene.guardian = request?.guardian.firstname ?? '';
  const applicant = request?.child ?? (await world.person(slug, { ...findable, locale: visitor.locale }));
  const employee = await world.person(slug, { type: 'employee' });
  const [theirs, own] = [await world.as(employee), await world.as(applicant)];
  const { id } = await ping(theirs, employee, applicant);
  await world.pass(61_000);
  scene.link = await mailedLink(world, applicant.email, /\/answer#token=/);
  // the tick after the one that sent the mail finds it delivered
  await world.pass(60_000);
  const { data } = await succeeded(own.call(pings.show, { params: { id } }));
  scene.organization = data.perspective === 'applicant' ? data.organization.name : '';
  const move = (who: ApiClient, event: 'accept' | 'decline' | 'withdraw' | 'revoke' | 'archive') =>
    succeeded(who.call(pings.transition, { params: { id }, body: { event } }));
  scene.become = async (fact, before) => {
    if (fact === 'accepted' || fact === 'guardianAsked') await move(own, 'accept');
    if (fact === 'declined' || fact === 'archived') await move(own, 'decline');
    if (fact === 'archived') await move(theirs, 'archive');
    if (fact === 'withdrawn' && before !== 'accepted') await move(own, 'accept');
    if (fact === 'withdrawn') await move(own, 'withdraw');
    if (fact === 'revoked') await move(theirs, 'revoke');
    if (fact !== 'expired') return;
    // three weeks are over for this message alone; the rest happens
    const expires_at = new Date(world.clock.now().getTime() - 60_000);
    await inTenant(world.deps.db, applicant.tenant.id, (tx) =>
      tx.updateTable('pings').set({ expires_at }).where('id', '=', id).execute(),
    );
    await world.pass(0);
  };
}

/** The question says what is given to whom, before anything is. */
const gives = ({ visit: { visitor }, organization, guardian }: Scene) =>
  visitor.sees(guardian === '' ? '{organization} gets this from you' : releases, { organization, guardian });

/** Whoever said no, and finds a yes given elsewhere, is told so and keeps what was typed. */
async function takesBack(
  { visit: { visitor } }: Scene,
  { context: { declined } }: { readonly context: { readonly declined: string | null } },
): Promise<void> {
  await visitor.sees(declined === null ? 'Take your yes back?' : 'You have already said yes');
  await expect(visitor.field(why)).toHaveValue(declined === null ? '' : reason);
}

testPaths({
  flow: pingAnswerFlow,
  scene: async (visit: Visit): Promise<Scene> => ({
    visit,
    link: '',
    organization: '',
    guardian: '',
    become: async () => {},
  }),
  open: async (scene, _, __, telling) => {
    await begin(scene, telling?.fact === 'minor' || telling?.fact === 'guardianAsked');
    if (telling?.fact === 'invalid') scene.link = scene.link.slice(0, -1);
    scene.visit.note(scene.link);
    await scene.visit.visitor.page.goto(scene.link, { waitUntil: 'commit' });
  },
  fill: { 'decline.confirm': ({ visit }) => visit.visitor.field(why).fill(reason) },
  become: (scene, { brings }, { fact }) => scene.become(brings, fact),
  // reading the own number and address in full, putting the message aside and choosing a frequent reason leave the machine
  // where it is
  buttons: (at) => {
    if (at.matches('asking')) return ['Answer later'];
    if (at.matches('confirmingAccept') || at.matches('accepting')) return ['Get a code to see them in full'];
    return at.matches('confirmingDecline') || at.matches('declining') ? frequentReasons : [];
  },
  values: ({ organization, guardian }) => ({ name: organization, organization, guardian }),
  shows: {
    ...pingAnswerSays,
    confirmingAccept: gives,
    accepting: gives,
    confirmingWithdraw: takesBack,
    withdrawing: takesBack,
  },
  address: ({ link }) => link,
  reopened: (_, __, fact) => reopenedBy(pingAnswerFlow, 'opening', fact ?? 'pending'),
  standing: () => ({ situation: 'loggedOut' }),
});
