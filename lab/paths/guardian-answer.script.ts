import { expect, type Locator } from '@playwright/test';
import type { SnapshotFrom } from 'xstate';
import { stepwise } from '../../machines/kit/coverage.ts';
import { guardianAnswerMachine } from '../../machines/legal-contacts/guardian-answer.machine.ts';
import { guardianAnswerPlan, type Look } from './guardian-answer.plan.ts';
import { GuardianRequest } from './guardian-request.ts';
import type { Answer } from './kit/plan.ts';
import { type Script, type Staged, unseen, type Visit } from './kit/script.ts';
import { findableText, releaseChoices, termsText } from './page-controls.ts';

type Snapshot = SnapshotFrom<typeof guardianAnswerMachine>;

interface AnswerScene extends Staged {
  readonly request: GuardianRequest;
  /** The link that is opened. */
  link: string;
}

/** What a guardian declares before agreeing. */
const declaration = [
  'I have custody of {child}.',
  'If you share custody, you decide in agreement with the other parent.',
] as const;

/** States that show the question itself. */
const asking: readonly Snapshot['value'][] = ['asking', 'accepting', 'reporting'];

const call = (name: string) => new RegExp(`^POST /api/v1/legal-contacts/[^/]+/${name}$`);
const question = ({ visit: { visitor }, request }: AnswerScene): Locator =>
  visitor.heading('May {child} look for an apprenticeship here?', { child: request.firstname });
const shows = (heading: string) => (scene: AnswerScene) =>
  expect(scene.visit.visitor.heading(heading, { child: scene.request.firstname })).toBeVisible();
const asked = (scene: AnswerScene) => expect(question(scene)).toBeVisible();

/** Brings about at the server what the page is to find. */
const bringAbout: Record<Look, (request: GuardianRequest) => Promise<void>> = {
  pending: () => Promise.resolve(),
  newText: (request) => request.changeTerms(),
  confirmed: (request) => request.answer('accept'),
  declined: (request) => request.answer('decline'),
  reported: (request) => request.answer('not_me'),
  grownUp: (request) => request.comeOfAge(),
  expired: (request) => request.expire(),
  replaced: (request) => request.ask(),
  invalid: () => Promise.resolve(),
  withdrawal: () => Promise.resolve(),
  withdrawn: (request) => request.withdraw(),
};
const lookOf = ({ output }: Answer): Look | undefined => output['look'] as Look | undefined;

const machine = stepwise(guardianAnswerMachine);
/** The page as it opens anew and finds this. */
function found(look: Look): Snapshot {
  const { after } = machine.start(undefined);
  const move = guardianAnswerPlan
    .movesFrom(after, undefined)
    .find((candidate) => candidate.kind === 'answer' && lookOf(candidate) === look);
  if (!move) throw new Error(`Nothing opens as ${look}.`);
  return machine.step(after, move.event).after;
}

/** What an answer given, or a link asked for, leaves for whoever opens the same link again. */
const afterwards: Partial<Record<Snapshot['value'], Look>> = {
  failed: 'pending',
  confirmingDecline: 'pending',
  confirmingNotMe: 'pending',
  confirmed: 'confirmed',
  declined: 'declined',
  reported: 'reported',
  linkSent: 'replaced',
  withdrawn: 'withdrawn',
};

