import { both } from '../../machines/kit/words.ts';
import { expect } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { passed, stepwise } from '../../machines/kit/coverage.ts';
import { guardianConsentSays } from '../../tests/support/page-says.ts';
import { type Fact, guardianConsentFlow } from './guardian-consent.flow.ts';
import type { GuardianRequest } from '../../tests/support/guardian-request.ts';
import { childAtTerms, childsName, guardianActs } from './kit/elsewhere.ts';
import type { Answer } from './kit/flow.ts';
import { reopenedBy } from './kit/returning.ts';
import type { Visit } from './kit/script.ts';
import { testPaths } from './kit/tests.ts';

const current = /^GET \/api\/v1\/legal-contacts\/current$/;
/** Counts down. */
const pausing = ({ visit: { visitor } }: { readonly visit: Visit }) =>
  visitor.page
    .getByText(both`kannst du die E-Mail noch einmal senden | You can send the e-mail again in`[visitor.locale])
    .waitFor();

/** At the page, and known to whom: the applicant's own data tells that, not the guardian's. */
const toldByMe: readonly unknown[] = ['adult', 'accepted', 'withdrawn', 'withdrawnLimited'];
interface Scene {
  readonly visit: Visit;
  readonly request: GuardianRequest;
  fact: string;
  /** They had accepted before they came: the page is for reading. */
  hasAcceptedBefore: boolean;
  /** The guardian's address, as last typed at the page. */
  entered: string;
}
async function become(scene: Scene, fact: string | undefined): Promise<void> {
  if (fact === undefined || fact === scene.fact) return;
  scene.fact = fact;
  await guardianActs[fact as Fact](scene.request);
}
/** What the page asks first has to be true by then. */
const prepare = (scene: Scene, { brings }: Partial<Answer> = {}) =>
  toldByMe.includes(brings) ? become(scene, brings) : undefined;
const refusesAddress = (answer: Answer | undefined): boolean => 'email' in Object(answer?.output['errors']);
const accepted = ({ visit: { visitor }, hasAcceptedBefore }: Scene) =>
  hasAcceptedBefore
    ? visitor.sees('The terms are accepted')
    : visitor.sees('Companies can find you, {name}', { name: childsName });

type Snapshot = SnapshotFrom<typeof guardianConsentFlow.machine>;
const opened = (fact: Fact): Snapshot => reopenedBy(guardianConsentFlow, 'loading', fact);
/** The pause has passed for a page that opens later. */
const cooled = (): Snapshot =>
  stepwise(guardianConsentFlow.machine).step(
    opened('awaiting'),
    passed('cooling', 'guardianConsent.awaitingGuardian.resend.cooling'),
  ).after;

testPaths({
  flow: guardianConsentFlow,
  scene: async (visit: Visit): Promise<Scene> => {
    const request = await childAtTerms(visit);
    await visit.visitor.page.clock.install();
    return { visit, request, fact: 'unnamed', hasAcceptedBefore: false, entered: '' };
  },
  open: async (scene, _, first) => {
    scene.hasAcceptedBefore = first?.brings === 'accepted';
    await prepare(scene, first);
    await scene.visit.visitor.keepSession(scene.request.child);
    await scene.visit.visitor.page.goto('/tos/accept', { waitUntil: 'commit' });
  },
  fill: {
    'consent.retry': async (scene, { answer }) => prepare(scene, answer),
    'guardian.submit': async (scene, { answer }) => {
      const { visit, request } = scene;
      scene.entered = refusesAddress(answer) && !answer?.fault ? request.ownAddress : request.newAddress();
      await visit.visitor.page.getByRole('radio', { name: visit.visitor.say('My mother') }).check();
      await visit.visitor.fillIn({
        'Their first name': request.guardian.firstname,
        'Their last name': request.guardian.lastname,
        'Their e-mail address': scene.entered,
      });
    },
  },
  outside: {
    'tab.focused': ({ visit }) => visit.visitor.comeBack(),
  },
  become: (scene, { brings }) => become(scene, brings),
  arrive: async (scene, { move, before }) => {
    const { visitor, wire } = scene.visit;
    // The page has looked meanwhile, as the poll is shorter than the pause.
    if (move.event.type.includes('cooling') && before.matches('awaitingGuardian')) await wire.untilHeard(current);
    if (move.kind !== 'answer') return;
    if (move.output['kind'] === 'ok' && move.state !== 'accepting') {
      scene.fact = 'awaiting';
      await scene.request.sentTo(move.state === 'resending' ? undefined : scene.entered);
    }
    if (move.output['newText'] === true)
      await visitor.sees('The terms have just changed, so nothing was saved. Please read the new text below.');
    if (refusesAddress(move))
      await expect(visitor.field('Their e-mail address')).toHaveAttribute('aria-invalid', 'true');
  },
  values: ({ request: { guardian } }) => ({
    guardian: `${guardian.firstname} ${guardian.lastname}`,
    firstname: guardian.firstname,
    name: childsName,
  }),
  // the texts can be printed wherever they stand; the code is for a guardian who stands beside the child
  buttons: () => ['Print or save as PDF', 'Show the code'],
  shows: {
    ...guardianConsentSays,
    'adult.failed': { text: 'error.internal' },
    'awaitingGuardian.answer.resting': ({ visit: { wire } }) => wire.untilQuiet(),
    'awaitingGuardian.answer.asking': async ({ visit: { wire } }) => {
      await wire.untilHeld(current);
      await wire.untilHeld(/^GET \/api\/auth\/me$/);
    },
    awaitingGuardian: guardianConsentSays['awaitingGuardian.answer.resting'],
    'awaitingGuardian.resend.cooling': pausing,
    'expired.cooling': pausing,
    'withdrawn.cooling': pausing,
    accepted,
  },
  reopened: (_, at) => {
    if (at.matches('failed')) return opened('unnamed');
    if (at.matches('adult')) return opened('adult');
    if (at.matches('editing')) return opened('awaiting');
    return at.matches({ awaitingGuardian: { resend: 'available' } }) ? cooled() : at;
  },
  standing: (at) => ({ situation: at.matches('accepted') ? 'ready' : 'needsTos', role: 'applicant' }),
});