export const guardianAnswerScript: Script<typeof guardianAnswerMachine, AnswerScene> = {
  plan: guardianAnswerPlan,
  calls: {
    opening: call('lookup'),
    accepting: call('answer'),
    declining: call('answer'),
    reporting: call('answer'),
    requestingLink: call('new-link'),
    withdrawing: call('withdrawal'),
  },
  scene: async (visit: Visit) => {
    const request = await GuardianRequest.begin(visit);
    await request.ask();
    return { visit, request, link: request.link };
  },
  open: async (scene, _, next) => {
    const { request, visit } = scene;
    const look = next?.move?.kind === 'answer' ? lookOf(next.move) : undefined;
    if (look === 'withdrawal' || look === 'withdrawn') {
      await request.answer('accept');
      scene.link = request.withdrawal;
    }
    if (look === 'invalid') scene.link = scene.link.slice(0, -1);
    await visit.visitor.page.goto(scene.link, { waitUntil: 'commit' });
  },
  deeds: {
    'page.retry': {
      perform: ({ visit }) => visit.visitor.button('Try again').click(),
      control: 'button Try again',
    },
    'consent.accept': {
      perform: async ({ visit: { visitor } }) => {
        const custody = visitor.page.getByRole('checkbox');
        const agree = visitor.button('I agree');
        if (!(await custody.isChecked())) {
          await agree.click();
          await expect(custody, 'custody has to be declared first').toBeFocused();
          await custody.check();
        }
        await agree.click();
      },
      control: 'button I agree',
      example: { type: 'consent.accept', custody: true, hash: 'h', findable: 'f', releases: 'ask' },
    },
    'consent.decline': {
      perform: ({ visit }) => visit.visitor.button('I do not agree').click(),
      control: 'button I do not agree',
    },
    'decline.confirm': {
      perform: ({ visit }) => visit.visitor.button('Yes, I decline').click(),
      control: 'button Yes, I decline',
    },
    'decline.cancel': {
      perform: ({ visit }) => visit.visitor.button('Back').click(),
      // The question who is not meant has a "Back" of its own.
      control: (_, at) => (at.value === 'confirmingNotMe' ? null : 'button Back'),
    },
    'notMe.report': {
      perform: ({ visit }) => visit.visitor.button('I’m not the guardian').click(),
      control: 'button I’m not the guardian',
    },
    'notMe.confirm': {
      perform: ({ visit }) => visit.visitor.button('Yes, by mistake').click(),
      control: 'button Yes, by mistake',
    },
    'notMe.cancel': {
      perform: ({ visit }) => visit.visitor.button('Back').click(),
      control: (_, at) => (at.value === 'confirmingNotMe' ? 'button Back' : null),
    },
    'link.request': {
      perform: ({ visit }) => visit.visitor.button('Send me a new link').click(),
      control: 'button Send me a new link',
    },
    'consent.withdraw': {
      perform: ({ visit }) => visit.visitor.button('Withdraw consent').click(),
      control: 'button Withdraw consent',
    },
  },
  facts: async ({ request }, move, before) => {
    const look = lookOf(move);
    // What overtook an answer is there already when the page opens anew.
    const isOvertaken = move.output['kind'] === 'conflict';
    if (look && (isOvertaken || before.context.view === null)) await bringAbout[look](request);
    if (move.output['kind'] === 'refused') await request.renew();
  },
  aftermath: async ({ visit: { visitor, world } }, { fault, output, state }) => {
    // An earlier link ends once the newer one has gone out.
    if (state === 'requestingLink') await world.pass(0);
    if (fault === 'tooMany')
      await expect(visitor.text('Too many requests. Please wait a minute and try again.').first()).toBeVisible();
    else if (output['kind'] === 'failed' && state !== 'opening')
      await expect(visitor.text('error.internal').first()).toBeVisible();
    else if (output['kind'] === 'refused') await expect(visitor.text('error.link_used').first()).toBeVisible();
    if (output['newText'] === true && state === 'opening')
      await expect(
        visitor.text('The terms of use have just changed, so your consent was not saved. Please read them once more.'),
      ).toBeVisible();
  },
  shows: {
    opening: ({ visit }) => expect(visit.visitor.text('Opening the page …')).toBeAttached(),
    sorting: unseen,
    failed: shows('The page could not be loaded'),
    invalid: shows('This link is not valid'),
    replaced: shows('This link has been replaced'),
    noLongerNeeded: shows('Your consent is no longer needed'),
    alreadyConfirmed: shows('You have already agreed'),
    alreadyDeclined: shows('You have already declined'),
    expired: shows('This link has expired'),
    requestingLink: shows('This link has expired'),
    linkSent: shows('A new link is on its way'),
    asking: asked,
    accepting: asked,
    confirmingDecline: shows('You do not want to agree?'),
    declining: shows('You do not want to agree?'),
    confirmingNotMe: ({ visit }) => expect(visit.visitor.page.getByRole('alertdialog')).toBeVisible(),
    reporting: asked,
    confirmed: shows('Thank you, you have agreed'),
    declined: shows('You have declined'),
    reported: shows('Thank you for telling us'),
    askingWithdraw: shows('Withdraw your consent for {child}?'),
    withdrawing: shows('Withdraw your consent for {child}?'),
    withdrawn: shows('Your consent is withdrawn'),
  },
  // The secret leaves the address bar: whoever opens the page again elsewhere has the mail.
  address: ({ link }) => link,
  reopened: (_, at) => {
    const look = afterwards[at.value];
    return look ? found(look) : at;
  },
  standing: () => ({ situation: 'loggedOut' }),
  beside: ({ visit: { visitor, world, slug }, request }, at) => {
    if (at.value === 'confirmingNotMe') return ['button Close'];
    if (!asking.includes(at.value)) return [];
    const name = declaration.map((said) => visitor.say(said, { child: request.firstname })).join(' ');
    return [
      { role: 'checkbox', name },
      ...releaseChoices(visitor.say),
      { role: 'link', name: world.tenant(slug).support_email },
      findableText,
      termsText,
    ];
  },
  deepLink: '/dashboard',
};
